import { readTable } from "@/lib/catalogue/import/csv/read-table";
import { type DecodedText, decodeTextFile } from "@/lib/decode-text-file";
import { CSV_COLUMNS, type CsvColumnName, readCsvEntry } from "../catalogue/import/csv-entry";
import { UnreadableData } from "./card-data-problem";
import type { PlacedEntry } from "./json-entries";

/** Most bytes of a table, which is read at once. Files of JSON are read entry by entry. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Text of a table, in any of the encodings in which spreadsheets save one. */
export async function readTableText(pieces: AsyncIterator<Uint8Array>): Promise<DecodedText> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    read.push(next.value);
    bytes += next.value.length;
    if (bytes > MOST_BYTES) {
      const reason = `the table has more than ${MOST_BYTES} bytes`;
      throw new UnreadableData({ place: "the whole file", reason, fix: "Leave out columns that are not asked for." });
    }
  }
  const decoded = decodeTextFile(Buffer.concat(read));
  if (decoded !== null) return decoded;
  const reason = "the file is no text in UTF-8, UTF-16 or Shift_JIS";
  const fix = "Save the table as “CSV UTF-8” (Excel: ファイル > 名前を付けて保存 > CSV UTF-8), or name a file of JSON.";
  throw new UnreadableData({ place: "the whole file", reason, fix });
}

/** Entries of a table, a row each. Throws `UnreadableData` where it is no table of cards. */
export function* tableEntries(text: string): Generator<PlacedEntry> {
  const rows = readTable(text);
  if ("reason" in rows) throw new UnreadableData({ ...rows, place: `line ${rows.line}` });
  const [headings, ...cards] = rows;
  const columns = columnsOf(headings?.cells ?? [], headings?.line ?? 1);
  for (const { line, cells } of cards) {
    const row: Partial<Record<CsvColumnName, string>> = {};
    for (const [at, column] of columns.entries()) if (column !== null) row[column] = cells[at] ?? "";
    yield { place: `line ${line}`, entry: readCsvEntry(row) };
  }
}

/** Columns of a table in their order; `null` for those without a heading. */
function columnsOf(headings: readonly string[], line: number): readonly (CsvColumnName | null)[] {
  const columns = headings.map((heading) => heading.trim().toLowerCase());
  const unknown = columns.find((column) => column !== "" && !isColumn(column));
  const twice = columns.find((column, at) => column !== "" && columns.indexOf(column) !== at);
  const fix = `Write the columns into the first row: ${CSV_COLUMNS.join(",")}. Only name is asked for.`;
  const refuse = (reason: string) => new UnreadableData({ place: `line ${line}`, reason, fix });
  if (unknown !== undefined) throw refuse(`“${unknown.slice(0, 60)}” is no column of a table of cards`);
  if (twice !== undefined) throw refuse(`the column “${twice}” is there twice`);
  if (!columns.includes("name")) throw refuse("the column name is missing");
  return columns.map((column) => (isColumn(column) ? column : null));
}

const isColumn = (heading: string): heading is CsvColumnName => CSV_COLUMNS.some((column) => column === heading);
