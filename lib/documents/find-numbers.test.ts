import { describe, expect, it } from "vitest";
import { ALL_ENTRIES, getDocumentEntries } from "./entries";
import { findEntriesByNumber, findEntriesInRange } from "./find-numbers";

describe("a number", () => {
  it("in the form of its id means its entry, for every entry", () => {
    const lost = ALL_ENTRIES.filter(({ id }) => findEntriesByNumber(id)[0] !== id);
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["P.7.1", "mtg-6e:P.7.1"],
    ["p.7.1", "mtg-6e:P.7.1"],
    ["ルールＰ．７．１", "mtg-6e:P.7.1"],
    ["A.1.裁定.2", "mtg-6e:A.1.r2"],
    ["A.1 ruling 2", "mtg-6e:A.1.r2"],
    ["6版 C.4.2", "mtg-6e:C.4.2"],
    ["CR 704.5g", "mtg-cr:704.5g"],
    ["704.5g", "mtg-cr:704.5g"],
    ["705.4.3", "mag:705.4.3"],
    ["裁定7", "house:7"],
    ["Magicの裁定7", "mtg-house:7"],
    ["8版 untap", "mtg-8e:untap"],
    ["8版 ドロー・ステップ", "mtg-8e:draw"],
    ["8E declare attackers step", "mtg-8e:attackers"],
    ["８版　優先権", "mtg-8e:word.priority"],
    ["流れ 敗北2", "mtg-flow:lose.2"],
    ["flow next turn", "mtg-flow:next-turn"],
    ["mtg-6e K20r3b", "mtg-6e:K.20.r3b"],
    ["k20r3b", "mtg-6e:K.20.r3b"],
    ["K 20 裁定 3", "mtg-6e:K.20.r3"],
    ["T.11.5a", "mtg-6e:T.11.5.a"],
    ["G20.注意.1", "mtg-6e:G.20.n1"],
    ["A.17.裁定.2", "mtg-6e:A.17.r2"],
    ["Rule 701.5", "mag:701.5"],
    ["総合ルール 705.4.3", "mag:705.4.3"],
    ["MAGMELL 705.4.3", "mag:705.4.3"],
    ["cr704.5G", "mtg-cr:704.5g"],
    ["７０４．５ｇ", "mtg-cr:704.5g"],
    ["704.5(k)", "mtg-cr:704.5k"],
    ["704,5 g", "mtg-cr:704.5g"],
    ["C,5,9", "mtg-6e:C.5.9"],
    ["Ｋ・24・6", "mtg-6e:K.24.6"],
    ["c-5-9", "mtg-6e:C.5.9"],
    ["A 24 2", "mtg-6e:A.24.2"],
    ["T.11.5 c", "mtg-6e:T.11.5.c"],
    ["裁定A.24.5", "mtg-6e:A.24.r5"],
    ["ルール 704. 3. 1", "mag:704.3.1"],
    ["K. 24. 6", "mtg-6e:K.24.6"],
  ])("written %s means %s", (typed, id) => {
    expect(findEntriesByNumber(typed)[0]).toBe(id);
  });

  it("that a misprint gives to two entries means both, the right one first", () => {
    expect(findEntriesByNumber("D.13.7")).toEqual(["mtg-6e:D.13.7", "mtg-6e:D.14.7"]);
    expect(findEntriesByNumber("Z.1.裁定.2")).toEqual(["mtg-6e:Z.1.r2", "mtg-6e:Z.5.r2"]);
    expect(findEntriesByNumber("T.8.13")).toEqual(["mtg-6e:T.8.13", "mtg-6e:T.8.13b"]);
  });

  it.each(["", "スタック", "untapped creature", "99999", "Q.1.1"])("is none in %j", (typed) => {
    expect(findEntriesByNumber(typed)).toEqual([]);
  });

  it("that both games bear means both, MAGMELL's first", () => {
    expect(findEntriesByNumber("704")).toEqual(["mag:704", "mtg-cr:704"]);
    expect(findEntriesByNumber("総合ルール704.3")).toEqual(["mag:704.3"]);
    for (const typed of ["裁定5", "裁定 ５", "ruling 5", "Ruling5"])
      expect(findEntriesByNumber(typed), typed).toEqual(["house:5", "mtg-house:5"]);
  });

  it("of a ruling means one game's alone where it is named, or where the other has no such ruling", () => {
    for (const typed of ["Magicの裁定5", "Magic 裁定5", "magic ruling 5", "MTG ruling 5", "mtg-house:5"])
      expect(findEntriesByNumber(typed), typed).toEqual(["mtg-house:5"]);
    expect(findEntriesByNumber("house:5")).toEqual(["house:5"]);
    const last = getDocumentEntries("house").at(-1);
    expect(findEntriesByNumber(`裁定${last?.number}`)).toEqual([last?.id]);
    expect(findEntriesByNumber("裁定999")).toEqual([]);
  });
});

describe("a range of numbers", () => {
  it.each([
    ["A.7.3からA.7.5まで", ["mtg-6e:A.7.3", "mtg-6e:A.7.4", "mtg-6e:A.7.5"]],
    ["A.7.3-5", ["mtg-6e:A.7.3", "mtg-6e:A.7.4", "mtg-6e:A.7.5"]],
    ["６版 Ａ．７．３～Ａ．７．４", ["mtg-6e:A.7.3", "mtg-6e:A.7.4"]],
    ["704.5a–c", ["mtg-cr:704.5a", "mtg-cr:704.5b", "mtg-cr:704.5c"]],
    ["CR 704.5x to 704.5y", ["mtg-cr:704.5x", "mtg-cr:704.5y"]],
    ["裁定7〜8", ["house:7", "house:8"]],
    ["705.4.1~705.4.2", ["mag:705.4.1", "mag:705.4.2"]],
  ])("%s means all from one end to the other", (typed, ids) => {
    expect(findEntriesInRange(typed)).toEqual(ids);
  });

  it("holds all that hangs on its last number", () => {
    const ids = findEntriesInRange("601-602");
    expect(ids[0]).toBe("mag:601");
    expect(ids.at(-1)).toBe("mag:602.3");
  });

  it.each(["", "-", "P.7.1", "mtg-8e:begin-combat", "A.7.5-A.7.3", "A.7.3から砂漠まで", "スタック〜墓地"])(
    "is none in %j",
    (typed) => {
      expect(findEntriesInRange(typed)).toEqual([]);
    },
  );
});
