import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { buildCardFileSource } from "@/lib/magmell/catalogue/testing/card-file";
import { buildFullCardFile } from "@/lib/magmell/catalogue/testing/malformed-files";
import { runToCompletion } from "@/lib/tasks";
import { type CardFile, readCardFile } from "../files/read-card-file";
import { stringifyCardFile } from "../files/write-card-file";
import { mergeFilesIntoRecords } from "../import-plan";
import { CSV_TABLE_KINDS, type CsvColumn, type CsvTableKind, formatColumnLabel, getCsvColumns } from "./columns";
import { type CsvRow, readCsvRows } from "./read-csv-rows";
import { EXPORTED_TABLE_KINDS, writeCsvTables } from "./write-csv";

/** The row of each kind of table on the page on card files. */
const PAGE_ROWS: Readonly<Record<CsvTableKind, string>> = {
  cards: "| Cards |",
  sets: "| Sets |",
  rulings: "| Rulings |",
  lists: "| Lists |",
  aliases: "| Nicknames |",
};

/** Columns without a value in the full card file, and where their reading is tested. */
const TESTED_ELSEWHERE: Readonly<Record<string, string>> = {
  "cards 画像 (image)": "pictures/picture-resolver and scripts/data/guide.db.test.ts: it needs a picture",
};

const label = (kind: CsvTableKind, column: CsvColumn) => `${kind} ${formatColumnLabel(column)}`;

const read = (file: string, content: unknown): CardFile => {
  const result = runToCompletion(readCardFile(buildCardFileSource(content, file)));
  if (!("cards" in result)) throw new Error(JSON.stringify(result));
  expect(result.findings).toEqual([]);
  return result;
};

const NOTHING = { sets: [], cards: [], rulings: [], lists: [] };

describe("a column of a table", () => {
  const page = readFileSync(
    fileURLToPath(new URL("../../../../../prisma/seed/cards/README.md", import.meta.url)),
    "utf8",
  ).split("\n");

  test.each(CSV_TABLE_KINDS)("of %s stands on the page on card files", (kind) => {
    const row = page.find((line) => line.startsWith(PAGE_ROWS[kind])) ?? "";
    const missing = getCsvColumns(kind)
      .filter(({ type }) => type !== "ignored")
      .filter(
        ({ ja, en }) => !(row.includes(`\`${ja}\` ${en}`) || (ja === en.toUpperCase() && row.includes(`\`${ja}\``))),
      )
      .map((column) => label(kind, column));
    expect(missing, "name these in the table of columns of prisma/seed/cards/README.md").toEqual([]);
  });

  test("is written and read with a value", () => {
    const records = runToCompletion(mergeFilesIntoRecords([read("full.json", buildFullCardFile())], NOTHING));
    const tables = writeCsvTables(records);
    const missing = EXPORTED_TABLE_KINDS.flatMap((kind) => {
      const [headings, ...rows] = readCsvRows(tables[kind].slice(1)) as readonly CsvRow[];
      return getCsvColumns(kind)
        .filter(({ readOnly }) => !readOnly)
        .filter(({ ja, en }) => {
          const at = headings?.cells.findIndex((cell) => cell === ja || cell === en) ?? -1;
          return at < 0 || !rows.some(({ cells }) => (cells[at] ?? "") !== "");
        })
        .map((column) => label(kind, column));
    });
    expect(
      missing.filter((one) => !Object.hasOwn(TESTED_ELSEWHERE, one)),
      "give these a value in buildFullCardFile, and write-csv.ts what it writes",
    ).toEqual([]);
    for (const one of Object.keys(TESTED_ELSEWHERE)) expect(missing).toContain(one);
    const again = EXPORTED_TABLE_KINDS.map((kind) => read(`${kind}.csv`, tables[kind]));
    expect(stringifyCardFile(runToCompletion(mergeFilesIntoRecords(again, NOTHING)))).toBe(stringifyCardFile(records));
  });

  test("that is read and never written is read with a value", () => {
    const nicknames = { number: "1", card: "火の子", aliases: "ひのこちゃん", tags: "burn" };
    const lists = { id: "first-deck", name: "最初のデッキ", englishName: "First deck", cards: "火の子", removed: "1" };
    for (const [kind, values] of Object.entries({ aliases: nicknames, lists })) {
      const columns = getCsvColumns(kind as CsvTableKind);
      expect(Object.keys(values), `give every column of ${kind} a value here`).toEqual(
        columns.map(({ field }) => field),
      );
      const file = read(`${kind}.csv`, `${columns.map(({ en }) => en).join(",")}\n${Object.values(values).join(",")}`);
      const [entry] = kind === "lists" ? file.lists : file.aliases;
      const fields = columns.filter(({ type }) => type !== "ignored").map(({ field }) => field);
      expect(Object.keys(entry?.value ?? {})).toEqual(expect.arrayContaining(fields));
    }
  });
});
