import { expect, test } from "vitest";
import { toColorBits } from "@/engine/magmell";
import { listMatchingFacts, readFactsFilter } from "./deck-facts";

test("a filter without a wish lets decks pass that nobody has judged", () => {
  expect(listMatchingFacts({ colors: [], legal: false })).toBeNull();
});

test("a deck has at least the colors of the filter", () => {
  const bits = listMatchingFacts({ colors: ["blue", "red"], legal: true });
  expect(bits).toEqual([
    { colors: toColorBits(["blue", "red"]), legal: true },
    { colors: toColorBits(["blue", "green", "red"]), legal: true },
  ]);
  expect(listMatchingFacts({ colors: ["green"], legal: false })).toHaveLength(8);
  expect(listMatchingFacts({ colors: [], legal: true })).toHaveLength(8);
});

test.each([
  ["red,blue", "1", { colors: ["blue", "red"], legal: true }],
  ["red,pink", undefined, { colors: ["red"], legal: false }],
  [["red", "blue"], "yes", { colors: [], legal: false }],
  [undefined, undefined, { colors: [], legal: false }],
] as const)("the address %s, %s is read", (colors, legal, filter) => {
  expect(readFactsFilter(colors, legal)).toEqual(filter);
});
