import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_WORDS, MAX_WORDS_LENGTH, parseWords } from "./words";

const terms = (typed: string) =>
  parseWords(typed).terms.map(({ folded, excluded }) => (excluded ? `not ${folded}` : folded));

test.each([
  ["火 水", ["火", "水"]],
  ["火　水", ["火", "水"]],
  ["-火 －水", ["not 火", "not 水"]],
  ["火-水", ["火ー水"]],
  ["ー火", ["ー火"]],
  ['"a b" 「c d」 “e f” 《g》', ["ab", "cd", "ef", "g"]],
  ['-"a b"', ["not ab"]],
  ['a"b c', ["ab", "c"]],
])("%s", (typed, expected) => {
  expect(terms(typed)).toEqual(expected);
  expect(parseWords(typed).warnings).toEqual([]);
});

describe("what cannot be used comes back with its place", () => {
  test.each([
    ['火 "水 木', [{ code: "UNCLOSED_QUOTE", at: 2, word: "水 木" }]],
    ["火 -", [{ code: "EMPTY_WORD", at: 2, word: "-" }]],
    ['火 ""', [{ code: "EMPTY_WORD", at: 2, word: '""' }]],
    ["・", [{ code: "EMPTY_WORD", at: 0, word: "・" }]],
    ["x".repeat(MAX_WORDS_LENGTH + 1), [{ code: "WORDS_TOO_LONG", at: MAX_WORDS_LENGTH, word: "" }]],
    ["a ".repeat(MAX_WORDS + 2).trim(), [{ code: "TOO_MANY_WORDS", at: MAX_WORDS * 2, word: "a" }]],
  ])("%s", (typed, warnings) => {
    expect(parseWords(typed).warnings).toEqual(warnings);
  });
});

test("any text gives words within the limits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (typed) => {
      const read = parseWords(typed);
      expect(read.terms.length).toBeLessThanOrEqual(MAX_WORDS);
      for (const { folded } of read.terms) expect(folded).not.toBe("");
    }),
    { numRuns: 400 },
  );
});
