import { type BitSet, createEmptyBitSet, listPositions, setBit } from "../index/bit-set";
import { selectBestRows } from "../index/printing-rows";
import type { SearchIndex } from "../index/types";
import type { QueryOptions } from "../query/types";
import { getMatchingRows, type MatchSet } from "./match-set";

type Prefer = NonNullable<QueryOptions["prefer"]>;

/**
 * Returns the printings that represent the matches in the result: the preferred matching printing of each card or
 * illustration.
 */
export function selectRepresentativeRows(
  index: SearchIndex,
  matches: MatchSet,
  { unique = "cards", prefer = "newest" }: QueryOptions,
): BitSet {
  const passed = getMatchingRows(index, matches);
  if (unique === "prints") return passed;
  const rank = RANKS[prefer](index);
  return unique === "cards" ? selectBestRows(index.rows, passed, rank) : bestOfEachArt(index, passed, rank);
}

const day = ({ rows }: SearchIndex, row: number) => rows.days[row] as number;

/** Rank offset that goes before any day; days have eight digits. */
const BEFORE_ALL_DAYS = -1e9;

const newest = (index: SearchIndex) => (row: number) => -day(index, row) - row / index.rows.cardOf.length;

/** Rank functions of `prefer:`, the lowest rank first. Of printings on one day the later row is newer. */
const RANKS = {
  newest,
  oldest: (index) => (row) => day(index, row),
  promo: (index) => (row) => newest(index)(row) + (index.rows.sets[row]?.type === "promo" ? BEFORE_ALL_DAYS : 0),
  textmatches: (index) => (row) => newest(index)(row) + (showsToday(index, row) ? BEFORE_ALL_DAYS : 0),
} as const satisfies Record<Prefer, (index: SearchIndex) => (row: number) => number>;

/** Whether a printing shows the card information in force (205.3). */
function showsToday({ rows, catalogue }: SearchIndex, row: number): boolean {
  const card = catalogue.cards[rows.cardOf[row] as number];
  return rows.printings[row]?.revision === card?.effectiveOn;
}

/** Best row of each card and illustrator; the data has no finer distinction between illustrations. */
function bestOfEachArt({ rows }: SearchIndex, passed: BitSet, rank: (row: number) => number): BitSet {
  const best = createEmptyBitSet(rows.cardOf.length);
  const chosen = new Map<string, number>();
  const flush = () => {
    for (const row of chosen.values()) setBit(best, row);
    chosen.clear();
  };
  let card = -1;
  for (const row of listPositions(passed)) {
    if (rows.cardOf[row] !== card) flush();
    card = rows.cardOf[row] as number;
    const illustrator = rows.printings[row]?.illustrator ?? "";
    const known = chosen.get(illustrator);
    if (known === undefined || rank(row) < rank(known)) chosen.set(illustrator, row);
  }
  flush();
  return best;
}
