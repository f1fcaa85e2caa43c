import { describe, expect, it } from "vitest";
import { RULE_TEXTS } from "@/engine/magmell/rulebook";
import { findTerms, GLOSSARY_TERMS, getTermsDefinedBy, splitByTerms, type TermId } from "./glossary";

const termIds = Object.keys(GLOSSARY_TERMS) as TermId[];

describe("the words of the game", () => {
  it("are explained by rules, and no form belongs to two words", () => {
    for (const language of ["ja", "en"] as const) {
      const forms = termIds.flatMap((id) => GLOSSARY_TERMS[id][language] as readonly string[]);
      expect(new Set(forms).size).toBe(forms.length);
    }
    for (const id of termIds) expect(RULE_TEXTS[GLOSSARY_TERMS[id].rule].ja, id).not.toBe("");
  });

  it("are found in texts of both languages, the longer word first", () => {
    expect(findTerms("使用コストを払い、パワーカウンターを1個置く。カウンターを数える。", "ja")).toEqual([
      "useCost",
      "powerCounter",
      "counter",
    ]);
    expect(findTerms("Destroyed units drawing near are restless.", "en")).toEqual(["destroy"]);
  });

  it("are marked at their first mention only, over the lines of one text", () => {
    const seen = new Set<TermId>();
    expect(splitByTerms("破壊されたとき、破壊する。", "ja", seen)).toEqual([
      { text: "破壊", rule: "mag:227.1" },
      { text: "されたとき、破壊する。", rule: null },
    ]);
    expect(splitByTerms("破壊する。", "ja", seen)).toEqual([{ text: "破壊する。", rule: null }]);
  });

  it("are marked in one text so many times at most", () => {
    const text = "破壊 召喚 回復 無効化 手札 魔導書 ダスト チャント 夢";
    const parts = splitByTerms(text, "ja", new Set());
    expect(parts.filter(({ rule }) => rule !== null)).toHaveLength(6);
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });

  it("are found from their rule and from its heading", () => {
    expect(getTermsDefinedBy("mag:227.1")).toEqual(["destroy"]);
    expect(getTermsDefinedBy("mag:227")).toEqual(["destroy"]);
    expect(getTermsDefinedBy("mag:101")).toEqual([]);
  });
});
