import { expect, test } from "vitest";
import { MTG_DECK_PROBLEM_CODES, type MtgDeckProblem } from "@/engine/mtg/deck";
import { describeMtgProblem } from "./describe-mtg-problem";
import { getDictionary } from "./dictionary";
import { LANGS } from "./lang";

const PROBLEM = {
  rule: "mtg-6e:D.13.4",
  zone: "main",
  names: ["Shock"],
  have: 5,
  want: 4,
  from: "2000-10-01",
} as const;

test.each(LANGS)("each problem of a Magic deck has a sentence in %s", (lang) => {
  const { mtgDeckProblems: words } = getDictionary(lang);
  expect(Object.keys(words.codes).sort()).toEqual([...MTG_DECK_PROBLEM_CODES].sort());
  const codes = new Set<string>(MTG_DECK_PROBLEM_CODES);
  expect(Object.keys(words.advice).filter((code) => !codes.has(code))).toEqual([]);
  for (const code of MTG_DECK_PROBLEM_CODES)
    for (const severity of ["error", "advice"] as const) {
      const problem: MtgDeckProblem = { ...PROBLEM, code, severity, fix: null };
      const sentence = describeMtgProblem(words, problem);
      expect(sentence, code).toMatch(lang === "ja" ? /。$/ : /\.$/);
      expect(sentence, code).not.toMatch(/undefined|NaN|[{}]/);
    }
});
