import { parse } from "csv-parse/browser/esm/sync";
import { isSeparatorNote } from "@/lib/decks/lists/list-lines";
import { unescapeFormula } from "@/lib/magmell/catalogue/import/csv/escape-formula";
import type { CardFinder } from "./card-finder";
import { collectLists, createLineProblem } from "./gather-lists";
import { parseZoneWord } from "./headings";
import { MAX_LIST_LINE_LENGTH, MAX_LIST_TEXT_LENGTH, MAX_LIST_TEXT_LINES } from "./limits";
import type { ListProblem, ParsedLists, UnassignedEntry } from "./types";

/** Headings of the columns that are read, without spaces and case. */
const COLUMNS = {
  name: "name card cardname カード カード名 名前 名称 カードの名前",
  count: "count qty quantity quantityx amount copies number 枚数 数 数量 枚",
  zone: "zone board section deck list category 区分 デッキ 場所 ゾーン リスト",
};

const DELIMITERS = [",", "\t", ";"] as const;

/** Reads a table with columns for name, count and list, with or without a header; null for other texts. */
export function readCsvList(text: string, finder: CardFinder): ParsedLists | null {
  const whole = text.slice(0, MAX_LIST_TEXT_LENGTH).replace(/^\uFEFF/u, "");
  const [top = ""] = whole.split(/[\n\r]/u, 1);
  // An empty line in its place keeps the numbers of the others.
  const cut = isSeparatorNote(top) ? whole.slice(top.length) : whole;
  const first = cut.trimStart().split(/[\n\r]/u, 1)[0] ?? "";
  const delimiter =
    DELIMITERS.find((sign) => hasHeadings(cellsOf(first, sign))) ?? (first.startsWith('"') ? "," : null);
  if (delimiter === null) return null;
  const rows = rowsOf(cut, delimiter);
  const [head, ...body] = rows ?? [];
  if (!head) return null;
  const headed = hasHeadings(head.cells);
  const columns = headed ? columnsOf(head.cells) : guessColumns(head.cells);
  if (columns.name === undefined) return null;
  const { entries, problems } = readRows(headed ? body : [head, ...body], columns, finder);
  if (text.length > MAX_LIST_TEXT_LENGTH || (rows?.length ?? 0) >= MAX_LIST_TEXT_LINES) {
    problems.push(createLineProblem("TOO_LONG", (rows?.at(-1)?.line ?? 0) + 1, ""));
  }
  const reading = collectLists(entries, problems, "", finder);
  return headed || reading.knownCopies > 0 ? reading : null;
}

type CsvRow = { readonly cells: readonly string[]; readonly line: number };
type Places = Readonly<Partial<Record<keyof typeof COLUMNS, number>>>;

const cellsOf = (line: string, delimiter: string): readonly string[] =>
  line.split(delimiter).map((cell) => cell.replaceAll('"', ""));

function hasHeadings(cells: readonly string[]): boolean {
  const { name, count } = columnsOf(cells);
  return name !== undefined && count !== undefined;
}

function columnsOf(cells: readonly string[]): Places {
  const words = cells.map((cell) => cell.normalize("NFKC").replace(/[\s_]/gu, "").toLowerCase());
  return Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([column, heads]) => {
      const at = words.findIndex((word) => heads.split(" ").includes(word));
      return at < 0 ? [] : [[column, at]];
    }),
  );
}

/** Columns of a table without headings: the first number is the count, the first other text the name. */
function guessColumns(cells: readonly string[]): Places {
  const count = cells.findIndex((cell) => COUNT.test(cell.normalize("NFKC").trim()));
  const name = cells.findIndex((cell, at) => at !== count && cell.trim() !== "" && parseZoneWord(cell) === null);
  const zone = cells.findIndex((cell) => parseZoneWord(cell) !== null);
  return { ...(name < 0 ? {} : { name }), ...(count < 0 ? {} : { count }), ...(zone < 0 ? {} : { zone }) };
}

function rowsOf(text: string, delimiter: string): readonly CsvRow[] | null {
  try {
    const records: readonly { record: string[]; info: { lines: number } }[] = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MAX_LIST_TEXT_LINES,
    }) as never;
    return records.map(({ record, info }) => ({ cells: record.map(unescapeFormula), line: info.lines }));
  } catch {
    return null;
  }
}

const COUNT = /^[x×]?(\d{1,3})(?:\.0+)?(?:枚|x|×)?$/iu;

function readRows(
  rows: readonly CsvRow[],
  { name: nameAt = 0, count: countAt, zone: zoneAt }: Places,
  finder: CardFinder,
) {
  const entries: UnassignedEntry[] = [];
  const problems: ListProblem[] = [];
  for (const { cells, line } of rows) {
    const text = cells.join(", ").slice(0, MAX_LIST_LINE_LENGTH);
    const written = (cells[nameAt] ?? "").trim();
    const digits = countAt === undefined ? "1" : COUNT.exec((cells[countAt] ?? "").normalize("NFKC").trim())?.[1];
    if (written === "" && cells.every((cell) => cell.trim() === "")) continue;
    if (written === "" || written.length > MAX_LIST_LINE_LENGTH || digits === undefined) {
      const code = written === "" || written.length > MAX_LIST_LINE_LENGTH ? "UNREADABLE" : "COUNT";
      problems.push(createLineProblem(code, line, text));
      continue;
    }
    const card = finder.exact(written) ?? finder.find(written);
    const zone = zoneAt === undefined ? null : parseZoneWord(cells[zoneAt] ?? "");
    entries.push({ name: card?.name ?? written, count: Number(digits), zone, line, text });
  }
  return { entries, problems };
}
