import { isUtf8 } from "node:buffer";
import { toNameKey } from "@/engine/mtg/deck";
import { type DecodedText, decodeTextFile } from "@/lib/decode-text-file";
import { readCsvRows, type TableFault } from "@/lib/magmell/catalogue/import/csv/read-csv-rows";
import { CSV_COLUMNS, type CsvColumnName, findDifferingColumns, readCsvEntry } from "../catalogue/import/csv-entry";
import { joinWords, quoteText } from "../catalogue/import/plain-words";
import type { SourceCard, SourceEntry } from "../catalogue/import/source-card";
import { UnreadableDataError } from "./card-data-problem";
import type { LocatedEntry } from "./json-entries";

/** Most bytes of a table, which is read at once. Files of JSON are read entry by entry. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Returns text of a table, in any of the encodings in which spreadsheets save one. */
export async function readTableText(pieces: AsyncIterator<Uint8Array>): Promise<DecodedText> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    read.push(next.value);
    bytes += next.value.length;
    if (bytes > MOST_BYTES) {
      const reason = `the table has more than ${MOST_BYTES} bytes`;
      throw new UnreadableDataError({
        place: "the whole file",
        reason,
        fix: "Leave out columns that are not asked for.",
      });
    }
  }
  const whole = Buffer.concat(read);
  const decoded = decodeTextFile(whole);
  if (decoded !== null) return decoded;
  if (isUtf8(whole)) throw nulSign(whole.subarray(0, whole.indexOf(0)).toString());
  const reason = "the file is no text in UTF-8, UTF-16 or Shift_JIS";
  const fix = "Save the table as “CSV UTF-8” (Excel: ファイル > 名前を付けて保存 > CSV UTF-8), or name a file of JSON.";
  throw new UnreadableDataError({ place: "the whole file", reason, fix });
}

/** A refusal of a text for a NUL sign, which none but a damaged one has, by what stands before it. */
function nulSign(before: string): UnreadableDataError {
  const line = before.split(/\r\n?|\n/u).length;
  const fix =
    "Delete it, or save the table again as “CSV UTF-8”: a file that is damaged or cut out of another has such signs.";
  return new UnreadableDataError({ place: `line ${line}`, reason: "a NUL sign (U+0000) stands there", fix });
}

/** A refusal of a text that cannot be cut into cells. */
function unreadableTable({ line, facts: { fault, max = 0 } }: TableFault): UnreadableDataError {
  const quote = 'Put the whole cell in double quotes and double each quote inside it: "say ""yes""".';
  const [reason, fix] = {
    rows: [`the table has more than ${max} rows`, "Split it into several tables, each with the first row."],
    cells: [`a row has more than ${max} cells`, "Remove the columns that do not belong to the table."],
    row: [`a row has more than ${max} characters`, "Look for a double quote that is never closed."],
    open: ["a double quote is never closed", 'Close the cell with a ".'],
    after: ["there is text after a closing double quote", quote],
    stray: ["there is a double quote inside an unquoted cell", quote],
  }[fault] as [string, string];
  return new UnreadableDataError({ place: `line ${line}`, reason, fix });
}

/** Returns entries of a table, a row each. Throws `UnreadableDataError` where it is no table of cards. */
export function* readTableEntries(text: string): Generator<LocatedEntry> {
  const rows = readCsvRows(text);
  if ("facts" in rows) throw unreadableTable(rows);
  const [headings, ...cards] = rows;
  if (headings === undefined) {
    const fix = "Save the table again, or name the file that holds the card data.";
    throw new UnreadableDataError({ place: "the whole file", reason: "the file is empty", fix });
  }
  const columns = columnsOf(headings.cells, headings.line);
  const names = new Map<string, { readonly line: number; readonly card: SourceCard }>();
  for (const { line, cells } of cards) {
    const entry = rowEntry(columns, cells);
    yield { place: `line ${line}`, entry: entry.is === "card" ? besideOthers(entry, line, names) : entry };
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
  const reason = `it has ${cells.length} cells, the header ${counted(columns.length, "column")}`;
  const fix = 'Put a cell with a comma in double quotes: "Fen, the Wet".';
  return { is: "wrong", faults: [{ path: [], reason, fix }] };
}

/** An entry, or its fault where an earlier row of its name says otherwise. */
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
  const reason = `${quoteText(card.name)} stands in line ${earlier?.line}, too, with other cells in ${joinWords(apart)}`;
  const fix = "Make these cells of both rows equal, or delete the row that is wrong.";
  return { is: "wrong", faults: [{ path: [], reason, fix }] };
}

const FIRST_ROW = `Write the columns into the first row: ${CSV_COLUMNS.join(",")}. Only name is asked for.`;
/** Signs by which other programs part cells, and those by which cells are read. */
const OTHER_SEPARATOR = /[|;:\t^]/u;

/** Columns of a table in their order, without those at its end that have no heading; `null` for such within it. */
function columnsOf(headings: readonly string[], line: number): Columns {
  const columns = headings.map((heading) => heading.trim().toLowerCase());
  const twice = columns.find((column, at) => column !== "" && columns.indexOf(column) !== at);
  const refuse = (reason: string, fix = FIRST_ROW) => new UnreadableDataError({ place: `line ${line}`, reason, fix });
  const written = headings.map((heading) => heading.trim());
  const unknown = [...new Set(written.filter((_, at) => columns[at] !== "" && !isColumn(columns[at] ?? "")))];
  if (unknown.length > 0) throw refuse(...unknownColumns(unknown, columns.some(isColumn)));
  if (twice !== undefined) throw refuse(`the column “${twice}” is there twice`);
  if (!columns.includes("name")) throw refuse("the column name is missing");
  return columns
    .map((column) => (isColumn(column) ? column : null))
    .slice(0, 1 + columns.findLastIndex((column) => column !== ""));
}

/** The reason why columns are refused that are not known, and what to do. */
function unknownColumns(unknown: readonly string[], hasOthers: boolean): readonly [reason: string, fix: string] {
  const [sign] = unknown.map((heading) => OTHER_SEPARATOR.exec(heading)?.[0]).filter((found) => found !== undefined);
  if (sign !== undefined) {
    const fix = "Save the table with commas between its cells, as “CSV UTF-8”; semicolons and tabs are read, too.";
    return [
      `the cells are not parted by commas throughout but, it seems, by ${sign === "\t" ? "tabs" : `“${sign}”`}`,
      fix,
    ];
  }
  const shown = joinWords(unknown.map(quoteText));
  if (!hasOthers) return [`the first row names no column of a table of cards, but has ${shown}`, FIRST_ROW];
  const what = unknown.length === 1 ? "is no column" : "are no columns";
  const one = unknown.length === 1 ? "it" : "them";
  return [`${shown} ${what} of a table of cards`, `Delete or rename ${one}: the columns are ${CSV_COLUMNS.join(",")}.`];
}

const isColumn = (heading: string): heading is CsvColumnName => CSV_COLUMNS.some((column) => column === heading);
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
