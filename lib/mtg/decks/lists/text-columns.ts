import { SETS, toSetCode } from "@/engine/mtg/deck";
import { tidyLine } from "./list-decoration";
import { parseListHeading } from "./list-headings";
import { readListLines } from "./list-line";
import type { ParsedLine } from "./list-markup";
import { parseRow } from "./table-cells";

/** A part of a line, with the index of its line. */
type LinePart = { readonly at: number; readonly text: string };

/** Where a count with a name begins: at the start of a line, or after spaces that no sentence has. */
const PAIR = /(?<=^\s?|\s{2})\d{1,2}x?\s+(?=[\p{L}《])/giu;
/** Largest distance between the counts of one column. */
const SPREAD = 8;
/** How far left of the counts of its column a heading may begin. */
const INDENT = 6;

/** Returns the places in a line where its counts with names begin; empty if it does not begin with one. */
function findPairs(line: string): readonly number[] {
  if (line.includes("\t")) return [];
  const pairs = [...line.matchAll(PAIR)].filter(
    ({ 0: count, index }) => !(toSetCode(line.slice(index + count.length).split(/\s{2}/u)[0] ?? "") in SETS),
  );
  const begins = /^\s*$/u.test(line.slice(0, pairs[0]?.index ?? 1).replace(/_|\[[ x]\]|[☐☑□]/giu, ""));
  return begins ? pairs.map(({ index }) => index) : [];
}

/** Groups the places of the second and later columns; null if the columns are not aligned. */
function alignColumns(places: readonly number[]): readonly { readonly from: number; readonly to: number }[] | null {
  const columns: { from: number; to: number }[] = [];
  for (const place of places.toSorted((one, other) => one - other)) {
    const last = columns.at(-1);
    if (last === undefined || place - last.to > SPREAD) columns.push({ from: place, to: place });
    else last.to = place;
  }
  return columns.every(({ from, to }) => to - from <= SPREAD) ? columns : null;
}

/** Splits lines with cards in columns; columns with a heading of their own follow each other, others row by row. */
export function splitTextColumns(lines: readonly string[]): readonly LinePart[] {
  const pairs = lines.map(findPairs);
  const rows = pairs.filter(({ length }) => length > 1);
  const [, place = -1] = rows.length === 1 ? (rows[0] ?? []) : [];
  const beside = lines.filter((line) => line.search(/\S/u) === place || / {2}$/u.test(line.slice(0, place)));
  const isColumned = rows.length > 1 || (place > 0 && beside.length > 2);
  const columns = !isColumned ? [] : (alignColumns(rows.flatMap((row) => row.slice(1))) ?? []);
  const parts = lines.map((line, at): readonly (LinePart & { column: number })[] => {
    const ends = [...line.matchAll(/(?<=^\s+|\s{2})\S/gu)].map(({ index }) => index);
    const cuts =
      columns.length === 0 || line.includes("\t")
        ? (pairs[at] ?? []).slice(1).map((place, after) => ({ place, column: after + 1 }))
        : columns.flatMap(({ from, to }, before) => {
            const place = ends.filter((end) => end >= from - INDENT && end <= to + 1).at(-1);
            return place === undefined ? [] : [{ place, column: before + 1 }];
          });
    if (cuts.length === 0) return [{ at, text: line, column: 0 }];
    const all = [{ place: 0, column: 0 }, ...cuts];
    const cells = all.map(({ place, column }, to) => ({ at, text: line.slice(place, all[to + 1]?.place), column }));
    return cells.filter(({ text }) => text.trim() !== "");
  });
  const isBeside = (row: readonly { column: number }[]) => row.some(({ column }) => column > 0);
  const hasHeading = parts.flat().some(({ text, column }) => column > 0 && parseListHeading(tidyLine(text))?.part);
  if (!hasHeading) return parts.flat();
  const [first, last] = [parts.findIndex(isBeside), parts.findLastIndex(isBeside)];
  const table = parts.slice(first, last + 1).flat();
  const ordered = table.toSorted((one, other) => one.column - other.column);
  return [...parts.slice(0, first).flat(), ...ordered, ...parts.slice(last + 1).flat()];
}

