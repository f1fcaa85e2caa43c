import { expect, test } from "vitest";
import { unifyTimesSigns } from "./times-signs";

test.each([
  ["4х Moss Ox", "4× Moss Ox"],
  ["4Х Moss Ox", "4× Moss Ox"],
  ["2 х Равнина", "2 × Равнина"],
  ["2хРавнина", "2×Равнина"],
  ["Moss Ox х4", "Moss Ox ×4"],
  ["Moss Ox (4χ)", "Moss Ox (4×)"],
  ["4⨉ Moss Ox", "4× Moss Ox"],
])("signs that look like x beside a number are times signs: %s", (line, plain) => {
  expect(unifyTimesSigns(line)).toBe(plain);
});

test.each(["Хаос побеждает", "2 хода", "2 Хозяин мха", "Мох 4", "2 ХАОС"])("letters of words stay: %s", (line) => {
  expect(unifyTimesSigns(line)).toBe(line);
});
