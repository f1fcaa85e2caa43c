import { expect, test } from "vitest";
import { computeQuantile } from "./quantile";

test("a quantile is the smallest measured value that so large a share does not exceed", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.99, 1].map((share) => computeQuantile(values, share))).toEqual([1, 50, 99, 100]);
  expect(computeQuantile([7], 0.99)).toBe(7);
  expect(computeQuantile([], 0.5)).toBeNaN();
});
