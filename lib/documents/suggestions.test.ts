import { describe, expect, it } from "vitest";
import { findParentOfNumber, suggestQueryWords } from "./suggestions";

describe("a search without results", () => {
  it.each([
    ["スタツク", "スタック"],
    ["優先件", "優先権"],
    ["banding creture", null],
    ["regenaration", "Regeneration"],
    ["sorcry", "sorcery"],
    ["リンゴ", null],
    ["ab", null],
  ])("for %s suggests %s", (q, word) => {
    const found = suggestQueryWords(q).map((one) => one.toLowerCase());
    if (word === null) expect(found).toEqual([]);
    else expect(found).toContain(word.toLowerCase());
  });

  it("suggests three words at most, and not the one that was typed", () => {
    for (const q of ["phase", "stack", "コスト", "マナ・バーン"]) {
      expect(suggestQueryWords(q).length).toBeLessThanOrEqual(3);
      expect(suggestQueryWords(q)).not.toContain(q);
    }
  });

  it.each([
    ["A.7.99", "mtg-6e:A.7"],
    ["A.7.裁定.99", "mtg-6e:A.7"],
    ["705.4.99", "mag:705.4"],
    ["CR 704.5z", "mtg-cr:704.5"],
    ["701.5.1.9", "mag:701.5.1"],
    ["B.1.2", null],
    ["スタック", null],
    ["99999", null],
  ])("leads from the number %s to %s", (typed, id) => {
    expect(findParentOfNumber(typed)).toBe(id);
  });
});
