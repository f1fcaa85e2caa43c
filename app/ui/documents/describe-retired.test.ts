import { describe, expect, it } from "vitest";
import { GLOSSARY_CONCEPTS, RETIRED_WORDS } from "@/lib/documents/words/concepts";
import { describeRetiredWord } from "./describe-retired";

/** The relation of each term that section G.25 calls obsolete to the words of today, as its rulings tell it. */
const OBSOLETE = {
  "mtg-6e:G.25.r1": "split",
  "mtg-6e:G.25.r2": "wider",
  "mtg-6e:G.25.r3": "narrower",
  "mtg-6e:G.25.r4": "became",
  "mtg-6e:G.25.r5": "split",
  "mtg-6e:G.25.r6": "gone",
  "mtg-6e:G.25.r7": "became",
  "mtg-6e:G.25.r8": "became",
  "mtg-6e:G.25.r9": "same",
} as const;

describe("retired words", () => {
  const said = (rule: string, language: "ja" | "en"): string => {
    const word = RETIRED_WORDS.find(({ use }) => use.rule === rule);
    return word ? describeRetiredWord(word, language) : "";
  };

  it("are those of G.25, each in the relation that its ruling tells", () => {
    const told = RETIRED_WORDS.filter(({ use }) => use.rule.startsWith("mtg-6e:G.25"));
    expect(Object.fromEntries(told.map(({ use }) => [use.rule, use.retired]))).toEqual(OBSOLETE);
  });

  it("have a sentence of their own unless they are the same thing by another name", () => {
    for (const { use } of RETIRED_WORDS) expect(use.today === null, use.en).toBe(use.retired === "same");
    for (const { uses } of GLOSSARY_CONCEPTS) for (const use of uses) if (use.today) expect(use.retired).not.toBeNull();
  });

  it("are called by the word of today only where it says the same", () => {
    const called = /^“[^”]*” is now “[^”]*”\.$/u;
    for (const { use } of RETIRED_WORDS) expect(called.test(said(use.rule, "en")), use.en).toBe(use.retired === "same");
    expect(said("mtg-6e:G.25.r1", "ja")).toMatch(/再生できない破壊.*生け贄/u);
    expect(said("mtg-6e:G.25.r1", "en")).toMatch(/no regeneration.*sacrifice/u);
    expect(said("mtg-6e:G.25.r2", "en")).toContain("spell and ability");
    expect(said("mtg-6e:G.25.r3", "en")).toContain("all its targets");
    expect(said("mtg-6e:G.25.r5", "en")).toMatch(/mana ability.*instants/u);
  });
});
