import { expect, test } from "vitest";
import { listSourceFiles } from "./read-imports";

/** Rooms that may read what is published and not public yet, each with its reason. */
const ROOMS: Readonly<Record<string, string>> = {
  "app/[lang]/admin/": "administrators edit it",
  "lib/admin/": "administrators review it",
  "lib/magmell/catalogue/": "it is published there, and the reader takes it away",
  "lib/magmell/starters/": "decks are checked against the cards in force",
  "scripts/data/": "commands of the operator",
};

/** Reads of records and catalogues before what is not public is taken away. */
const READS =
  /\b(?:getUnfilteredCatalogue|getPublishedState|createPublishedStateSource|readCatalogueRecords|buildCatalogue)\(/;

test("what is not public yet is read by those who edit it, and by nothing that answers visitors", () => {
  const reading = listSourceFiles(["app", "lib", "scripts/data"])
    .filter(({ path, text }) => !/\.test\.tsx?$|\/testing\//.test(path) && READS.test(text))
    .map(({ path }) => path);
  const foreign = reading.filter((path) => !Object.keys(ROOMS).some((room) => path.startsWith(room)));
  expect(foreign, "ask getCatalogue(), which holds what is public").toEqual([]);
  for (const room of Object.keys(ROOMS))
    expect(
      reading.some((path) => path.startsWith(room)),
      room,
    ).toBe(true);
});

test("files for others are made of what is public", () => {
  const makers = listSourceFiles(["app", "lib", "scripts/data"])
    .filter(({ path, text }) => !/\.test\.ts$/.test(path) && /\bprepareBulkFiles\(/.test(text))
    .map(({ path, text }) => [path, /buildCatalogue|getUnfilteredCatalogue/.test(text)]);
  expect(makers.length).toBeGreaterThan(0);
  expect(makers.filter(([, whole]) => whole)).toEqual([]);
});
