import { COLORS } from "@/engine/magmell";
import type { StoneSplit, StoneSplitResult } from "@/engine/magmell/odds";

/** A stone split with its rank, 1 for the best. Splits of equal value share a rank. */
export type RankedSplit = StoneSplitResult & { readonly rank: number };

/** All splits of a deck's basic stones, best first. `own` is the current split. */
export type SplitRanking = {
  readonly all: readonly RankedSplit[];
  readonly own: RankedSplit;
  readonly best: RankedSplit;
  readonly worst: RankedSplit;
};

/** Difference of values that are equal but for rounding. */
const ROUNDING = 1e-9;

export const isSameSplit = (one: StoneSplit, other: StoneSplit): boolean =>
  COLORS.every((color) => one[color] === other[color]);

/**
 * Ranks split results that are sorted by value, best first. The current split comes first among equals; null if it is
 * not among the results.
 */
export function rankSplits(results: readonly StoneSplitResult[], present: StoneSplit): SplitRanking | null {
  const all: RankedSplit[] = [];
  for (const result of results) {
    const before = all.at(-1);
    const equal = before !== undefined && before.value - result.value < ROUNDING;
    const ranked = { ...result, rank: equal ? before.rank : all.length + 1 };
    if (equal && isSameSplit(result.split, present)) all.splice(ranked.rank - 1, 0, ranked);
    else all.push(ranked);
  }
  const own = all.find(({ split }) => isSameSplit(split, present));
  const [best] = all;
  const worst = all.at(-1);
  return own && best && worst ? { all, own, best, worst } : null;
}
