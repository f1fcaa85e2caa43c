import { expect, test } from "vitest";
import { foldText } from "./filter-page";

test.each([
  ["ﾀﾞﾒｰｼﾞ", "だめーじ"],
  ["Ｑuick", "quick"],
  ["マナ", "まな"],
])("%s is compared as %s", (typed, folded) => {
  expect(foldText(typed)).toBe(folded);
});
