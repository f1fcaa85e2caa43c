import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { readWords } from "@/app/i18n/dictionary";
import { ownSite, serveOwnSite } from "./support/site";
import { expect, test } from "./support/test";

const folder = mkdtempSync(join(tmpdir(), "words-"));

/** Writes a file of the operator's words. */
function write(path: string, words: unknown): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), typeof words === "string" ? words : JSON.stringify(words));
}

const nav = (cards: string) => ({ site: { nav: { cards } } });
write("ja/site.json", nav("札"));
write("xx/site.json", nav("Kartoj"));
write("xx/decks.json", { builder: { title: "Kartaro" } });
serveOwnSite({ WORDS_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true }));

const english = readWords("en");

test("a word of the operator stands on the pages of its language", async ({ client }) => {
  const page = await client.open("/sets");
  expect(page.get("navigation", readWords("ja").site.nav.label).text).toContain("札");
  expect((await client.open("/en/sets")).get("navigation", english.site.nav.label).text).toContain(
    english.site.nav.cards,
  );
});

test("an added language has pages of its own, with English for the words that it lacks", async ({ client }) => {
  const page = await client.open("/xx/sets");
  expect(page.select("html")[0]?.attribute("lang")).toBe("xx");
  expect(page.get("navigation", english.site.nav.label).text).toContain("Kartoj");
  expect(page.heading).toBe(english.sets.title);
  expect(page.get("link", "Kartoj").href).toBe("/xx/cards");
  // The words of an island.
  expect((await client.open("/xx/decks/new")).heading).toBe("Kartaro");
});

test("every page leads to itself in each language, for readers and for search engines", async ({ client }) => {
  const page = await client.open("/sets");
  const alternates = page.select("link[rel=alternate][hreflang]").map(({ attribute }) => attribute("hreflang"));
  expect(alternates.sort()).toEqual(["en", "ja", "x-default", "xx"]);
  const links = page.select("a[hreflang=xx]").map((link) => link.attribute("href"));
  expect(links).toEqual(expect.arrayContaining(["/sets?lang=xx"]));
  const chosen = await client.get("/sets?lang=xx");
  expect([chosen.status, chosen.headers.location]).toEqual([303, expect.stringMatching(/\/xx\/sets$/u)]);
  const sitemap = await client.get("/sitemaps/pages-1.xml");
  expect(sitemap.text).toContain('hreflang="xx"');
});

test("words are read anew at a signal, and kept pages with them; faulty ones change nothing", async ({ client }) => {
  const shown = async () => (await client.open("/xx/sets")).get("navigation", english.site.nav.label).text;
  expect(await shown()).toContain("Kartoj");
  write("xx/site.json", '{"site": ');
  ownSite().signal("SIGHUP");
  write("xx/site.json", nav("Bildoj"));
  expect(await shown()).toContain("Kartoj");
  ownSite().signal("SIGHUP");
  await expect.poll(shown).toContain("Bildoj");
});
