import { expect, test } from "vitest";
import { isSameSplit, rankSplits } from "./ranked-splits";

const split = (blue: number, red: number) => ({ blue, green: 0, red });
const RESULTS = [
  { split: split(3, 0), value: 2 },
  { split: split(2, 1), value: 2 - 1e-13 },
  { split: split(1, 2), value: 1 },
  { split: split(0, 3), value: 0.5 },
];

test("splits of equal value share a place, and the present one stands first among them", () => {
  const ranked = rankSplits(RESULTS, split(2, 1));
  expect(ranked?.all.map(({ split: { blue }, rank }) => [blue, rank])).toEqual([
    [2, 1],
    [3, 1],
    [1, 3],
    [0, 4],
  ]);
  expect(ranked?.best).toBe(ranked?.own);
  expect(ranked?.worst.split).toEqual(split(0, 3));
});

test("the best split is another where the present one is worse", () => {
  const ranked = rankSplits(RESULTS, split(1, 2));
  expect(ranked?.own.rank).toBe(3);
  expect(ranked && isSameSplit(ranked.best.split, split(3, 0))).toBe(true);
});

test("a present split that is not among the results has no places", () => {
  expect(rankSplits(RESULTS, split(4, 4))).toBeNull();
  expect(rankSplits([], split(0, 0))).toBeNull();
});
