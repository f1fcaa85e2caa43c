import fc from "fast-check";
import { expect, test } from "vitest";
import { binomial, rankOfSet, setOfRank } from "./combinations";
import { compositionCount, countsOfRank, rankOfCounts } from "./compositions";

test("the sets of three below six are numbered from 0 without a gap", () => {
  const sets = Array.from({ length: 20 }, (_, rank) => setOfRank(BigInt(rank), 3, 6));
  expect(sets[0]).toEqual([0, 1, 2]);
  expect(sets[19]).toEqual([3, 4, 5]);
  expect(new Set(sets.map(String)).size).toBe(20);
  expect(sets.map((set) => rankOfSet(set ?? []))).toEqual(sets.map((_, rank) => BigInt(rank)));
  expect(setOfRank(20n, 3, 6)).toBeNull();
});

test("a set comes back from its rank, wherever its members lie", () => {
  const members = fc.uniqueArray(fc.oneof(fc.nat(99_998), fc.nat(120), fc.integer({ min: 99_900, max: 99_998 })), {
    maxLength: 100,
  });
  fc.assert(
    fc.property(members, (set) => {
      const sorted = [...set].sort((a, b) => a - b);
      expect(setOfRank(rankOfSet(sorted), sorted.length, 99_999)).toEqual(sorted);
    }),
  );
});

test("the first and the last rank of a size are sets like any other", () => {
  for (const size of [0, 1, 2, 40, 100]) {
    const last = binomial(99_999, size) - 1n;
    expect(setOfRank(0n, size, 99_999)).toEqual(Array.from({ length: size }, (_, index) => index));
    expect(setOfRank(last, size, 99_999)).toEqual(Array.from({ length: size }, (_, index) => 99_999 - size + index));
    expect(setOfRank(last + 1n, size, 99_999)).toBeNull();
  }
});

test.each([
  [16, 40, 3],
  [14, 40, 3],
  [40, 40, 3],
  [3, 20, 20],
  [1, 20, 20],
])("%i counts with the sum %i and at most %i each come back from their rank", (parts, sum, max) => {
  const ways = compositionCount(parts, sum, max);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: ways - 1n }), (rank) => {
      const counts = countsOfRank(rank, parts, sum, max);
      expect(counts).toHaveLength(parts);
      expect(counts.reduce((total, count) => total + count, 0)).toBe(sum);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...counts)).toBeLessThanOrEqual(max);
      expect(rankOfCounts(counts, max)).toBe(rank);
    }),
  );
});

test("counts are counted as a hand would", () => {
  expect(compositionCount(2, 4, 3)).toBe(3n);
  expect(compositionCount(3, 20, 20)).toBe(171n);
  expect(compositionCount(13, 40, 3)).toBe(0n);
});
