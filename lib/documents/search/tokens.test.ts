import { expect, it } from "vitest";
import { tokenizeQuestion, tokenizeText } from "./tokens";

it("numbers stand without what Japanese counts in, and kanji that run together are words of their own", () => {
  const known = new Set(["効果", "支払"]);
  const wordsOf = (q: string) => tokenizeQuestion(q, (token) => known.has(token));
  expect(wordsOf("2回分払って")).toEqual([["2"], ["払"]]);
  expect(wordsOf("手札が8枚")).toEqual([["8"], ["手"], ["札"]]);
  expect(wordsOf("効果支払")).toEqual([["効果"], ["支払"]]);
});

it("X is a word, and no other letter", () => {
  expect(tokenizeQuestion("Xのある b")).toEqual([["x"]]);
  expect(tokenizeText("What X is")).toContain("x");
});

it("forms of an English word are one, also those without a common stem", () => {
  const stems = (text: string) => new Set(tokenizeQuestion(text).flat());
  for (const forms of ["counter counters countered", "trigger triggering triggered", "draw drew drawn", "lose lost"])
    expect(stems(forms).size, forms).toBe(1);
});

it("words that only ask are no subject", () => {
  expect(tokenizeQuestion("再生の方法を教えて下さい")).toEqual([["再生"]]);
});
