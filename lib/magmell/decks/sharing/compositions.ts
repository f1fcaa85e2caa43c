import { memoizeBounded } from "@/lib/cache";

/** Returns the number of lists of `parts` counts from 1 to `max` with a given sum. */
export function countCompositions(parts: number, sum: number, max: number): bigint {
  return waysTable(parts, sum, max)[parts]?.[sum] ?? 0n;
}

/** Returns the lexicographic rank of a list of counts among all lists with its length and sum. */
export function rankComposition(counts: readonly number[], max: number): bigint {
  let left = counts.reduce((sum, count) => sum + count, 0);
  const ways = waysTable(counts.length, left, max);
  let rank = 0n;
  for (const [index, count] of counts.entries()) {
    for (let smaller = 1; smaller < count; smaller++) rank += ways[counts.length - index - 1]?.[left - smaller] ?? 0n;
    left -= count;
  }
  return rank;
}

/** Returns the list of counts with a rank, which must be below `countCompositions`. */
export function unrankComposition(rank: bigint, parts: number, sum: number, max: number): readonly number[] {
  const ways = waysTable(parts, sum, max);
  const counts: number[] = [];
  let [rest, left] = [rank, sum];
  for (let after = parts - 1; after >= 0; after--) {
    let count = 1;
    for (; count < max; count++) {
      const skipped = ways[after]?.[left - count] ?? 0n;
      if (rest < skipped) break;
      rest -= skipped;
    }
    counts.push(count);
    left -= count;
  }
  return counts;
}

/** A table of the number of ways in which so many counts have a sum, by `[parts][sum]`. */
type WaysTable = readonly (readonly bigint[])[];

/** Tables kept; deck codes need fewer, one per number of names and kinds of stone. */
const MOST_TABLES = 64;

const waysTables = memoizeBounded((key: string): WaysTable => {
  const [parts = 0, sum = 0, max = 0] = key.split(" ").map(Number);
  return makeWaysTable(parts, sum, max);
}, MOST_TABLES);

const waysTable = (parts: number, sum: number, max: number): WaysTable => waysTables(`${parts} ${sum} ${max}`);

function makeWaysTable(parts: number, sum: number, max: number): WaysTable {
  const table: bigint[][] = [Array.from({ length: sum + 1 }, (_, total) => (total === 0 ? 1n : 0n))];
  for (let part = 1; part <= parts; part++) {
    const before = table[part - 1] ?? [];
    table.push(
      before.map((_, total) => {
        let ways = 0n;
        for (let count = 1; count <= Math.min(max, total); count++) ways += before[total - count] ?? 0n;
        return ways;
      }),
    );
  }
  return table;
}
