import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import type { HtmlPage } from "./support/html-page";
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

const english = getDictionary("en");

/** The links at the head of a page, as one text. */
const menuOf = (page: HtmlPage): string =>
  page
    .select("header nav")
    .map(({ text }) => text)
    .join(" ");

test("a word of the operator stands on the pages of its language", async ({ client }) => {
  expect(menuOf(await client.open("/sets"))).toContain("札");
  expect(menuOf(await client.open("/en/sets"))).toContain(english.site.nav.cards);
});

test("an added language has pages of its own, with English for the words that it lacks", async ({ client }) => {
  const page = await client.open("/xx/sets");
  expect([page.lang, page.heading]).toEqual(["xx", english.sets.title]);
  expect(menuOf(page)).toContain("Kartoj");
  expect(page.get("banner").first("link", "Kartoj").href).toBe("/xx/cards");
  // Cards are shown in English.
  const card = await client.open(`/xx/cards/${encodeURIComponent("走り火")}`);
  expect(card.heading).toBe((await client.open(`/en/cards/${encodeURIComponent("走り火")}`)).heading);
  // The frame around an island.
  expect((await client.open("/xx/decks/new")).heading).toBe("Kartaro");
});

test("every page leads to itself in each language, for readers and for search engines", async ({ client }) => {
  const { text } = await client.get("/sets");
  const tagged = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gu)].map(([, tag]) => tag);
  expect(tagged.sort()).toEqual(["en", "ja", "x-default", "xx"]);
  // Behind the button of the head, and at the foot.
  expect(text.match(/<a href="\/sets\?lang=xx" lang="xx" hrefLang="xx"/gu)?.length).toBeGreaterThan(1);
  expect((await client.open("/sets?lang=xx")).lang).toBe("xx");
  const sitemaps = (await client.get("/sitemap.xml")).text.match(/\/sitemaps\/[\w-]+\.xml/gu) ?? [];
  const [first = ""] = sitemaps;
  expect((await client.get(first)).text).toContain('hreflang="xx"');
});

test("words are read anew at a signal, and kept pages with them; faulty ones change nothing", async ({ client }) => {
  const shown = async () => menuOf(await client.open("/xx/sets"));
  expect(await shown()).toContain("Kartoj");
  write("xx/site.json", '{"site": ');
  ownSite().signal("SIGHUP");
  write("xx/decks.json", { builder: { title: "Ludilo" } });
  expect(await shown()).toContain("Kartoj");
  write("xx/site.json", nav("Bildoj"));
  ownSite().signal("SIGHUP");
  await expect.poll(shown).toContain("Bildoj");
  expect((await client.open("/xx/decks/new")).heading).toBe("Ludilo");
});
