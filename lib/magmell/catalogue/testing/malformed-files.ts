import { nextIntBelow, seedRandom } from "@/engine/magmell";
import { type CsvColumn, getCsvColumns } from "@/lib/magmell/catalogue/import/csv/columns";
import {
  EXPORTED_TABLE_KINDS,
  type ExportedTableKind,
  writeCsvTables,
} from "@/lib/magmell/catalogue/import/csv/write-csv";
import { type CardFileSource, readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import type { SetInput } from "@/lib/magmell/catalogue/import/files/schema";
import { mergeFilesIntoRecords } from "@/lib/magmell/catalogue/import/import-plan";
import { runToCompletion } from "@/lib/tasks";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildMagicRevision,
  buildPrinting,
  buildRuling,
  buildUnitRevision,
  type CardFileContent,
  TEST_SET,
} from "./card-file";

const rarities = (): SetInput["rarities"] => [
  { code: "C", name: "コモン", englishName: "Common" },
  { code: "SR", name: "スーパーレア" },
];

/** Returns a small card file that uses every feature of the format except pictures. */
export const buildFullCardFile = (): CardFileContent =>
  buildCardFile({
    sets: [
      { ...TEST_SET, counters: { 栞: "bookmark", 年輪: "ring" }, rarities: rarities() },
      { ...TEST_SET, code: "TP", type: "promo" },
    ],
    cards: [
      ...buildCardFile().cards,
      buildCard(7, "嵐", "あらし", {
        aliases: ["ストーム", "風|雨"],
        tags: ["draw", "stones"],
        revisions: [
          buildMagicRevision({
            text: "■「嵐」。\n■二行目。",
            catalyst: "青",
            readings: [
              { textHash: "0123456789abcdef", sentence: 0, choice: "fedcba9876543210" },
              { textHash: "0123456789abcdef", sentence: 1, choice: "0000000000000000" },
            ],
          }),
          buildUnitRevision({ effectiveOn: "2026-01-01", ap: 0 }),
        ],
        printings: [
          buildPrinting("TS-007", {
            flavor: "一行目\n二行目",
            rarity: "SR",
            finish: "foil",
            product: "箱",
            imageAlt: "嵐",
          }),
          buildPrinting("TP-001", { set: "TP", revision: "2026-01-01" }),
        ],
      }),
      buildCard(8, "影", "かげ", { token: true, printings: [] }),
      buildCard(9, "古い頁", "ふるいぺーじ", { retired: true, printings: [] }),
    ],
    rulings: [
      buildRuling("TS-R001", { cards: ["火の子", "水鏡"], rules: ["mag:701.1.2", "house:9"] }),
      buildRuling("TS-R002"),
    ],
    lists: [{ id: "first-deck", name: "最初のデッキ", englishName: "First deck", cards: ["水鏡", "火の子"] }],
    aliases: [{ card: "水鏡", aliases: ["かがみ"], tags: ["draw"] }],
  });

/** Generates malformed card files, each with one error. The same seed gives the same files. */
export function generateMalformedFiles(seed: number, count: number): readonly CardFileSource[] {
  const random = seedRandom(seed);
  const one = <T>(list: readonly T[]): T => list[nextIntBelow(random, list.length)] as T;
  const dice: Dice = { one, below: (end) => nextIntBelow(random, end) };
  const ways = [wrongValue, wrongValue, fieldTooMany, entryTwice, cutOff, wrongCell, wrongCell, wrongCell, brokenTable];
  return Array.from({ length: count }, (_, index) => one(ways)(dice, `${index}`));
}

type Dice = { readonly one: <T>(list: readonly T[]) => T; readonly below: (end: number) => number };
type Way = (dice: Dice, name: string) => CardFileSource;

/** Values that fit nowhere in a card file. */
const WRONG = [null, "\u0000", -1, 1e9, 0.5, "x".repeat(2000), { a: 1 }, [[1]], "\ud800"];

const wrongValue: Way = ({ one }, name) => {
  const content = { root: buildFullCardFile() as unknown };
  const path = one(placesIn(content.root));
  const { parent, key } = at(content, path);
  parent[key] = one(WRONG);
  return buildCardFileSource(content.root, `${name}.json`);
};

const fieldTooMany: Way = ({ one }, name) => {
  const content = { root: buildFullCardFile() as unknown };
  const objects = placesIn(content.root).filter((path) => {
    const { parent, key } = at(content, path);
    return typeof parent[key] === "object" && !Array.isArray(parent[key]) && path.at(-1) !== "counters";
  });
  const { parent, key } = at(content, one(objects));
  Object.assign(parent[key] as object, { unheardOf: 1 });
  return buildCardFileSource(content.root, `${name}.json`);
};

