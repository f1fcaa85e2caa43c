import { expect, test } from "vitest";
import { createRareSignPattern } from "./rare-signs";

const pattern = createRareSignPattern(["U+3041-3096, U+30FC", "U+9b54"]);

test.each(["", "Draw 3 cards.\n\t\u00a0", "あいーん魔"])("%j needs no other font", (text) => {
  expect(pattern.test(text)).toBe(false);
});

test.each(["あ龘", "é", "𠮷", "カ"])("%j has a sign that the cuts lack", (text) => {
  expect(pattern.test(text)).toBe(true);
});

test("without cuts every sign beyond ASCII is rare", () => {
  expect(createRareSignPattern([]).test("あ")).toBe(true);
  expect(createRareSignPattern([]).test("A")).toBe(false);
});