/** What a line says of the deck, and of the sideboard in a second column. */
type Columns = { readonly left: readonly ParsedLine[]; readonly right: readonly ParsedLine[] };

/** A line that begins as a comment. */
export const COMMENTED = /^\s*\/\//u;

/** The columns of a line: parted by tabs, or by spaces that no sentence has. */
const columnsOf = (raw: string): readonly string[] => raw.trim().split(/\t+|\s{3,}/u);

/** Returns whether cells are the headings of columns of cards, of which one is the sideboard. */
function isWideHead(cells: readonly string[]): boolean {
  const headings = cells.map((cell) => parseListHeading(tidyLine(cell)));
  return cells.length > 2 && headings.every((one) => one !== null) && headings.some((one) => one?.part === "side");
}

/** Reads a row of cards below such headings; null for other lines. */
function readWideRow(titles: readonly ReturnType<typeof parseListHeading>[], raw: string): Columns | null {
  const cells = raw.split("\t").map((cell) => (cell.trim() === "" ? [] : readListLines(cell)));
  const isRow = cells.length > 1 && cells.length <= titles.length && cells.flat().every(({ is }) => is === "card");
  const isHead = isWideHead(raw.split("\t"));
  const side = titles.findIndex((one) => one?.part === "side");
  if (!isRow && !isHead) return null;
  const of = (isSide: boolean) => cells.filter((_, at) => (titles[at]?.part === "side") === isSide).flat();
  return isHead ? { left: [], right: cells[side] ?? [] } : { left: of(false), right: of(true) };
}

/** Returns a reader for a list whose sideboard is a column beside the deck; it returns null for other lines. */
export function findSideColumn(written: readonly string[]) {
  const isSide = (text = "") => parseListHeading(text)?.part === "side";
  const sumOf = (text = "") => parseListHeading(text)?.sum ?? null;
  const hasCards = (text: string) => readListLines(text).some((one) => one.is === "card" && one.isCounted);
  const head = written.findIndex((raw) => {
    const [first = "", second, ...more] = columnsOf(raw);
    return more.length === 0 && isSide(second) && !hasCards(first);
  });
  const from = written.findIndex((raw) => isWideHead(raw.split("\t")));
  const titles = (written[from] ?? "").split("\t").map((cell) => parseListHeading(tidyLine(cell)));
  // A row without a heading above is in doubt, and so is one that stands only in the second column.
  const isParted = written.some((raw) => Object.values(parseRow(raw) ?? { none: null }).every((half) => half !== null));
  return (at: number, raw: string): Columns | null => {
    const row = parseRow(raw);
    const wide = from < 0 || at < from ? null : readWideRow(titles, raw);
    if (wide !== null) return wide;
    if (head < 0 && isParted && row !== null && row.right !== null)
      return { left: [{ is: "unread", why: "UNCLEAR" }], right: [] };
    if (head < 0 || at < head || COMMENTED.test(raw)) return null;
    const [first = "", second, ...more] = columnsOf(raw);
    if (at === head)
      return { left: readListLines(first), right: [{ is: "heading", part: "side", sum: sumOf(second) }] };
    const readHalf = (half: string | null) => (half === null ? [] : readListLines(half));
    if (row !== null) return { left: readHalf(row.left), right: readHalf(row.right) };
    const isBeside = second === undefined && /^(?:\t|\s{8})/u.test(raw);
    if (more.length > 0 || (second === undefined && !isBeside)) return null;
    const right = readListLines(isBeside ? first : (second ?? ""));
    if (!right.every(({ is }) => is === "card")) return null;
    return { left: isBeside ? [] : readListLines(first), right };
  };
}
