import { expect, test } from "vitest";
import { byText, compareTexts } from "./compare-texts";

test("texts are compared by their signs, and equal ones are equal", () => {
  expect(["b", "B", "ab", "", "あ", "a"].sort(compareTexts)).toEqual(["", "B", "a", "ab", "b", "あ"]);
  expect([compareTexts("x", "x"), compareTexts("x", "y"), compareTexts("y", "x")]).toEqual([0, -1, 1]);
});

test("what has the same text stays in its order", () => {
  const entries = [..."bab"].map((id, place) => ({ id, place }));
  expect(entries.sort(byText(({ id }) => id)).map(({ place }) => place)).toEqual([1, 0, 2]);
});
