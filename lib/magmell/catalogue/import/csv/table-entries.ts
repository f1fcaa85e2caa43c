import { toNameKey } from "@/engine/magmell";
import type { CsvColumn, CsvTableKind } from "./columns";
import { readCell } from "./read-cell";
import type { CsvRow } from "./read-csv-rows";
import type { LocatedColumn } from "./read-headings";

/** The rows that an entry and its parts were read from. */
export type EntrySourceRows = {
  readonly row: CsvRow;
  readonly revisions: readonly CsvRow[];
  readonly printings: readonly CsvRow[];
};

/** A cell that contradicts one of an earlier row about the same thing. */
type Contradiction = { readonly row: CsvRow; readonly column: LocatedColumn; readonly earlier: CsvRow };

export type TableEntries = {
  /** In the shape of a card file. */
  readonly entries: readonly Record<string, unknown>[];
  /** Of each entry. */
  readonly origins: readonly EntrySourceRows[];
  readonly contradictions: readonly Contradiction[];
};

/** Returns the entries of a table: one per row. A card may have several rows. */
export function buildTableEntries(
  kind: CsvTableKind,
  columns: readonly LocatedColumn[],
  rows: readonly CsvRow[],
): TableEntries {
  if (kind === "cards") return new CardRows(columns).read(rows);
  return {
    entries: rows.map((row) => entryOf(row, columns)),
    origins: rows.map((row) => ({ row, revisions: [], printings: [] })),
    contradictions: [],
  };
}

const cellOf = (row: CsvRow, { at }: LocatedColumn): string => row.cells[at] ?? "";
const isBlank = (row: CsvRow, column: LocatedColumn): boolean => cellOf(row, column).trim() === "";
const cellValue = (row: CsvRow, column: LocatedColumn): unknown => readCell(cellOf(row, column), column);

/** Returns the fields of a row that have a value. */
function entryOf(row: CsvRow, columns: readonly LocatedColumn[]): Record<string, unknown> {
  const entry: Record<string, unknown> = {};
  for (const column of columns) {
    const value = cellValue(row, column);
    const [outer = "", inner] = column.field.split(".");
    if (inner === undefined) {
      if (value !== undefined) entry[outer] = value;
      continue;
    }
    const both = (entry[outer] ?? {}) as Record<string, unknown>;
    if (value !== undefined) both[inner] = value;
    entry[outer] = both;
  }
  return entry;
}

type EntryPart = NonNullable<CsvColumn["part"]>;
type Building = {
  readonly entry: Record<string, unknown> & Record<EntryPart, Record<string, unknown>[]>;
  readonly origin: { row: CsvRow; revisions: CsvRow[]; printings: CsvRow[] };
  readonly days: Map<unknown, CsvRow>;
};

/** Groups rows by card. Each row may have one text and one printing, and may repeat fields of the card. */
class CardRows {
  readonly #columns: Readonly<Record<EntryPart | "card", readonly LocatedColumn[]>>;
  readonly #cards = new Map<string, Building>();
  readonly #contradictions: Contradiction[] = [];
  #above: Building | null = null;

  constructor(columns: readonly LocatedColumn[]) {
    const of = (wanted: EntryPart | undefined) => columns.filter(({ part }) => part === wanted);
    this.#columns = { card: of(undefined), revisions: of("revisions"), printings: of("printings") };
  }

  read(rows: readonly CsvRow[]): TableEntries {
    for (const [index, row] of rows.entries()) {
      const card = this.#cardOf(row, index);
      this.#revision(row, card);
      this.#printing(row, card);
      this.#above = card;
    }
    const cards = [...this.#cards.values()];
    const [entries, origins] = [cards.map(({ entry }) => entry), cards.map(({ origin }) => origin)];
    return { entries, origins, contradictions: this.#contradictions };
  }

  #cardOf(row: CsvRow, index: number): Building {
    const identity = this.#columns.card.filter(({ en }) => en === "number" || en === "name");
    if (this.#above && identity.every((column) => isBlank(row, column))) return this.#above;
    const own = entryOf(row, this.#columns.card);
    const known = own.number === undefined ? `row ${index}` : `${own.number} ${toNameKey(String(own.name ?? ""))}`;
    const before = this.#cards.get(known);
    if (before) {
      this.#compare(row, before.origin.row, this.#columns.card);
      return before;
    }
    const card = {
      entry: { ...own, revisions: [], printings: [] },
      origin: { row, revisions: [], printings: [] },
      days: new Map(),
    };
    this.#cards.set(known, card);
    return card;
  }

  #revision(row: CsvRow, { entry, origin, days }: Building): void {
    const said = this.#columns.revisions.filter((column) => !isBlank(row, column));
    const dayAlone = said.every(({ field }) => field === "effectiveOn");
    // Beside a printing a day alone is that of the revision it shows.
    if (said.length === 0 || (dayAlone && this.#columns.printings.some((column) => !isBlank(row, column)))) return;
    const { effectiveOn, ...fields } = entryOf(row, this.#columns.revisions);
    const before = effectiveOn === undefined ? undefined : days.get(effectiveOn);
    if (before) {
      this.#compare(row, before, this.#columns.revisions);
      return;
    }
    if (effectiveOn !== undefined) days.set(effectiveOn, row);
    const blank = this.#columns.revisions.some(({ field }) => field === "text") ? { text: "" } : {};
    entry.revisions.push({ ...(effectiveOn !== undefined && { effectiveOn }), ...blank, ...fields });
    origin.revisions.push(row);
  }

  #printing(row: CsvRow, { entry, origin }: Building): void {
    if (this.#columns.printings.every((column) => isBlank(row, column))) return;
    const day = this.#columns.revisions.find(({ field }) => field === "effectiveOn");
    const shown = day && cellValue(row, day);
    entry.printings.push({ ...(shown !== undefined && { revision: shown }), ...entryOf(row, this.#columns.printings) });
    origin.printings.push(row);
  }

  #compare(row: CsvRow, earlier: CsvRow, columns: readonly LocatedColumn[]): void {
    for (const column of columns) {
      if (isBlank(row, column) || isSame(cellValue(row, column), cellValue(earlier, column))) continue;
      this.#contradictions.push({ row, column, earlier });
    }
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
