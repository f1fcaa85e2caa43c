import { expect, test } from "vitest";
import { claimKey, compareByText, compareTexts, groupBy, partition } from "./collections";

test("keys and values keep the order in which they come", () => {
  const groups = groupBy([
    ["b", 1],
    ["a", 2],
    ["b", 3],
  ]);
  expect([...groups]).toEqual([
    ["b", [1, 3]],
    ["a", [2]],
  ]);
  expect([...groupBy([])]).toEqual([]);
});

test("each item is among those or among the others, in its order", () => {
  expect(partition([3, 1, 4, 1, 5], (item) => item > 2)).toEqual([
    [3, 4, 5],
    [1, 1],
  ]);
  expect(partition([], () => true)).toEqual([[], []]);
});

test("texts are compared by their signs, and equal ones are equal", () => {
  expect(["b", "B", "ab", "", "あ", "a"].sort(compareTexts)).toEqual(["", "B", "a", "ab", "b", "あ"]);
  expect([compareTexts("x", "x"), compareTexts("x", "y"), compareTexts("y", "x")]).toEqual([0, -1, 1]);
});

test("what has the same text stays in its order", () => {
  const entries = [..."bab"].map((id, place) => ({ id, place }));
  expect(entries.sort(compareByText(({ id }) => id)).map(({ place }) => place)).toEqual([1, 0, 2]);
});

test("the first claimant of a key keeps it, and later ones are told who has it", () => {
  const claimants = new Map<string, string>();
  expect([claimKey(claimants, "key", "first"), claimKey(claimants, "key", "second")]).toEqual([null, "first"]);
  expect([...claimants]).toEqual([["key", "first"]]);
});
