import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkDeck, toNameKey } from "@/engine/magmell";
import { checkCardFiles } from "@/lib/magmell/catalogue/import/check/check-card-files";
import { type CardFile, readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { createCardRecord, createSetRecord } from "@/lib/magmell/catalogue/import/import-plan";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import { splitEnglishText } from "@/lib/magmell/catalogue/model/english-text";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import { checkStarters } from "@/lib/magmell/starters/check-starters";
import { type ParsedStarter, readStarterFile } from "@/lib/magmell/starters/read-starter-file";
import { runToCompletion } from "@/lib/tasks";

const filesIn = (folder: string) => {
  const path = fileURLToPath(new URL(`../../../prisma/seed/${folder}`, import.meta.url));
  const names = readdirSync(path).filter((name) => name.endsWith(".json"));
  return names.sort().map((name) => ({ file: name, bytes: readFileSync(join(path, name)) }));
};

const cardFiles = filesIn("cards").map((source) => runToCompletion(readCardFile(source)) as CardFile);
const records = {
  sets: cardFiles.flatMap(({ sets }) => sets.map(({ value }) => createSetRecord(value))),
  cards: cardFiles.flatMap(({ cards }) => cards.map(({ value }) => createCardRecord(value))),
};
const { definitions, names, cards } = runToCompletion(
  buildCatalogue(records, 1, "2026-11-20", createTextReader(records)),
);
const starters = filesIn("decks").map((source) => readStarterFile(source) as ParsedStarter);

/** Names in 《》 that are no card. */
const unknownNames = (text: string) =>
  [...text.matchAll(/《([^《》]+)》/gu)]
    .map(([, name]) => name ?? "")
    .filter((name) => !names.keys.has(toNameKey(name)));

/** Starter names have to fit on the shelf of the site. */
const MOST_LEAD = { ja: 100, en: 200 };

test("the card files that come with the site are in order", () => {
  expect(runToCompletion(checkCardFiles(cardFiles, { sets: [], cards: [] }))).toEqual([]);
});

test("every counter that their cards speak of has an English name", () => {
  const parts = cards.flatMap(({ englishText }) => splitEnglishText(englishText));
  expect(parts.filter(({ kind, text }) => kind === "japanese" && /\p{L}/u.test(text))).toEqual([]);
});

test("their rulings name cards that there are", () => {
  const rulings = cardFiles.flatMap((file) => file.rulings.map(({ value }) => value));
  const texts = rulings.flatMap(({ question, answer }) => [question.ja, question.en ?? "", answer.ja, answer.en ?? ""]);
  expect(texts.flatMap(unknownNames)).toEqual([]);
});

describe.each(starters.map((read) => [read.starter.key, read] as const))("the starter deck %s", (_, { starter }) => {
  test("has no problem and nothing that could be advised", () => {
    expect(checkDeck(starter, definitions)).toEqual([]);
  });

  test("has a primer that begins with a short paragraph and names cards that there are", () => {
    for (const lang of ["ja", "en"] as const) {
      const paragraphs = starter.primer[lang].split("\n\n");
      expect(paragraphs.length).toBeGreaterThan(1);
      expect(paragraphs[0]?.length).toBeLessThanOrEqual(MOST_LEAD[lang]);
      expect(unknownNames(starter.primer[lang])).toEqual([]);
    }
  });
});

test("the starter decks fit together", () => {
  expect(checkStarters(starters, definitions, ({ code }) => ({ problem: code, fixes: "" }))).toEqual([]);
  const places = starters.map(({ starter }) => starter.place);
  expect(new Set(places).size).toBe(places.length);
});
