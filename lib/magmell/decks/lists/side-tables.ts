import { COUNT_CELL, cellsOf, plainCell } from "@/lib/decks/lists/list-table";
import type { ListZone } from "../content";
import type { CardFinder } from "./card-finder";
import { normalizeLine } from "./clean-line";
import { costOf } from "./count-columns";
import { parseHeading } from "./headings";
import { HEADS } from "./read-table";
import { AMBIGUOUS, type UnassignedEntry } from "./types";

/** A row of tables side by side: its cards, the sums that it states, and whether it has other words. */
type SideRow = {
  readonly entries: readonly Pick<UnassignedEntry, "name" | "count" | "zone" | "readings">[];
  readonly totals: readonly { readonly word: string; readonly sum: number; readonly found: readonly number[] }[];
  readonly rest: readonly string[];
};

type TabbedRow = { readonly at: number; readonly cells: readonly string[] };
type Column = { readonly name: number; readonly counts: readonly number[] };

/** The number of a printing, by which a card is found too. */
const PRINTED = /^[a-z]{1,4}-?\s?\d/iu;

/** Fewest rows from which a column of numbers is known as running numbers or costs. */
const LEAST = 3;
const words = (list: string): ReadonlySet<string> => new Set(list.split(","));
const [COUNTS, OTHERS] = [words(HEADS.count), words(HEADS.other)];
const isCountHead = (cell: string): boolean => COUNTS.has(cell.toLowerCase());
const isOtherHead = (cell: string): boolean => OTHERS.has(cell.toLowerCase());
const isTotalWord = (cell: string): boolean => /[計]$|^total$/iu.test(cell) && !/\d/u.test(cell) && cell.length < 12;

function numberIn(cell = ""): number | null {
  const digits = COUNT_CELL.exec(cell.replace(/^[×*]\s?/u, ""))?.[1];
  return digits === undefined ? null : Number(digits);
}

/**
 * Returns the rows of a list in which tables with names stand side by side, by the index of their line; null for a list
 * without such tables. The cells of a row are parted by tabs. Which column counts which names, its head says, or the
 * order of the columns; where several may, each row is asked about.
 */
export function readSideTables(lines: readonly string[], finder: CardFinder): ReadonlyMap<number, SideRow> | null {
  const isCard = (cell: string) =>
    numberIn(cell) === null && /\p{L}{2}/u.test(cell) && !PRINTED.test(cell) && finder.find(cell) !== null;
  const rows = lines.flatMap((line, at): TabbedRow[] =>
    line.includes("\t") ? [{ at, cells: cellsOf(line, "\t").map((cell) => normalizeLine(plainCell(cell))) }] : [],
  );
  const regions: { head: readonly string[]; rows: TabbedRow[] }[] = [{ head: [], rows: [] }];
  for (const row of rows) {
    const isHead = !row.cells.some(isCard) && row.cells.some((cell) => isCountHead(cell) || isOtherHead(cell));
    if (isHead) regions.push({ head: row.cells, rows: [] });
    regions.at(-1)?.rows.push(row);
  }
  const tables = regions.map((region) => ({
    ...region,
    columns: findColumns(region.head, region.rows, isCard, finder),
  }));
  if (!tables.some(({ columns }) => columns.length > 1)) return null;
  return new Map(
    tables.flatMap(({ head, rows: own, columns }) =>
      columns.length === 0 ? [] : readRegion(head, own, columns, isCard, finder),
    ),
  );
}

/** Returns the columns of names with the columns that may count them. */
function findColumns(
  head: readonly string[],
  rows: readonly TabbedRow[],
  isCard: (cell: string) => boolean,
  finder: CardFinder,
): readonly Column[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const valuesOf = (column: number) => rows.map(({ cells }) => cells[column] ?? "");
  const named = columns.filter((column) => valuesOf(column).some(isCard));
  const cardsOf = (column: number) => valuesOf(column).map((cell) => (isCard(cell) ? finder.find(cell) : null));
  // The same cards by their names in two languages.
  const isAgain = (column: number, at: number) =>
    named.slice(0, at).some((other) => {
      const [cards, others] = [cardsOf(column), cardsOf(other)];
      return cards.every((card, row) => card === null || card === others[row]);
    });
  const names = named.filter((column, at) => !isAgain(column, at));
  const numbers = columns.filter(
    (column) => !named.includes(column) && valuesOf(column).some((cell) => numberIn(cell) !== null),
  );
  const headed = numbers.filter((column) => isCountHead(head[column] ?? ""));
  const isRunning = (column: number) => {
    const run = valuesOf(column).flatMap((cell) => numberIn(cell) ?? []);
    return run.length >= LEAST && run.every((value, at) => value === at + 1);
  };
  const isCost = (column: number) =>
    names.some((name) => {
      const cards = rows.filter(({ cells }) => isCard(cells[name] ?? ""));
      const isEqual = ({ cells }: TabbedRow) =>
        numberIn(cells[column]) === costOf(finder.find(cells[name] ?? "")?.name ?? "", finder);
      return cards.length >= LEAST && cards.every(isEqual);
    });
  const open = numbers.filter((column) => !isOtherHead(head[column] ?? "") && !isRunning(column));
  const counts = headed.length > 0 ? headed : open.filter((column) => !isCost(column) || open.length <= names.length);
  return shareColumns(names, counts);
}

