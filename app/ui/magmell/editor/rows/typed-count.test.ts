import { expect, test } from "vitest";
import { appendTypedDigit } from "./typed-count";

const stone = { row: "stone", most: null };

test("two digits within a pause are one number", () => {
  const first = appendTypedDigit(null, { ...stone, digit: 1, at: 100 });
  expect(first.count).toBe(1);
  expect(appendTypedDigit(first, { ...stone, digit: 2, at: 700 }).count).toBe(12);
});

test("a digit after the pause, on another row, or behind two digits begins anew", () => {
  const first = appendTypedDigit(null, { ...stone, digit: 1, at: 100 });
  expect(appendTypedDigit(first, { ...stone, digit: 2, at: 2000 }).count).toBe(2);
  expect(appendTypedDigit(first, { ...stone, row: "other", digit: 2, at: 200 }).count).toBe(2);
  const second = appendTypedDigit(first, { ...stone, digit: 2, at: 200 });
  expect(appendTypedDigit(second, { ...stone, digit: 3, at: 300 }).count).toBe(3);
});

test("a row with a limit takes one digit", () => {
  const first = appendTypedDigit(null, { row: "unit", most: 3, digit: 1, at: 100 });
  expect(appendTypedDigit(first, { row: "unit", most: 3, digit: 2, at: 200 }).count).toBe(2);
});
