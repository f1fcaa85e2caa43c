import type { Color } from "@/engine/magmell";

/** Turns for which probabilities and sums are computed. */
export const ODDS_TURNS = [1, 2, 3, 4, 5, 6] as const;

/** Copies of one stone, with the colors of its front side. */
export type StoneCopies = { readonly colors: readonly Color[]; readonly count: number };

/** Chance of a face-up stone of a color by each turn of `ODDS_TURNS`. */
type ColorOdds = {
  /** `all` are all the colors that the deck needs, together. */
  readonly color: Color | "all";
  readonly byTurn: readonly number[];
};

/**
 * Computes the probability that each needed color is available by your turn n, before any stone is turned face down.
 * One stone comes into play each turn (604.1), so n stones of a shuffled stone deck are available. A stone with several
 * colors counts for each (212.4). If several colors are needed, the last entry is the probability of having all of
 * them.
 */
export function computeStoneOdds(stones: readonly StoneCopies[], needed: readonly Color[]): readonly ColorOdds[] {
  const size = total(stones);
  if (size === 0) return [];
  const single = needed.map((color): ColorOdds => {
    const hits = total(stones.filter(({ colors }) => colors.includes(color)));
    return { color, byTurn: ODDS_TURNS.map((turn) => computeHypergeometricTail(1, turn, hits, size)) };
  });
  if (needed.length < 2) return single;
  return [...single, { color: "all", byTurn: ODDS_TURNS.map((turn) => allThere(stones, needed, turn, size)) }];
}

const total = (stones: readonly StoneCopies[]): number => stones.reduce((sum, { count }) => sum + count, 0);

/** By inclusion and exclusion over the colors that are missing. */
function allThere(stones: readonly StoneCopies[], needed: readonly Color[], turn: number, size: number): number {
  const subsets: (readonly Color[])[] = [[]];
  for (const color of needed) subsets.push(...subsets.map((subset) => [...subset, color]));
  const chance = subsets.reduce((sum, missing) => {
    const hits = total(stones.filter(({ colors }) => colors.some((color) => missing.includes(color))));
    const none = 1 - computeHypergeometricTail(1, turn, hits, size);
    return sum + (missing.length % 2 === 0 ? none : -none);
  }, 0);
  return Math.min(1, Math.max(0, chance));
}

/**
 * Returns the probability of at least `wanted` hits among `drawn` cards from a shuffled pile of `size` cards that
 * contains `hits` hits. Exact except for floating-point rounding. `drawn` above the pile's size counts as the whole
 * pile.
 */
export function computeHypergeometricTail(wanted: number, drawn: number, hits: number, size: number): number {
  const draws = Math.min(drawn, size);
  if (wanted <= 0) return 1;
  if (wanted > Math.min(draws, hits)) return 0;
  let fewer = 0;
  for (let found = 0; found < wanted; found += 1) fewer += exactly(found, draws, hits, size);
  return Math.min(1, Math.max(0, 1 - fewer));
}

/** Chance of exactly `found` hits: a product of ratios, so that nothing overflows. */
function exactly(found: number, draws: number, hits: number, size: number): number {
  const misses = draws - found;
  if (misses > size - hits) return 0;
  let chance = 1;
  for (let draw = 0; draw < draws; draw += 1) {
    const left = size - draw;
    chance *= draw < found ? (hits - draw) / left : (size - hits - (draw - found)) / left;
  }
  return chance * choose(draws, found);
}

/** Binomial coefficient; few draws, so that it stays exact. */
function choose(of: number, pick: number): number {
  let ways = 1;
  for (let at = 1; at <= Math.min(pick, of - pick); at += 1) ways = (ways * (of - at + 1)) / at;
  return Math.round(ways);
}
