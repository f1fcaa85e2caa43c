import { expect, test } from "vitest";
import { typedCount } from "./typed-count";

const stone = { row: "stone", most: null };

test("two digits within a pause are one number", () => {
  const first = typedCount(null, { ...stone, digit: 1, at: 100 });
  expect(first.count).toBe(1);
  expect(typedCount(first, { ...stone, digit: 2, at: 700 }).count).toBe(12);
});

test("a digit after the pause, on another row, or behind two digits begins anew", () => {
  const first = typedCount(null, { ...stone, digit: 1, at: 100 });
  expect(typedCount(first, { ...stone, digit: 2, at: 2000 }).count).toBe(2);
  expect(typedCount(first, { ...stone, row: "other", digit: 2, at: 200 }).count).toBe(2);
  const second = typedCount(first, { ...stone, digit: 2, at: 200 });
  expect(typedCount(second, { ...stone, digit: 3, at: 300 }).count).toBe(3);
});

test("a row with a limit takes one digit", () => {
  const first = typedCount(null, { row: "unit", most: 3, digit: 1, at: 100 });
  expect(typedCount(first, { row: "unit", most: 3, digit: 2, at: 200 }).count).toBe(2);
});
