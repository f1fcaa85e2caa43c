import { describe, expect, it } from "vitest";
import { HOUSE_RULINGS_BY_ID, RULE_TEXTS } from "@/engine/magmell/rulebook";
import { findRuleByNumber, findRules } from "./find-rules";

describe("what is typed to find a rule", () => {
  it.each([
    ["705.4.3", "mag:705.4.3"],
    ["７０５．４．３", "mag:705.4.3"],
    [" ルール705.4.3。", "mag:705.4.3"],
    ["Rule 101.", "mag:101"],
    ["mag:101", "mag:101"],
    ["裁定7", "house:7"],
    ["house:7", "house:7"],
    ["Ruling 7", "house:7"],
  ])("%s names one", (typed, rule) => {
    expect(findRuleByNumber(typed)).toBe(rule);
  });

  it.each(["", "7", "999", "705.99", "裁定999", "カード", "constructor", "house:toString"])(
    "%s names none",
    (typed) => {
      expect(findRuleByNumber(typed)).toBeNull();
    },
  );
});

describe("rules are found", () => {
  it("by the beginning of their number", () => {
    const found = findRules("705.4");
    expect(found).toContain("mag:705.4.3");
    expect(found.every((rule) => rule.startsWith("mag:705.4"))).toBe(true);
  });

  it("by words of their summaries in either language, in any spelling, all of which have to be there", () => {
    const { ja, en } = RULE_TEXTS["mag:705.4.3"];
    for (const typed of [ja, en, en.toUpperCase(), "damage HP destroyed", "ﾀﾞﾒｰｼﾞ 破壊", "だめーじ　破壊"])
      expect(findRules(typed), typed).toContain("mag:705.4.3");
    expect(findRules("damage banana")).toEqual([]);
  });

  it.each(["引き直す", "引き直し", "マリガン", "まりがん", "mulligan", "Redraw"])(
    "by words of players: %s",
    (typed) => {
      const found = findRules(typed);
      expect(found.some((rule) => rule.startsWith("mag:503"))).toBe(true);
    },
  );

  it.each([
    ["墓地", "mag:407"],
    ["アンタップ", "mag:219.3.2"],
    ["山札", "mag:402"],
  ])("by words of other games: %s", (typed, rule) => {
    expect(findRules(typed)).toContain(rule);
  });

  it("with the rulings of the house, by title and reason, after the rules", () => {
    const found = findRules(HOUSE_RULINGS_BY_ID["house:7"].title.en);
    expect(found).toContain("house:7");
    const places = findRules("攻撃").map((rule) => rule.startsWith("house:"));
    expect(places).toContain(true);
    expect(places).toEqual([...places].sort());
  });

  it("by the official text, where there is one", () => {
    const official = new Map([["mag:101", { id: "mag:101", text: "りんごは赤い。", edition: "1.01" }]] as const);
    expect(findRules("林檎", official)).toEqual([]);
    expect(findRules("リンゴ", official)).toEqual(["mag:101"]);
    expect(findRules("りんご")).toEqual([]);
  });

  it("by nothing when nothing is typed that could be found", () => {
    for (const typed of ["", "　 ", "。"]) expect(findRules(typed)).toEqual([]);
  });
});
