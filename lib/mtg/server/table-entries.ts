import { isUtf8 } from "node:buffer";
import { toNameKey } from "@/engine/mtg/deck";
import { type DecodedText, decodeTextFile } from "@/lib/decode-text-file";
import { readCsvRows, type TableFault } from "@/lib/magmell/catalogue/import/csv/read-csv-rows";
import { CSV_COLUMNS, type CsvColumnName, findDifferingColumns, readCsvEntry } from "../catalogue/import/csv-entry";
import { type CardDataText, cardDataText, quoteText } from "../catalogue/import/plain-words";
import type { SourceCard, SourceEntry } from "../catalogue/import/source-card";
import { refuseFile, UnreadableDataError } from "./card-data-problem";
import type { LocatedEntry } from "./json-entries";

/** Most bytes of a table, which is read at once. Files of JSON are read entry by entry. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Decodes the text of a table, in any encoding that spreadsheets use. */
export async function readTableText(pieces: AsyncIterator<Uint8Array>): Promise<DecodedText> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    read.push(next.value);
    bytes += next.value.length;
    if (bytes > MOST_BYTES) {
      throw refuseFile(cardDataText("tableTooLarge", { bytes: MOST_BYTES }), cardDataText("fix.fewerColumns"));
    }
  }
  const whole = Buffer.concat(read);
  const decoded = decodeTextFile(whole);
  if (decoded !== null) return decoded;
  if (isUtf8(whole)) throw nulSign(whole.subarray(0, whole.indexOf(0)).toString());
  throw refuseFile(cardDataText("notText"), cardDataText("fix.csv"));
}

/** Error for a NUL character, which only damaged files have, with the text before it. */
function nulSign(before: string): UnreadableDataError {
  const line = before.split(/\r\n?|\n/u).length;
  return refuseLine(line, cardDataText("nul"), cardDataText("fix.nul"));
}

const refuseLine = (line: number, reason: CardDataText, fix: CardDataText) =>
  new UnreadableDataError({ place: cardDataText("line", { n: line }), reason, fix });

/** A refusal of a text that cannot be cut into cells. */
const unreadableTable = ({ line, facts: { fault, max = 0 } }: TableFault): UnreadableDataError =>
  refuseLine(line, cardDataText(`table.${fault}`, { max }), cardDataText(`fix.table.${fault}`));

/** Yields the entries of a table, one per row. Throws `UnreadableDataError` if it is not a card table. */
export function* readTableEntries(text: string): Generator<LocatedEntry> {
  const rows = readCsvRows(text);
  if ("facts" in rows) throw unreadableTable(rows);
  const [headings, ...cards] = rows;
  if (headings === undefined) {
    throw refuseFile(cardDataText("emptyFile"), cardDataText("fix.saveAgain"));
  }
  const columns = columnsOf(headings.cells, headings.line);
  const names = new Map<string, { readonly line: number; readonly card: SourceCard }>();
  for (const { line, cells } of cards) {
    const entry = rowEntry(columns, cells);
    yield {
      place: cardDataText("line", { n: line }),
      entry: entry.is === "card" ? besideOthers(entry, line, names) : entry,
    };
  }
}

type Columns = readonly (CsvColumnName | null)[];

/** The entry of a row. One with more cells than columns is wrong unless the others are empty and nothing is shifted. */
function rowEntry(columns: Columns, cells: readonly string[]): SourceEntry {
  const row: Partial<Record<CsvColumnName, string>> = {};
  for (const [at, column] of columns.entries()) if (column !== null) row[column] = cells[at] ?? "";
  const entry = readCsvEntry(row);
  if (cells.length <= columns.length) return entry;
  const shifted = cells.some((cell, at) => (at >= columns.length ? cell.trim() !== "" : at > 0 && /^ \S/u.test(cell)));
  if (!shifted && entry.is !== "wrong") return entry;
  const reason = cardDataText("tooManyCells", { cells: cells.length, columns: columns.length });
  const fix = cardDataText("fix.comma");
  return { is: "wrong", faults: [{ path: [], reason, fix }] };
}

/** The entry, or an error if it contradicts an earlier row of its name. */
function besideOthers(
  entry: SourceEntry & { readonly is: "card" },
  line: number,
  names: Map<string, { readonly line: number; readonly card: SourceCard }>,
): SourceEntry {
  const card = entry.sighting;
  const key = toNameKey(card.name);
  const earlier = names.get(key);
  if (earlier === undefined) names.set(key, { line, card });
  const apart = earlier === undefined ? [] : findDifferingColumns(earlier.card, card);
  if (apart.length === 0) return entry;
  const reason = cardDataText("rowsDiffer", { name: quoteText(card.name), line: earlier?.line ?? 0, columns: apart });
  const fix = cardDataText("fix.equalRows");
  return { is: "wrong", faults: [{ path: [], reason, fix }] };
}

const COLUMNS = { columns: CSV_COLUMNS.join(",") };
const FIRST_ROW = cardDataText("fix.firstRow", COLUMNS);
/** Separators of cells in other programs, for error messages. */
const OTHER_SEPARATOR = /[|;:\t^]/u;

/** Columns of a table in order, without trailing columns that lack a heading; null if an inner column lacks one. */
function columnsOf(headings: readonly string[], line: number): Columns {
  const columns = headings.map((heading) => heading.trim().toLowerCase());
  const twice = columns.find((column, at) => column !== "" && columns.indexOf(column) !== at);
  const refuse = (reason: CardDataText, fix = FIRST_ROW) => refuseLine(line, reason, fix);
  const written = headings.map((heading) => heading.trim());
  const unknown = [...new Set(written.filter((_, at) => columns[at] !== "" && !isColumn(columns[at] ?? "")))];
  if (unknown.length > 0) throw refuse(...unknownColumns(unknown, columns.some(isColumn)));
  if (twice !== undefined) throw refuse(cardDataText("columnTwice", { column: quoteText(twice) }));
  if (!columns.includes("name")) throw refuse(cardDataText("noNameColumn"));
  return columns
    .map((column) => (isColumn(column) ? column : null))
    .slice(0, 1 + columns.findLastIndex((column) => column !== ""));
}

/** Returns the reason for refusing unknown columns, and the fix. */
function unknownColumns(
  unknown: readonly string[],
  hasOthers: boolean,
): readonly [reason: CardDataText, fix: CardDataText] {
  const [sign] = unknown.map((heading) => OTHER_SEPARATOR.exec(heading)?.[0]).filter((found) => found !== undefined);
  if (sign !== undefined) {
    const separator = sign === "\t" ? cardDataText("tabs") : `“${sign}”`;
    return [cardDataText("separator", { separator }), cardDataText("fix.commas")];
  }
  const headings = unknown.map(quoteText);
  if (!hasOthers) return [cardDataText("noColumns", { headings }), FIRST_ROW];
  return [cardDataText("unknownColumns", { headings }), cardDataText("fix.columns", COLUMNS)];
}

const isColumn = (heading: string): heading is CsvColumnName => CSV_COLUMNS.some((column) => column === heading);
