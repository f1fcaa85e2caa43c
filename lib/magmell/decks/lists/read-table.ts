import { countListCards } from "@/lib/decks/lists/list-sums";
import {
  alignCells,
  COUNT_CELL,
  cellsOf,
  findListTable,
  plainCell,
  SEPARATORS,
  type TableHeads,
} from "@/lib/decks/lists/list-table";
import { unescapeFormula } from "@/lib/magmell/catalogue/import/csv/escape-formula";
import type { ListZone } from "../content";
import type { CardFinder } from "./card-finder";
import { normalizeLine } from "./clean-line";
import { costOf } from "./count-columns";
import { parseHeading, parseZoneWord } from "./headings";
import { MAX_LIST_LINE_LENGTH } from "./limits";
import { AMBIGUOUS, type UnassignedEntry, writeCard } from "./types";

/** Heads of columns, the likeliest first. */
const HEADS: TableHeads = {
  name: "カード名,商品名,カード,名前,名称,カードの名前,card name,card_name,cardname,card,name",
  count: "枚数,数量,数,枚,count,quantity,quantityx,qty,amount,copies,number",
  part: "リスト,区分,デッキ,場所,ゾーン,zone,board,section,deck,list,category",
  main: "メイン,メインデッキ,main,md,m",
  side: "候補,サイド,candidates,side,sideboard,sb,s",
  other:
    "番号,カード番号,no,no.,nr,id,コスト,使用コスト,cost,種類,kind,価格,値段,price,所持,所持数,owned,have,不足,missing,need",
  ...{ otherName: "", regular: "", foil: "", set: "" },
};

/** An entry of a row; no copies if its count cannot be read. */
type RowEntry = Pick<UnassignedEntry, "name" | "count" | "zone">;

/** Returns a reader of the rows of a table in a list; null if the list has none. The header and lines above have no entries. */
export function findCardTable(lines: readonly string[], finder: CardFinder) {
  const table = findListTable(lines, HEADS);
  if (table === null) return null;
  return (raw: string, at: number): readonly RowEntry[] | null => {
    if (at < table.head) return null;
    if (table.isHead(raw)) return [];
    const rows = table.read(raw);
    // Without a name in its column, a line is read as any other.
    if (!rows?.every(({ name }) => /\p{L}/u.test(name))) return null;
    return rows.map(({ name, count, part }): RowEntry => {
      const written = unescapeFormula(name);
      const copies = table.choices ? 0 : (count ?? 0);
      // A shop writes the rarity and the set behind a name.
      const [spot, ...others] = finder.spot(written);
      const printed =
        spot?.from === 0 && others.length === 0 && /^\s?[【[(]/u.test(written.slice(spot.to)) ? spot.card : null;
      return { name: (finder.find(written) ?? printed)?.name ?? written, count: copies, zone: parseZoneWord(part) };
    });
  };
}

/** Reads a row without a header: a known name and its count in cells. `rest` if another cell has words. */
export function readRow(raw: string, finder: CardFinder): { readonly entry: RowEntry; readonly rest: boolean } | null {
  if (raw.length > MAX_LIST_LINE_LENGTH) return null;
  for (const separator of SEPARATORS) {
    const cells = cellsOf(raw, separator).map(plainCell);
    const counts = cells.filter((cell) => COUNT_CELL.test(cell));
    const name = cells.find((cell) => /\p{L}/u.test(cell) && parseHeading(cell) === null && finder.find(cell) !== null);
    const [, digits] = COUNT_CELL.exec(counts[0] ?? "") ?? [];
    if (name === undefined || digits === undefined || counts.length > 1) continue;
    const zone = cells.map(parseZoneWord).find((cell) => cell !== null) ?? null;
    const isWords = (cell: string) => /\p{L}{3}|[^\p{ASCII}]{2}/u.test(cell) && parseHeading(cell) === null;
    const rest = cells.some((cell) => cell !== name && isWords(cell));
    return { entry: { name: finder.find(name)?.name ?? name, count: Number(digits), zone }, rest };
  }
  return null;
}

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
  const isHead = ({ cells }: TabbedRow) =>
    !cells.some(isCard) && cells.some((cell) => isCountHead(cell) || isOtherHead(cell));
  const heads = rows.flatMap((row, at) => (isHead(row) ? [at] : []));
  const tables = [-1, ...heads].map((from, at) => {
    const head = rows[from]?.cells ?? [];
    const align = ({ at: line, cells }: TabbedRow) => ({
      at: line,
      cells: alignCells(cells, head, head.findIndex(isCountHead)),
    });
    const own = rows.slice(Math.max(0, from), heads[at]).map(align);
    return { head, own, columns: findColumns(head, own, isCard, finder) };
  });
  if (!tables.some(({ columns }) => columns.length > 1)) return null;
  const shown = tables.filter(({ columns }) => columns.length > 0);
  return new Map(shown.flatMap(({ head, own, columns }) => readRegion(head, own, columns, isCard, finder)));
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
  const isNumbers = (column: number) => valuesOf(column).some((cell) => numberIn(cell) !== null);
  const numbers = columns.filter((column) => !named.includes(column) && isNumbers(column));
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
  const sums = new Map<number, { readonly count: number }[]>();
  return rows.map(({ at, cells }): readonly [number, SideRow] => {
    const row: { [Key in keyof SideRow]: SideRow[Key][number][] } = { entries: [], totals: [], rest: [] };
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
        const found = countListCards(sums.get(counted?.name ?? -1) ?? []);
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
        const readings = values.length > 1 ? { readings: values.map((value) => writeCard(value, name)) } : {};
        row.entries.push({ name, count, zone: zones.get(place) ?? null, ...readings });
        sums.set(place, [...(sums.get(place) ?? []), { count }]);
      } else if (!isCountHead(cell) && !isOtherHead(cell) && !words(HEADS.name).has(cell)) row.rest.push(cell);
    }
    return [at, row];
  });
}
