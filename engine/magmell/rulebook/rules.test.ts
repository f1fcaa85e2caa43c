import { describe, expect, it } from "vitest";
import { getChapter, getParentRule, getPrintedRuleNumber, isRuleId, RULE_CHAPTERS, RULE_IDS } from "./rules";
import { RULE_TEXTS } from "./words";

const parts = (number: string) => number.split(".").map(Number);

function isBefore(a: string, b: string): boolean {
  const [left, right] = [parts(a), parts(b)];
  const place = left.findIndex((part, index) => part !== right[index]);
  return place < 0 ? left.length < right.length : (left[place] ?? 0) < (right[place] ?? -1);
}

describe("the numbers of the comprehensive rules 1.01", () => {
  it("holds all of them, chapter by chapter", () => {
    const counts = RULE_CHAPTERS.map(({ number }) => RULE_IDS.filter((id) => getChapter(id) === number).length);
    expect(counts).toEqual([4, 178, 39, 44, 16, 39, 105]);
    expect(RULE_IDS).toHaveLength(425);
  });

  it("keeps them in the order of the document", () => {
    const misplaced = RULE_IDS.filter((id, index) => {
      const next = RULE_IDS[index + 1];
      return next !== undefined && !isBefore(getPrintedRuleNumber(id), getPrintedRuleNumber(next));
    });
    expect(misplaced).toEqual([]);
  });

  it("leaves no gap: each number follows the one before it under the same parent", () => {
    const known = new Set<string>(RULE_IDS);
    const gaps = RULE_IDS.filter((id) => {
      const parent = getParentRule(id);
      if (parent === null) return false;
      const last = Number(id.slice(id.lastIndexOf(".") + 1));
      return !known.has(parent) || (last > 1 && !known.has(`${parent}.${last - 1}`));
    });
    expect(gaps).toEqual([]);
  });

  it("tells rule numbers from other texts", () => {
    expect(["mag:705.4.3", "705.4.3", "mag:705.4.10", "toString"].map(isRuleId)).toEqual([true, false, false, false]);
  });
});

describe("the words", () => {
  it("are there in both languages, in one line of moderate length", () => {
    const odd = RULE_IDS.filter((id) => {
      const { ja, en } = RULE_TEXTS[id];
      return [ja, en].some((text) => text.trim() !== text || text === "" || /\n/.test(text) || text.length > 220);
    });
    expect(odd).toEqual([]);
  });

  it("end rules with a full stop and headings without", () => {
    const odd = RULE_IDS.filter((id) => {
      const { ja, en, heading } = RULE_TEXTS[id];
      return ja.endsWith("。") === Boolean(heading) || en.endsWith(".") === Boolean(heading);
    });
    expect(odd).toEqual([]);
  });
});
