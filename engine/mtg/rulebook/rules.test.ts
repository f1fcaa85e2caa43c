import { describe, expect, it } from "vitest";
import LATER_CEILINGS from "../../rulebook/later-ceilings.json";
import { getRuleNumber } from "../../rulebook/rule-id";
import { RULE_STATUSES } from "../../rulebook/status";
import { getDocumentEra, getMtgDocument, MTG_DOCUMENTS } from "./documents";
import { findEntriesByPrintedNumber, getPrintedNumber } from "./printed";
import { getMtgParentRule, isMtgRuleId, MTG_RULE_IDS, MTG_RULES, type MtgRuleId } from "./rules";
import { createMtgRuleDocument } from "./trace";
import { MTG_HOUSE_RULINGS } from "./words";

const idsOf = (document: string): readonly MtgRuleId[] => MTG_RULE_IDS.filter((id) => getMtgDocument(id) === document);
const count = (ids: readonly MtgRuleId[], kind: string): number =>
  ids.filter((id) => MTG_RULES[id].kind === kind).length;
const chapter = (letter: string) => idsOf("mtg-6e").filter((id) => getRuleNumber(id).startsWith(letter));

describe("the general rulings summary", () => {
  it("has 175 sections, 830 rules, 409 rulings and 152 notes", () => {
    const ids = idsOf("mtg-6e");
    expect(["heading", "rule", "ruling", "note", "part"].map((kind) => count(ids, kind))).toEqual([
      175, 830, 409, 152, 75,
    ]);
    expect(ids).toHaveLength(175 + 830 + 409 + 152 + 75);
  });

  it.each([
    ["A", 27, 166, 73, 10],
    ["C", 7, 43, 24, 9],
    ["D", 19, 134, 18, 2],
    ["E", 12, 39, 60, 3],
    ["G", 43, 148, 84, 44],
    ["K", 27, 130, 91, 43],
    ["M", 3, 5, 1, 1],
    ["P", 13, 38, 11, 12],
    ["T", 12, 74, 31, 16],
    ["U", 3, 10, 1, 0],
    ["Z", 9, 43, 15, 12],
  ])("has in chapter %s %i sections, %i rules, %i rulings and %i notes", (letter, ...counts) => {
    expect(["heading", "rule", "ruling", "note"].map((kind) => count(chapter(letter), kind))).toEqual(counts);
  });

  it("has ids whose form tells their kind", () => {
    const forms = {
      heading: /^[A-Z]\.\d+$/,
      rule: /^[A-Z]\.\d+\.\d+b?$/,
      ruling: /^[A-Z]\.\d+\.r\d+b?$/,
      note: /^[A-Z]\.\d+\.n\d+$/,
      part: /^[A-Z]\.\d+\.r?\d+(\.[a-z\d]+)+$/,
    } as Readonly<Record<string, RegExp>>;
    expect(idsOf("mtg-6e").filter((id) => !forms[MTG_RULES[id].kind]?.test(getRuleNumber(id)))).toEqual([]);
  });

  it("keeps every entry below its section, in order and without a gap but those of the document", () => {
    const gaps: string[] = [];
    const before = new Map<string, number>();
    for (const id of idsOf("mtg-6e")) {
      const [, section = "", letter = "", digits = ""] = /^([A-Z]\.\d+)\.(r|n|)(\d+)$/.exec(getRuleNumber(id)) ?? [];
      if (section === "") continue;
      const last = before.get(section + letter) ?? 0;
      if (Number(digits) !== last + 1) gaps.push(getRuleNumber(id));
      before.set(section + letter, Number(digits));
      expect(isMtgRuleId(`mtg-6e:${section}`)).toBe(true);
    }
    expect(gaps).toEqual(["D.13.2", "D.14.2", "K.10.r3", "K.10.r5"]);
  });

  it("hangs notes on the entry before them, parts on their rule, and entries on their section", () => {
    expect(getMtgParentRule("mtg-6e:G.20.n1")).toBe("mtg-6e:G.20.6");
    expect(getMtgParentRule("mtg-6e:P.9.n1")).toBe("mtg-6e:P.9");
    expect(getMtgParentRule("mtg-6e:G.34.n1")).toBe("mtg-6e:G.34.3");
    expect(getMtgParentRule("mtg-6e:T.2.2.1.a")).toBe("mtg-6e:T.2.2.1");
    expect(getMtgParentRule("mtg-6e:C.4.r2")).toBe("mtg-6e:C.4");
    expect(getMtgParentRule("mtg-6e:A.1")).toBeNull();
    expect(MTG_RULE_IDS.filter((id) => MTG_RULES[id].kind === "note" && getMtgParentRule(id) === null)).toEqual([]);
  });

  it("marks the five entries that changed after December 2000", () => {
    const changed = MTG_RULE_IDS.filter((id) => MTG_RULES[id].changed);
    expect(changed.map(getRuleNumber)).toEqual(["A.20.r4", "D.16.11", "K.3.r1", "K.20.r1", "K.24.9"]);
  });
});

