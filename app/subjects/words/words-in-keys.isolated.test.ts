import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { GET as previewRoute } from "@/app/api/previews/[version]/[lang]/[name]/route";
import { getDictionaryVersionSuffix } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { GET as searchRoute } from "@/app/opensearch.xml/route";
import { computeCardPictureStamp } from "@/app/subjects/card-picture-stamp";
import { createCardsPictureLink } from "@/app/subjects/cards-picture-response";
import { computeDeckPictureStamp } from "@/app/subjects/deck-picture-route";
import type { DeckSubject } from "@/app/subjects/deck-subject";
import { renderSitemapPart } from "@/app/subjects/sitemap-parts";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { buildCardFile, buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { loadCustomWords } from "./custom-words";

const folder = mkdtempSync(join(tmpdir(), "words-"));
const SETTINGS = {
  WORDS_DIR: folder,
  DATABASE_URL: "postgresql://grimoire:secret@localhost:5432/grimoire",
  NEXTAUTH_SECRET: "fQ3vX9-k2LmZ7tRb0sWcYd5HnJ8uPaGe1oTi",
  NEXTAUTH_URL: "https://cards.example",
};
beforeEach(() => {
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(name, value);
});

const snapshot = buildTestCatalogue(buildCardFile());
vi.mock("@/lib/magmell/catalogue/store/data", () => ({ getCatalogue: async () => snapshot }));
const elder = {
  id: "elder",
  ja: "昔",
  en: "Elder",
  sets: [],
  restricted: [],
  banned: [],
  source: "A sample of a test",
};
vi.mock("@/lib/mtg/formats/data", () => ({ getFormatData: async () => ({ sets: [], lists: [], formats: [elder] }) }));
const [card] = snapshot.cards as readonly [CatalogueCard];

/** Brings words of an operator into force; `null` brings those of the site. */
function bring(siteName: string | null): void {
  rmSync(join(folder, "de"), { recursive: true, force: true });
  if (siteName !== null) {
    mkdirSync(join(folder, "de"));
    writeFileSync(join(folder, "de", "site.json"), JSON.stringify({ site: { siteName } }));
  }
  loadCustomWords();
}
afterAll(() => rmSync(folder, { recursive: true }));

/** Results of a function while each of several words is in force. */
async function inEach<T>(states: readonly (string | null)[], make: () => T | Promise<T>): Promise<readonly T[]> {
  const made: T[] = [];
  for (const state of states) {
    bring(state);
    made.push(await make());
  }
  return made;
}

const lang = "de" as Lang;
const deck = {
  name: "火",
  author: null,
  deck: { grimoire: [], stoneDeck: [] },
  path: "/d/x",
} as unknown as DeckSubject;
const stamps = {
  "a card": () => computeCardPictureStamp(card, "1", lang),
  "several cards": () => createCardsPictureLink({ title: "A", lead: "B", cards: [card] }, "/sets/A", "1", lang).stamp,
  "a deck": () => computeDeckPictureStamp(deck, snapshot, lang),
};

it("words have a mark of their content, and those of the site have none", async () => {
  const [site, nord, south, again] = await inEach([null, "Nord", "Süd", "Nord"], getDictionaryVersionSuffix);
  expect(site).toBe("");
  expect(nord).toMatch(/^-[0-9a-f]{12}$/);
  expect(again).toBe(nord);
  expect(south).not.toBe(nord);
});

it.each(Object.entries(stamps))("the stamp of the picture of %s is another one with other words", async (_, stamp) => {
  const [site, nord, south, again] = await inEach([null, "Nord", "Süd", "Nord"], stamp);
  expect(new Set([site, nord, south]).size).toBe(3);
  expect(again).toBe(nord);
});

it("the look at a name is kept for ever under an address with its words alone", async () => {
  const ask = async (version: string) => {
    const params = Promise.resolve({ version, lang, name: encodeURIComponent(card.name) });
    const { headers } = await previewRoute(new Request("https://site.example/"), { params });
    return [headers.get("ETag"), headers.get("Cache-Control")];
  };
  const [site, nord, south] = await inEach([null, "Nord", "Süd"], () => ask(snapshot.version));
  expect(site).toEqual([`W/"${snapshot.version}.ja"`, expect.stringContaining("immutable")]);
  expect([nord?.[1], south?.[1]]).toEqual(["no-store", "no-store"]);
  expect(nord?.[0]).not.toBe(south?.[0]);
  bring("Nord");
  expect((await ask(snapshot.version + getDictionaryVersionSuffix()))[1]).toContain("immutable");
});

it("a sitemap has a language at once that the operator adds", async () => {
  const [before, after] = await inEach([null, "Nord"], () => renderSitemapPart("pages-1.xml"));
  expect(before).not.toContain('hreflang="de"');
  expect(after).toContain('hreflang="de"');
});

it("a sitemap has the formats of the documents and those that the operator adds", async () => {
  const map = await renderSitemapPart("pages-1.xml");
  for (const id of ["type1", "elder"]) expect(map).toContain(`<loc>https://cards.example/mtg/formats/${id}</loc>`);
});

it("the search description is asked for again after a minute, by its content", async () => {
  const ask = () =>
    searchRoute(new Request("https://site.example/opensearch.xml?in=de"), { params: Promise.resolve({}) });
  const [nord, south] = await inEach(["Nord", "Süd"], ask);
  expect(nord?.headers.get("Cache-Control")).toBe("public, max-age=60, s-maxage=60");
  expect(nord?.headers.get("ETag")).toMatch(/^W\/"/);
  expect(nord?.headers.get("ETag")).not.toBe(south?.headers.get("ETag"));
});
