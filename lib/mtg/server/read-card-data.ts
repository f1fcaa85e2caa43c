import { open, readFile, stat } from "node:fs/promises";
import { readTable } from "@/lib/catalogue/import/csv/read-table";
import { decodeTextFile } from "@/lib/decode-text-file";
import { type Collection, newCollector } from "../catalogue/import/collect";
import { CSV_COLUMNS, type CsvColumnName, readCsvEntry } from "../catalogue/import/csv-entry";
import { readMtgjsonCard, readMtgjsonSet } from "../catalogue/import/mtgjson-entry";
import { readScryfallEntry } from "../catalogue/import/scryfall-entry";
import type { Entry } from "../catalogue/import/sighting";
import { type CardDataProblem, MOST_TOLD, UnreadableData } from "./card-data-problem";
import { jsonEntries } from "./json-entries";

type CardDataFormat = "scryfall" | "mtgjson" | "csv";

/** Card data that was read whole, or every reason why it was not. */
type CardDataRead =
  | { readonly ok: true; readonly format: CardDataFormat; readonly collection: Collection; readonly others: number }
  | { readonly ok: false; readonly problems: readonly CardDataProblem[]; readonly more: number };

/** Most bytes of a table, which is read at once. Files of JSON are read entry by entry. */
const MOST_TABLE_BYTES = 64 * 1024 * 1024;

/**
 * Reads card data of an operator: a bulk file of Scryfall, a file of all cards or all printings of MTGJSON, or a table (CSV).
 * What it is, the file itself tells. A single wrong entry refuses the whole file.
 */
export async function readCardData(file: string, options: { readonly texts: boolean }): Promise<CardDataRead> {
  const collector = newCollector(options);
  const problems: CardDataProblem[] = [];
  let [others, more, cards] = [0, 0, 0];
  let format: CardDataFormat = "csv";
  try {
    format = await formatOf(file);
    for await (const { place, entry } of entriesOf(file, format)) {
      if (entry.is === "card") collector.add(entry.sighting);
      if (entry.is === "card") cards += 1;
      if (entry.is === "other") others += 1;
      if (entry.is !== "wrong") continue;
      for (const { path, reason } of entry.faults) {
        if (problems.length < MOST_TOLD) problems.push(problemAt(place, path, reason, format));
        else more += 1;
      }
    }
    if (cards === 0 && problems.length === 0) problems.push(NOTHING);
  } catch (error) {
    if (!(error instanceof UnreadableData)) throw error;
    problems.push(error.problem);
  }
  if (problems.length > 0) return { ok: false, problems, more };
  return { ok: true, format, collection: collector.collection(), others };
}

const NOTHING: CardDataProblem = {
  place: "the whole file",
  reason: "there is no card in it",
  fix: "Give a bulk file of Scryfall (Default Cards), AtomicCards.json or AllPrintings.json of MTGJSON, or a table with the column name.",
};

type PlacedEntry = { readonly place: string; readonly entry: Entry };

async function* entriesOf(file: string, format: CardDataFormat): AsyncGenerator<PlacedEntry> {
  if (format === "csv") return yield* tableEntries(file);
  for await (const { key, value } of jsonEntries(file, format === "scryfall" ? "list" : "data")) {
    if (format === "scryfall") {
      yield { place: `entry ${Number(key) + 1}${named(value)}`, entry: readScryfallEntry(value) };
    } else if (Array.isArray(value)) {
      yield { place: `data.${key}`, entry: readMtgjsonCard(value) };
    } else {
      for (const entry of readMtgjsonSet(value)) yield { place: `data.${key}`, entry };
    }
  }
}

const named = (value: unknown): string =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string"
    ? ` (${value.name.slice(0, 60)})`
    : "";

async function* tableEntries(file: string): AsyncGenerator<PlacedEntry> {
  const { size } = await stat(file);
  if (size > MOST_TABLE_BYTES) {
    const reason = `the table has ${size} bytes; ${MOST_TABLE_BYTES} are the most`;
    throw new UnreadableData({ place: "the whole file", reason, fix: "Leave out columns that are not asked for." });
  }
  const decoded = decodeTextFile(await readFile(file));
  if (decoded === null) {
    const fix = "Save the table as CSV in UTF-8, or give the file of JSON unpacked.";
    throw new UnreadableData({ place: "the whole file", reason: "the file is no text", fix });
  }
  const rows = readTable(decoded.text);
  if ("reason" in rows) {
    throw new UnreadableData({ place: `line ${rows.line}`, reason: rows.reason, fix: rows.fix });
  }
  const [headings, ...cards] = rows;
  const columns = columnsOf(headings?.cells ?? []);
  for (const { line, cells } of cards) {
    const row = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
    yield { place: `line ${line}`, entry: readCsvEntry(row) };
  }
}

function columnsOf(headings: readonly string[]): readonly CsvColumnName[] {
  const columns = headings.map((heading) => heading.trim().toLowerCase());
  const unknown = columns.find((column) => column !== "" && !CSV_COLUMNS.some((known) => known === column));
  const twice = columns.find((column, at) => column !== "" && columns.indexOf(column) !== at);
  const fix = `Write the columns into the first row: ${CSV_COLUMNS.join(",")}. Only name is asked for.`;
  const refuse = (reason: string) => new UnreadableData({ place: "line 1", reason, fix });
  if (unknown !== undefined) throw refuse(`“${unknown.slice(0, 60)}” is no column of a table of cards`);
  if (twice !== undefined) throw refuse(`the column “${twice}” is there twice`);
  if (!columns.includes("name")) throw refuse("the column name is missing");
  return columns as readonly CsvColumnName[];
}

/** The format of a file, told by its first sign: a list is Scryfall's, an object MTGJSON's, anything else a table. */
async function formatOf(file: string): Promise<CardDataFormat> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) throw new UnreadableData({ ...NOTHING, reason: "the file is empty" });
    if (PACKED.some((mark) => mark.every((byte, at) => bytes[at] === byte))) {
      throw new UnreadableData({ place: "the whole file", reason: "the file is packed", fix: "Unpack it first." });
    }
    const first = bytes
      .toString("utf8")
      .replace(/^\uFEFF/u, "")
      .trimStart()
      .at(0);
    return first === "[" ? "scryfall" : first === "{" ? "mtgjson" : "csv";
  } finally {
    await handle.close();
  }
}

/** First bytes of files packed by gzip, zip, bzip2 and xz. */
const PACKED = [
  [0x1f, 0x8b],
  [0x50, 0x4b, 0x03],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a],
] as const;

function problemAt(
  place: string,
  path: readonly PropertyKey[],
  reason: string,
  format: CardDataFormat,
): CardDataProblem {
  const inside = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  const fix =
    format === "csv"
      ? "Mend the cell, and import the table again: nothing was changed."
      : "Use the file as it was downloaded; if it is, the source has changed its form: import a table (CSV) instead.";
  return {
    place: format === "csv" ? `${place}, column ${inside.replace(/^\./u, "")}` : `${place}${inside}`,
    reason,
    fix,
  };
}
