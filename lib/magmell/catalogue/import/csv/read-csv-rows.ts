import { CsvError, parse } from "csv-parse/sync";
import { CARD_FILE_LIMITS } from "../files/file-limits";

/** A row of a table, and the line of the file on which it begins. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };
/** The reason why a text cannot be split into cells. */
export type TableFault = {
  readonly line: number;
  readonly facts: { readonly fault: TableFaultKind; readonly max?: number };
};
/** Kinds of tables that cannot be cut into cells. */
type TableFaultKind = "rows" | "cells" | "row" | "open" | "after" | "stray";

const DELIMITERS = [",", "\t", ";"] as const;

/**
 * Splits a CSV text into rows and cells. Cells are separated by commas, or by tabs or semicolons, as some spreadsheets
 * write them. Skips empty rows, and normalizes line ends even within quotes.
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
    if (error instanceof CsvError) return faultOf(error, plain);
    throw error;
  }
}

/** A row of the CSV parser. */
type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

const TOO_LONG = {
  facts: { fault: "rows", max: CARD_FILE_LIMITS.rows },
} as const;
const TOO_WIDE = {
  facts: { fault: "cells", max: CARD_FILE_LIMITS.columns },
} as const;

/** A table with more in it than any needs. */
class TooMuch extends Error {
  constructor(readonly fault: TableFault) {
    super(fault.facts.fault);
  }
}

/** Delimiter of a table: the candidate that occurs most often on the first nonblank line. */
function delimiterOf(text: string): string {
  const heading = text.split("\n").find((line) => line.trim() !== "") ?? "";
  const counts = DELIMITERS.map((sign) => ({ sign, count: heading.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0);

/** Fault of an unreadable CSV file: a misplaced double quote, or a row without end. */
function faultOf(error: CsvError & { lines?: unknown }, text: string): TableFault {
  const line = typeof error.lines === "number" ? error.lines : 1;
  if (error.code === "CSV_MAX_RECORD_SIZE") return { line, facts: { fault: "row", max: CARD_FILE_LIMITS.row } };
  if (error.code === "CSV_QUOTE_NOT_CLOSED") return { line: lineOfOpenQuote(text), facts: { fault: "open" } };
  if (error.code === "CSV_INVALID_CLOSING_QUOTE") return { line, facts: { fault: "after" } };
  return { line, facts: { fault: "stray" } };
}

/**
 * Returns the line of the unclosed double quote. It is the last quote, because two in a row within a cell stand for one
 * character.
 */
function lineOfOpenQuote(text: string): number {
  const last = text.replace(/""/g, "  ").lastIndexOf('"');
  return text.slice(0, last).split("\n").length;
}
