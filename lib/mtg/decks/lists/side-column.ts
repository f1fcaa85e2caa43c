import { tidyLine } from "./list-decoration";
import { parseListHeading } from "./list-headings";
import { readListLines } from "./list-line";
import type { ParsedLine } from "./list-markup";
import { parseRow } from "./table-cells";

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

/**
 * Returns a reader for a list whose sideboard is a second column beside the deck; null for lines without a second
 * column.
 */
export function findSideColumn(written: readonly string[]) {
  const isSide = (text = "") => parseListHeading(text)?.part === "side";
  const sumOf = (text = "") => parseListHeading(text)?.sum ?? null;
  const head = written.findIndex((raw) => {
    const [first = "", second, ...more] = columnsOf(raw);
    return (
      more.length === 0 && isSide(second) && !readListLines(first).some((one) => one.is === "card" && one.isCounted)
    );
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
    if (row !== null)
      return {
        left: row.left === null ? [] : readListLines(row.left),
        right: row.right === null ? [] : readListLines(row.right),
      };
    const isBeside = second === undefined && /^(?:\t|\s{8})/u.test(raw);
    if (more.length > 0 || (second === undefined && !isBeside)) return null;
    const right = readListLines(isBeside ? first : (second ?? ""));
    if (!right.every(({ is }) => is === "card")) return null;
    return { left: isBeside ? [] : readListLines(first), right };
  };
}
