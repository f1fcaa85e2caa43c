import { beforeEach, expect, test } from "vitest";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import { runToCompletion } from "@/lib/tasks";
import { openDatabase } from "@/prisma/factories/database";
import { writeCsvTables } from "../import/csv/write-csv";
import { stringifyCardFile } from "../import/files/write-card-file";
import { buildCatalogue } from "../model/build-catalogue";
import { createTextReader } from "../model/text-reader";
import { readCatalogueRecords } from "../store/data";
import { clearCatalogue } from "../testing/empty-catalogue";
import { importTestCards } from "../testing/import-test-cards";
import { generateJapaneseOnlyFile } from "../testing/japanese-only";
import { readSnapshot, writeSnapshot } from "../views/snapshot";
import { importCardFiles } from "./mutations";

const database = openDatabase();
beforeEach(clearCatalogue);

test("300 cards that are only in Japanese are imported, found in both languages, exported and imported again without a change", async () => {
  const result = await importTestCards(generateJapaneseOnlyFile(300));
  expect(result).toMatchObject({ applied: true, plan: { changes: { length: 903 } } });
  const records = await readCatalogueRecords(database);
  const catalogue = runToCompletion(buildCatalogue(records, 1, "2026-11-20", createTextReader(records)));

  expect(catalogue.cards.every(({ romanized }) => romanized)).toBe(true);
  for (const { englishName } of catalogue.cards)
    expect(englishName).toMatch(/^[A-Z][a-z]*(?:'[a-z]+)*(?: [a-zA-Z']+)*$/);
  expect(catalogue.sets[0]).toMatchObject({ englishName: "和文だけの巻" });
  const [ruling] = catalogue.rulings.get(catalogue.cards[0]?.number ?? 0) ?? [];
  expect(ruling?.answer).toEqual({ ja: "順に解決します。", en: "順に解決します。" });
  const found = (typed: string) =>
    searchCatalogue(getSearchIndex(catalogue), readQuery(typed), {})
      .hits()
      .map(({ card }) => card.name);
  expect(found("雨つぎの見習い")).toEqual(["雨つぎの見習い"]);
  expect(found('"Ametsugi no Minarai"')).toEqual(["雨つぎの見習い"]);
  expect(found("en:minarai")).toEqual(found("見習い"));
  expect(found("rarity:SR").length + found("rarity:U").length + found("rarity:C級").length).toBe(200);
  const names = found("order:name t:unit");
  expect(names.length).toBeGreaterThan(50);
  // The browser reads of a snapshot the same as the server of the database.
  const again = readSnapshot(JSON.parse(JSON.stringify(writeSnapshot(catalogue))));
  expect(again.cards.map(({ englishName, romanized }) => [englishName, romanized])).toEqual(
    catalogue.cards.map(({ englishName, romanized }) => [englishName, romanized]),
  );

  const text = stringifyCardFile(records);
  expect(text).not.toContain("englishName");
  const files = Object.entries(writeCsvTables(records)).map(([kind, table]) => ({ file: `${kind}.csv`, text: table }));
  for (const sources of [[{ file: "all.json", text }], files]) {
    const encoded = sources.map(({ file, text: content }) => ({ file, bytes: new TextEncoder().encode(content) }));
    expect(await importCardFiles(encoded, { database })).toMatchObject({ ok: true, applied: false });
    await clearCatalogue();
    expect(await importCardFiles(encoded, { database })).toMatchObject({ ok: true, applied: true });
    expect(await readCatalogueRecords(database)).toEqual(records);
  }
});
