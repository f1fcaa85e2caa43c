import { CsvError, parse } from "csv-parse/sync";
import { CARD_FILE_LIMITS } from "../files/file-limits";

/** A row of a table, and the line of the file on which it begins. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };
type TableFault = {
  readonly line: number;
  readonly reason: string;
  readonly fix: string;
  readonly facts: { readonly fault: TableFaultKind; readonly max?: number };
};
/** Kinds of tables that cannot be cut into cells. */
type TableFaultKind = "rows" | "cells" | "row" | "open" | "after" | "stray";

const DELIMITERS = [",", "\t", ";"] as const;

/**
 * Cuts a CSV text into rows and cells: commas, or the tabs and semicolons that spreadsheets write instead. Empty rows are
 * left out. Line ends of any kind are one sign, also within quotes.
 */
export function readCsvRows(text: string): readonly CsvRow[] | TableFault {
  const plain = text.replace(/\r\n?/g, "\n").replace(/^sep=[,;\t]\n/i, "\n");
  let read = 0;
  // Counted while rows are read, so that a file of nothing but commas or line ends takes up no memory.
  const bounded = (row: Parsed): Parsed => {
    const { record, info } = row;
    read += 1;
    if (read > CARD_FILE_LIMITS.rows) throw new TooMuch({ line: info.lines, ...TOO_LONG });
    if (record.slice(CARD_FILE_LIMITS.columns).some((cell) => cell.trim() !== ""))
      throw new TooMuch({ line: info.lines, ...TOO_WIDE });
    return { record: record.slice(0, CARD_FILE_LIMITS.columns), info };
  };
  try {
    const records = parse(plain, {
      delimiter: delimiterOf(plain),
      record_delimiter: "\n",
      relax_column_count: true,
      info: true,
      max_record_size: CARD_FILE_LIMITS.row,
      on_record: bounded as never,
    }) as unknown as readonly Parsed[];
    return records
      .map(({ record, info }) => ({ line: info.lines - lineBreaks(record), cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  } catch (error) {
    if (error instanceof TooMuch) return error.fault;
    if (error instanceof CsvError) return faultOf(error);
    throw error;
  }
}

/** A row as the parser gives it. */
type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

const TOO_LONG = {
  reason: `the table has more than ${CARD_FILE_LIMITS.rows} rows`,
  fix: "Split it into several tables, each with the first row.",
  facts: { fault: "rows", max: CARD_FILE_LIMITS.rows },
} as const;
const TOO_WIDE = {
  reason: `a row has more than ${CARD_FILE_LIMITS.columns} cells`,
  fix: "Remove the columns that do not belong to the table.",
  facts: { fault: "cells", max: CARD_FILE_LIMITS.columns },
} as const;

/** A table with more in it than any needs. */
class TooMuch extends Error {
  constructor(readonly fault: TableFault) {
    super(fault.reason);
  }
}

/** Delimiter of a table: the sign that occurs most often on the first line that is not blank. */
function delimiterOf(text: string): string {
  const heading = text.split("\n").find((line) => line.trim() !== "") ?? "";
  const counts = DELIMITERS.map((sign) => ({ sign, count: heading.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0);

const DOUBLE = 'Write the whole cell in double quotes, and each double quote in it twice: "say ""yes""".';

/** Fault of an unreadable CSV file: a misplaced double quote, or a row without end. */
function faultOf(error: CsvError & { lines?: unknown }): TableFault {
  const line = typeof error.lines === "number" ? error.lines : 1;
  if (error.code === "CSV_MAX_RECORD_SIZE")
    return {
      line,
      reason: `a row has more than ${CARD_FILE_LIMITS.row} characters`,
      fix: 'Look for a double quote that opens a cell and is never closed; close the cell with a ".',
      facts: { fault: "row", max: CARD_FILE_LIMITS.row },
    };
  if (error.code === "CSV_QUOTE_NOT_CLOSED")
    return {
      line,
      reason: "a double quote that opens a cell is never closed",
      fix: 'Close the cell with a ".',
      facts: { fault: "open" },
    };
  if (error.code === "CSV_INVALID_CLOSING_QUOTE")
    return {
      line,
      reason: "something stands between the double quote that closes a cell and its end",
      fix: DOUBLE,
      facts: { fault: "after" },
    };
  return {
    line,
    reason: "a double quote stands in a cell that does not begin with one",
    fix: DOUBLE,
    facts: { fault: "stray" },
  };
}
