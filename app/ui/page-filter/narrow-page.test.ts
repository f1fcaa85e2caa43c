import { expect, test } from "vitest";
import { foldWords } from "./narrow-page";

test.each([
  ["ﾀﾞﾒｰｼﾞ", "だめーじ"],
  ["Ｑuick", "quick"],
  ["マナ", "まな"],
])("%s is compared as %s", (typed, folded) => {
  expect(foldWords(typed)).toBe(folded);
});
