import { expect, test } from "vitest";
import { formatPercent, formatPercentagePoints } from "./percent";

test.each([
  [0, "0%"],
  [1e-12, "0%"],
  [0.0001, "<1%"],
  [0.0049, "<1%"],
  [0.005, "1%"],
  [0.344, "34%"],
  [0.9949, "99%"],
  [0.995, ">99%"],
  [0.999_999, ">99%"],
  [1 - 1e-12, "100%"],
  [1, "100%"],
])("a chance of %d is written %s: 0 and 100 mean never and always", (chance, written) => {
  expect(formatPercent(chance)).toBe(written);
});

test.each([
  [0.0412, "+4.1"],
  [0, "+0.0"],
  [-0.2, "−20.0"],
])("a difference of %d is written %s points", (difference, written) => {
  expect(formatPercentagePoints(difference)).toBe(written);
});
