import fc from "fast-check";
import { expect, test } from "vitest";
import { computeBinomial, rankCombination, unrankCombination } from "./combinations";
import { countCompositions, rankComposition, unrankComposition } from "./compositions";

test("the sets of three below six are numbered from 0 without a gap", () => {
  const sets = Array.from({ length: 20 }, (_, rank) => unrankCombination(BigInt(rank), 3, 6));
  expect(sets[0]).toEqual([0, 1, 2]);
  expect(sets[19]).toEqual([3, 4, 5]);
  expect(new Set(sets.map(String)).size).toBe(20);
  expect(sets.map((set) => rankCombination(set ?? []))).toEqual(sets.map((_, rank) => BigInt(rank)));
  expect(unrankCombination(20n, 3, 6)).toBeNull();
});

test("a set comes back from its rank, wherever its members lie", () => {
  const members = fc.uniqueArray(fc.oneof(fc.nat(99_998), fc.nat(120), fc.integer({ min: 99_900, max: 99_998 })), {
    maxLength: 100,
  });
  fc.assert(
    fc.property(members, (set) => {
      const sorted = [...set].sort((a, b) => a - b);
      expect(unrankCombination(rankCombination(sorted), sorted.length, 99_999)).toEqual(sorted);
    }),
  );
});

test("the first and the last rank of a size are sets like any other", () => {
  for (const size of [0, 1, 2, 40, 100]) {
    const last = computeBinomial(99_999, size) - 1n;
    expect(unrankCombination(0n, size, 99_999)).toEqual(Array.from({ length: size }, (_, index) => index));
    expect(unrankCombination(last, size, 99_999)).toEqual(
      Array.from({ length: size }, (_, index) => 99_999 - size + index),
    );
    expect(unrankCombination(last + 1n, size, 99_999)).toBeNull();
  }
});

test.each([
  [16, 40, 3],
  [14, 40, 3],
  [40, 40, 3],
  [3, 20, 20],
  [1, 20, 20],
])("%i counts with the sum %i and at most %i each come back from their rank", (parts, sum, max) => {
  const ways = countCompositions(parts, sum, max);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: ways - 1n }), (rank) => {
      const counts = unrankComposition(rank, parts, sum, max);
      expect(counts).toHaveLength(parts);
      expect(counts.reduce((total, count) => total + count, 0)).toBe(sum);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...counts)).toBeLessThanOrEqual(max);
      expect(rankComposition(counts, max)).toBe(rank);
    }),
  );
});

test("counts are counted as a hand would", () => {
  expect(countCompositions(2, 4, 3)).toBe(3n);
  expect(countCompositions(3, 20, 20)).toBe(171n);
  expect(countCompositions(13, 40, 3)).toBe(0n);
});
