import { expect, test } from "vitest";
import { grouped, parted } from "./grouped";

test("keys and values keep the order in which they come", () => {
  const groups = grouped([
    ["b", 1],
    ["a", 2],
    ["b", 3],
  ]);
  expect([...groups]).toEqual([
    ["b", [1, 3]],
    ["a", [2]],
  ]);
  expect([...grouped([])]).toEqual([]);
});

test("each item is among those or among the others, in its order", () => {
  expect(parted([3, 1, 4, 1, 5], (item) => item > 2)).toEqual([
    [3, 4, 5],
    [1, 1],
  ]);
  expect(parted([], () => true)).toEqual([[], []]);
});
