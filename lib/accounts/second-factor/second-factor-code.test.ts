import { expect, test } from "vitest";
import { generateRecoveryCodes, RECOVERY_CODE_COUNT } from "../server/recovery-codes";
import { formatRecoveryCode, parseSecondFactorCode } from "./second-factor-code";

test.each([
  ["123456", "app", "123456"],
  [" 123 456 ", "app", "123456"],
  ["１２３４５６", "app", "123456"],
  ["0123-4567-89ab-cdef", "recovery", "0123456789abcdef"],
  ["OI23 4567 89AB CDEF", "recovery", "0123456789abcdef"],
  ["０１２３－４５６７－８９ａｂ－ｃｄｅｆ", "recovery", "0123456789abcdef"],
  ["l123ー4567ー89abーcdef", "recovery", "1123456789abcdef"],
])("%j is a code of kind %s", (typed, kind, code) => {
  expect(parseSecondFactorCode(typed)).toEqual({ kind, code });
});

test.each([
  "",
  "12345",
  "1234567",
  "12345a",
  "0123-4567-89ab-cde",
  "0123-4567-89ab-cdeu",
  "0123-4567-89ab-cdef-0",
  "🂡",
])("%j is no code", (typed) => {
  expect(parseSecondFactorCode(typed)).toBeNull();
});

test("ten recovery codes differ, are read as they are shown, and use the whole alphabet evenly", () => {
  const codes = generateRecoveryCodes();
  expect([codes.length, new Set(codes).size]).toEqual([RECOVERY_CODE_COUNT, RECOVERY_CODE_COUNT]);
  for (const code of codes) {
    expect(formatRecoveryCode(code)).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(parseSecondFactorCode(formatRecoveryCode(code))).toEqual({ kind: "recovery", code });
  }
  const signs = Array.from({ length: 200 }, generateRecoveryCodes).flat().join("");
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  // Of 32,000 signs each is expected 1,000 times; seven standard deviations are 218.
  expect(counts.size).toBe(32);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(218);
});
