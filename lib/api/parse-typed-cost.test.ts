import { expect, test } from "vitest";
import { formatSymbols } from "@/engine/magmell";
import { parseTypedCost } from "./parse-typed-cost";

test.each([
  ["2赤赤", "2赤赤"],
  ["２赤 赤", "2赤赤"],
  ["{2}{R}{r}", "2赤赤"],
  ["rgb1", null],
  ["bgr", "青緑赤"],
  ["0", ""],
  ["", null],
  ["-1", null],
  ["2黒", null],
])("%s is read as %s (210.2)", (typed, printed) => {
  const symbols = parseTypedCost(typed);
  expect(symbols && formatSymbols(symbols)).toBe(printed);
});