const entryTwice: Way = ({ one }, name) => {
  const content = buildFullCardFile();
  const list = content[one(["sets", "cards", "rulings", "lists", "aliases"] as const)] as unknown[];
  list.push(one(list));
  return buildCardFileSource(content, `${name}.json`);
};

const cutOff: Way = ({ below }, name) => {
  const { bytes } = buildCardFileSource(buildFullCardFile());
  const text = new TextDecoder().decode(bytes);
  return buildCardFileSource(text.slice(0, 1 + below(text.length - 2)), `${name}.json`);
};

/** Values that are invalid in cells of each type. Rows of one card that differ are invalid with any value. */
const WRONG_CELLS: Readonly<Record<CsvColumn["type"], readonly string[]>> = {
  text: ["\u0007", "x".repeat(2000)],
  code: ["é!é", "x".repeat(99)],
  number: ["十", "-1", "1.5", "9999999"],
  day: ["soon", "2025-02-30", "1599-01-01"],
  flag: ["perhaps"],
  list: ["《無い頁》", "\u0007"],
  rules: ["999.9.9", "rule"],
  pairs: ["=", "栞=しおり"],
  rarities: ["=", "SR=スーパーレア|SR=もう一つ"],
  readings: ["0123", "0123456789abcdef=-1=0123456789abcdef"],
  ignored: [],
};

const wrongCell: Way = ({ one, below }, name) => {
  const { kind, rows } = table(one(EXPORTED_TABLE_KINDS));
  const columns = getCsvColumns(kind);
  const row = rows[1 + below(rows.length - 1)] as string[];
  const filled = columns.flatMap((column, at) => (row[at] ? [{ column, at }] : []));
  const { column, at: place } = one(filled);
  row[place] = one(WRONG_CELLS[column.type]);
  return written(rows, `${name}-${kind}.csv`);
};

const brokenTable: Way = ({ one, below }, name) => {
  const { kind, rows } = table(one(EXPORTED_TABLE_KINDS));
  const heading = rows[0] as string[];
  const file = `${name}-${kind}.csv`;
  const needed = getCsvColumns(kind).flatMap(({ required }: CsvColumn, at) => (required ? [at] : []));
  switch (below(4)) {
    case 0:
      heading[one(needed)] = "謎";
      return written(rows, file);
    case 1:
      heading.push(heading[0] as string);
      return written(rows, file);
    case 2: {
      const { bytes } = written(rows, file);
      return { file, bytes: new Uint8Array([...bytes, 0xff, 0xff]) };
    }
    default:
      return { file, bytes: new TextEncoder().encode(`${heading.join(",")}\n"${"あ".repeat(below(40))}`) };
  }
};

function table(kind: ExportedTableKind): { kind: ExportedTableKind; rows: string[][] } {
  const read = runToCompletion(readCardFile(buildCardFileSource(buildFullCardFile())));
  if (!("cards" in read)) throw new Error(read.code);
  const text = writeCsvTables(runToCompletion(mergeFilesIntoRecords([read], { sets: [], cards: [] })))[kind];
  // Cells of the small file hold no double quotes of their own.
  const rows = text.replace("\uFEFF", "").trimEnd().split("\r\n");
  const cells = (row: string) => [...row.matchAll(/("(?:[^"])*"|[^,]*)(?:,|$)/gu)].map(([, cell = ""]) => cell);
  return {
    kind,
    rows: rows.map((row) =>
      cells(row)
        .map((cell) => cell.replace(/^"|"$/g, ""))
        .slice(0, -1),
    ),
  };
}

const written = (rows: readonly (readonly string[])[], file: string): CardFileSource => {
  const lines = rows.map((row) => row.map((cell) => `"${cell}"`).join(","));
  return { file, bytes: new TextEncoder().encode(lines.join("\n")) };
};

type Path = readonly (string | number)[];

/** Every place in a value, as a list of keys. */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, child]) => placesIn(child, [...path, key]))];
}

function at(
  content: { root: unknown },
  path: Path,
): { parent: Record<string | number, unknown>; key: string | number } {
  let parent: Record<string | number, unknown> = content;
  let key: string | number = "root";
  for (const next of path) {
    parent = parent[key] as Record<string | number, unknown>;
    key = next;
  }
  return { parent, key };
}
