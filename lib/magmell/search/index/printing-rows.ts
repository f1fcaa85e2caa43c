import type { CatalogueCard, CataloguePrinting, CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import { type BitSet, createEmptyBitSet, hasBit, listPositions, setBit } from "./bit-set";

/**
 * Printings of all cards as rows, grouped by card. A card without printings has one row with `null`, so that a search
 * over printings can find it.
 */
export type PrintingRows = {
  readonly printings: readonly (CataloguePrinting | null)[];
  readonly sets: readonly (CatalogueSet | null)[];
  /** Position of each row's set in the catalogue; -1 where there is none. */
  readonly setOf: Int32Array;
  /** Release day of each row as eight digits; 0 where it is unknown. */
  readonly days: Int32Array;
  /** Position of each row's card. */
  readonly cardOf: Int32Array;
  /** First row of each card, and one past the last row at the end. */
  readonly starts: Int32Array;
};

export function buildPrintingRows(cards: readonly CatalogueCard[], sets: readonly CatalogueSet[]): PrintingRows {
  const placeOf = new Map(sets.map(({ code }, place) => [code, place]));
  const days = sets.map(({ releasedOn }) => Number(releasedOn.replaceAll("-", "")));
  const printings: (CataloguePrinting | null)[] = [];
  const cardOf: number[] = [];
  const starts = new Int32Array(cards.length + 1);
  for (const [place, card] of cards.entries()) {
    starts[place] = printings.length;
    for (const printing of card.printings.length > 0 ? card.printings : [null]) {
      printings.push(printing);
      cardOf.push(place);
    }
  }
  starts[cards.length] = printings.length;
  const setOf = Int32Array.from(printings, (printing) => placeOf.get(printing?.set ?? "") ?? -1);
  return {
    printings,
    setOf,
    starts,
    cardOf: Int32Array.from(cardOf),
    sets: Array.from(setOf, (set) => sets[set] ?? null),
    days: setOf.map((set) => days[set] ?? 0),
  };
}

/** Whether each card has exactly one row, so that a set of cards is a set of rows. */
const areCards = ({ cardOf, starts }: PrintingRows) => cardOf.length === starts.length - 1;

/** Returns the rows of a set of cards. */
export function toPrintingRows(rows: PrintingRows, cards: BitSet): BitSet {
  if (areCards(rows)) return cards;
  const result = createEmptyBitSet(rows.cardOf.length);
  for (const place of listPositions(cards)) {
    const end = rows.starts[place + 1] as number;
    for (let row = rows.starts[place] as number; row < end; row += 1) setBit(result, row);
  }
  return result;
}

/** Returns the cards with at least one row in a set. */
export function toCardSet(rows: PrintingRows, result: BitSet): BitSet {
  if (areCards(rows)) return result;
  const cards = createEmptyBitSet(rows.starts.length - 1);
  for (const row of listPositions(result)) setBit(cards, rows.cardOf[row] as number);
  return cards;
}

/** Returns one row per card: the row in the set with the lowest rank; on a tie, the first row. */
export function selectBestRows(rows: PrintingRows, among: BitSet, rank: (row: number) => number): BitSet {
  if (areCards(rows)) return among;
  const best = createEmptyBitSet(rows.cardOf.length);
  for (const place of listPositions(toCardSet(rows, among))) {
    let chosen = -1;
    for (let row = rows.starts[place] as number; row < (rows.starts[place + 1] as number); row += 1) {
      if (hasBit(among, row) && (chosen === -1 || rank(row) < rank(chosen))) chosen = row;
    }
    if (chosen !== -1) setBit(best, chosen);
  }
  return best;
}
