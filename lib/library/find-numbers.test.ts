import { describe, expect, it } from "vitest";
import { EVERY_ENTRY } from "./entries";
import { entriesNumbered } from "./find-numbers";

describe("a number", () => {
  it("in the form of its id means its entry, for every entry", () => {
    const lost = EVERY_ENTRY.filter(({ id }) => entriesNumbered(id)[0] !== id);
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
  ])("written %s means %s", (typed, id) => {
    expect(entriesNumbered(typed)[0]).toBe(id);
  });

  it("that a misprint gives to two entries means both, the right one first", () => {
    expect(entriesNumbered("D.13.7")).toEqual(["mtg-6e:D.13.7", "mtg-6e:D.14.7"]);
    expect(entriesNumbered("Z.1.裁定.2")).toEqual(["mtg-6e:Z.1.r2", "mtg-6e:Z.5.r2"]);
    expect(entriesNumbered("T.8.13")).toEqual(["mtg-6e:T.8.13", "mtg-6e:T.8.13b"]);
  });

  it.each(["", "スタック", "untapped creature", "99999", "Q.1.1"])("is none in %j", (typed) => {
    expect(entriesNumbered(typed)).toEqual([]);
  });
});