describe("numbers as they are printed", () => {
  it("keeps the misprinted ones", () => {
    const misprinted = MTG_RULE_IDS.filter((id) => MTG_RULES[id].printed !== undefined);
    expect(misprinted.map((id) => [getRuleNumber(id), MTG_RULES[id].printed])).toEqual([
      ["A.22.r4", "A.17.裁定.2"],
      ["D.14.7", "D.13.7"],
      ["G.5.4b", "G.5.4"],
      ["K.20.r3b", "K.20.裁定.3"],
      ["T.4.2.h", "f"],
      ["T.8.13b", "T.8.13"],
      ["Z.5.r2", "Z.1.裁定.2"],
    ]);
  });

  it("gives the printed form of any entry that has a number", () => {
    expect(getPrintedNumber("mtg-6e:A.22.r4")).toBe("A.17.裁定.2");
    expect(getPrintedNumber("mtg-6e:A.22.r3")).toBe("A.22.裁定.3");
    expect(getPrintedNumber("mtg-6e:T.11.5.a")).toBe("T.11.5.a");
    expect(getPrintedNumber("mtg-6e:G.20.n1")).toBeNull();
  });

  it.each([
    ["A.17.裁定.2", ["A.17.r2", "A.22.r4"]],
    ["D.13.7", ["D.13.7", "D.14.7"]],
    ["Z.1.裁定.2", ["Z.1.r2", "Z.5.r2"]],
    ["T.8.13", ["T.8.13", "T.8.13b"]],
    ["g.5.4", ["G.5.4", "G.5.4b"]],
    ["ルールＫ.２０.裁定.３", ["K.20.r3", "K.20.r3b"]],
    ["K.20 ruling 3", ["K.20.r3", "K.20.r3b"]],
    ["mtg-6e:A.22.r4", ["A.22.r4"]],
    ["A.22.裁定.4", ["A.22.r4"]],
    ["T.11.5.a", ["T.11.5.a"]],
    ["f", []],
    ["Z.8.5", []],
  ])("finds what %s means", (text, numbers) => {
    expect(findEntriesByPrintedNumber(text).map(getRuleNumber)).toEqual(numbers);
  });
});

describe("the other documents", () => {
  it("have the 23 letters of 704.5 and the chapters around them", () => {
    const letters = idsOf("mtg-cr").flatMap((id) => /^704\.5([a-z])$/.exec(getRuleNumber(id))?.[1] ?? []);
    expect(letters.join("")).toBe("abcdefghijkmnpqrstuvwxy");
    expect(idsOf("mtg-cr")).toHaveLength(10 + 29 + 2 + 23);
    expect(getMtgParentRule("mtg-cr:704.5g")).toBe("mtg-cr:704.5");
    expect(getMtgParentRule("mtg-cr:704.5")).toBe("mtg-cr:704");
  });

  it("have 13 steps and 17 words, and 34 points", () => {
    expect(["step", "word"].map((kind) => count(idsOf("mtg-8e"), kind))).toEqual([13, 17]);
    expect(count(idsOf("mtg-flow"), "point")).toBe(34);
    expect(idsOf("mtg-flow")).toHaveLength(34);
  });

  it("speak of one era each, but for ours", () => {
    expect(MTG_DOCUMENTS.map(getDocumentEra)).toEqual(["6e", "8e", "mod", "mod", null]);
  });

  it("tells ids from other texts", () => {
    expect(["mtg-cr:704.5g", "704.5g", "mtg-cr:704.5l", "mtg-cr:704.5o", "toString"].map(isMtgRuleId)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("the status of every entry", () => {
  it("is counted by the trace, document by document", () => {
    const counted = MTG_DOCUMENTS.map((key) => createMtgRuleDocument(key).entries.length);
    expect(counted).toEqual([1641, 30, 64, 34, 35]);
  });

  it("calls no heading done", () => {
    const odd = MTG_RULE_IDS.filter(
      (id) => MTG_RULES[id].kind === "heading" && MTG_RULES[id].status !== "no machine part",
    );
    expect(odd).toEqual([]);
  });

  it("has a ceiling for each document that no entry exceeds", () => {
    for (const key of MTG_DOCUMENTS) {
      const later = createMtgRuleDocument(key).entries.filter(({ status }) => status === "later").length;
      expect(later, key).toBeLessThanOrEqual(LATER_CEILINGS[key]);
    }
  });
});

describe("house rulings", () => {
  const rulings = Object.entries(MTG_HOUSE_RULINGS);

  it("are numbered without a gap", () => {
    expect(rulings.map(([id]) => id)).toEqual(Array.from({ length: 35 }, (_, at) => `mtg-house:${at + 1}`));
  });

  it("have a status", () => {
    expect(rulings.filter(([, { status }]) => !RULE_STATUSES.includes(status)).map(([id]) => id)).toEqual([]);
  });

  it("cite entries that exist and say something, each once", () => {
    for (const [id, { rules }] of rulings) {
      expect(new Set(rules).size, id).toBe(rules.length);
      expect(
        rules.filter((cited) => MTG_RULES[cited].kind === "heading"),
        id,
      ).toEqual([]);
    }
  });

  it("have a title without and a reason with full stops, in both languages", () => {
    const odd = rulings.filter(
      ([, { title, reason }]) =>
        /[。.]$/.test(title.ja + title.en) || !reason.ja.endsWith("。") || !reason.en.endsWith("."),
    );
    expect(odd.map(([id]) => id)).toEqual([]);
  });
});