/** Gives columns of numbers to columns of names, each of which has as many on either side as the outermost ones. */
function shareColumns(names: readonly number[], counts: readonly number[]): readonly Column[] {
  const between = (from = -1, to = Number.POSITIVE_INFINITY) => counts.filter((count) => count > from && count < to);
  const [leads, tails] = [between(-1, names[0]).length, between(names.at(-1)).length];
  return names.map((name, at) => {
    const [before, behind] = [between(names[at - 1], name), between(name, names[at + 1])];
    const isLeft = at === 0 || before.length === leads + tails;
    const isRight = at === names.length - 1 || behind.length === leads + tails;
    const own = [...before.slice(at === 0 ? 0 : tails), ...(at === names.length - 1 ? behind : behind.slice(0, tails))];
    return { name, counts: isLeft && isRight ? own : [...before, ...behind] };
  });
}

function readRegion(
  head: readonly string[],
  rows: readonly TabbedRow[],
  columns: readonly Column[],
  isCard: (cell: string) => boolean,
  finder: CardFinder,
): readonly (readonly [number, SideRow])[] {
  const zones = new Map<number, ListZone | null>();
  const sums = new Map<number, number[]>();
  return rows.map(({ at, cells }): readonly [number, SideRow] => {
    const row = {
      entries: [] as SideRow["entries"][number][],
      totals: [] as SideRow["totals"][number][],
      rest: [] as string[],
    };
    const used = new Set(columns.flatMap(({ name, counts }) => [name, ...counts]));
    for (const [place, cell] of cells.entries()) {
      const column = columns.find(({ name }) => name === place);
      const own = column?.counts.map((count) => numberIn(cells[count])) ?? [];
      const values = [...new Set(own.filter((value) => value !== null))];
      const heading = cell === "" || isCard(cell) ? null : parseHeading(cell);
      if (isTotalWord(cell)) {
        const stated = cells.findIndex((one, next) => next > place && numberIn(one) !== null);
        const counted = column ?? columns.find(({ counts }) => counts.includes(stated));
        const sum = values[0] ?? numberIn(cells[stated]);
        const found = (sums.get(counted?.name ?? -1) ?? []).reduce((all, one) => all + one, 0);
        if (sum !== null) row.totals.push({ word: cell, sum, found: [found] });
        if (counted) sums.set(counted.name, []);
      } else if (cell === "") {
        if (column && values.length > 0 && row.totals.length === 0) row.rest.push(cell);
      } else if (column === undefined) {
        const isKnown = isCountHead(cell) || isOtherHead(cell) || heading !== null || (head[place] ?? "") !== "";
        if (!used.has(place) && /\p{L}/u.test(cell) && !isKnown) row.rest.push(cell);
      } else if (heading !== null) {
        zones.set(place, heading === "byKind" ? null : heading);
        const stated = values[0];
        if (stated !== undefined) row.totals.push({ word: cell, sum: stated, found: [] });
      } else if (values.length > 0 || isCard(cell)) {
        const name = finder.find(cell)?.name ?? cell;
        const [count = AMBIGUOUS] = values.length === 1 ? values : [];
        const readings = values.length > 1 ? { readings: values.map((value) => `${value}x《${name}》`) } : {};
        row.entries.push({ name, count, zone: zones.get(place) ?? null, ...readings });
        sums.set(place, [...(sums.get(place) ?? []), count]);
      } else if (!isCountHead(cell) && !isOtherHead(cell) && !words(HEADS.name).has(cell)) row.rest.push(cell);
    }
    return [at, row];
  });
}
