import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { arbitraryQueries } from "@/lib/magmell/search/testing/arbitrary-queries";
import { PATTERN_LIMITS } from "../../pattern/pattern-limits";
import { RESERVED_IS_VALUES } from "../choices";
import { KEY_NAMES } from "../find-key";
import { QUERY_KEYS, type QueryKeyId } from "../keys";
import { MAX_QUERY_DEPTH, MAX_QUERY_LENGTH, MAX_QUERY_TERMS } from "../limits";
import type { QueryNode } from "../types";
import { writeNode } from "../write/write-node";
import { writeQuery } from "../write/write-query";
import { type QueryScope, readQuery } from "./read-query";

const written = (typed: string, place?: QueryScope) => writeQuery(readQuery(typed, place));
const warned = (typed: string, place?: QueryScope) =>
  readQuery(typed, place).warnings.map(({ code, at, text, nearest }) => [
    code,
    `${at.from}-${at.to}`,
    text,
    ...(nearest === undefined ? [] : [nearest]),
  ]);
const codes = (typed: string, place?: QueryScope) => readQuery(typed, place).warnings.map(({ code }) => code);
const unreadIn = (node: QueryNode | null): readonly string[] => {
  if (node === null || node.type === "test") return [];
  if (node.type === "unread") return [node.text];
  if (node.type === "not") return unreadIn(node.part);
  return node.type === "copies" ? unreadIn(node.query) : node.parts.flatMap(unreadIn);
};

describe("words", () => {
  it.each([
    ["炎　竜", "炎 竜"],
    ["「炎の竜」", "炎の竜"],
    ["“炎 竜”", '"炎 竜"'],
    ["炎または竜", "炎 or 竜"],
    ["炎または竜または水", "水 or 炎 or 竜"],
    ["「炎または竜」", '"炎または竜"'],
    ["o:炎または竜", "o:炎または竜"],
    ["炎 または 竜", "炎 or 竜"],
    ["炎|竜", "炎 or 竜"],
    ["a OR b and c", "a or b c"],
    ["（炎｜竜）－水", "-水 (炎 or 竜)"],
    ["－炎", "-炎"],
    ["ー炎", "ー炎"],
    ["ドラゴンー火", "ドラゴンー火"],
    ["竜-王", "竜-王"],
    ["−炎", "−炎"],
    ["ﾄﾞﾗｺﾞﾝ Ｄｒａｇｏｎ", "dragon ドラゴン"],
    ["ジャン＝ジャック", '"ジャン=ジャック"'],
    ["！「炎の竜」", "《炎の竜》"],
    ["《A》》", '"》" 《a》'],
    ["constructor toString", "constructor tostring"],
  ])("%s is %s", (typed, canonical) => {
    expect(written(typed)).toBe(canonical);
    expect(codes(typed)).toEqual([]);
  });
});

describe("what cannot be read", () => {
  it("never widens the result: it lets nothing pass, and is told with its place and the nearest key", () => {
    expect(warned("ap:3 攻げ力:2")).toEqual([["UNKNOWN_KEY", "5-10", "攻げ力:2", "攻撃力"]]);
    expect(unreadIn(readQuery("ap:3 -攻げ力:2").root)).toEqual(["攻げ力:2"]);
    expect(readQuery("foo:bar").root).toMatchObject({ type: "unread", text: "foo:bar" });
    expect(codes("http://x")).toEqual(["UNKNOWN_KEY"]);
    expect(codes(":x =3 ＞4")).toEqual(["UNKNOWN_KEY", "UNKNOWN_KEY", "UNKNOWN_KEY"]);
  });

  it("has its place in the text as typed, whatever its width", () => {
    const typed = "ｱﾊﾞ　㈱　foo：ｶﾞ";
    const [warning] = readQuery(typed).warnings;
    expect(typed.slice(warning?.at.from, warning?.at.to)).toBe("foo：ｶﾞ");
    expect(warning?.text).toBe("foo：ｶﾞ");
  });

  it.each([
    ["t:unti", [["UNKNOWN_VALUE", "2-6", "unti", "unit"]]],
    ["t:unit,foo", [["UNKNOWN_VALUE", "7-10", "foo"]]],
    ["t>unit", [["OPERATOR", "2-6", "unit"]]],
    ["o>引く", [["OPERATOR", "2-4", "引く"]]],
    ["ap:", [["NO_VALUE", "0-3", "ap:"]]],
    [
      'ap: o:""',
      [
        ["NO_VALUE", "0-3", "ap:"],
        ["NO_VALUE", "6-8", '""'],
      ],
    ],
    ["ap:5..2", [["EMPTY_RANGE", "3-7", "5..2"]]],
    ["date:2026..2025", [["EMPTY_RANGE", "5-15", "2026..2025"]]],
    ["date:2025-02-30", [["UNKNOWN_VALUE", "5-15", "2025-02-30"]]],
    ["ap:evn", [["UNKNOWN_VALUE", "3-6", "evn", "even"]]],
    ["c:紫", [["UNKNOWN_VALUE", "2-3", "紫"]]],
    ["use:2白", [["UNKNOWN_VALUE", "4-6", "2白"]]],
    ["rule:99", [["UNKNOWN_VALUE", "5-7", "99"]]],
    ["《》", [["EMPTY_WORD", "0-2", "《》"]]],
    ["a,", []],
    ["t:unit,", [["EMPTY_WORD", "6-7", ","]]],
    ["「炎", [["UNCLOSED_QUOTE", "0-2", "「炎"]]],
    ["(炎", [["UNCLOSED_GROUP", "0-1", "("]]],
    ["炎)", [["UNOPENED_GROUP", "1-2", ")"]]],
    ["炎 or", [["NOTHING_JOINED", "2-4", "or"]]],
    ["and 炎", [["NOTHING_JOINED", "0-3", "and"]]],
    ["炎 - 竜", [["NOTHING_JOINED", "2-3", "-"]]],
    ["()", [["NOTHING_JOINED", "0-1", "("]]],
    ["-order:ap", [["OPTION_PLACE", "1-9", "order:ap"]]],
    ["order:foo", [["UNKNOWN_VALUE", "6-9", "foo"]]],
    ["a order:ap,totla", [["UNKNOWN_VALUE", "11-16", "totla", "total"]]],
    ["order:-totla", [["UNKNOWN_VALUE", "7-12", "totla", "total"]]],
    ["qty:2", [["ELSEWHERE", "0-5", "qty:2"]]],
    ["in:deck", [["ELSEWHERE", "0-7", "in:deck"]]],
    ["author:a", [["ELSEWHERE", "0-8", "author:a"]]],
    ["[[a]]>=2", [["ELSEWHERE", "0-2", "[["]]],
    ["banned:standard", [["NO_LIST_YET", "0-15", "banned:standard"]]],
    ["is:split", [["RESERVED", "3-8", "split"]]],
    ["o:/(?=a)/", [["PATTERN", "2-9", "/(?=a)/"]]],
    ["o:/(a)\\1/", [["PATTERN", "2-9", "/(a)\\1/"]]],
    ["set:/a/", [["UNKNOWN_VALUE", "4-7", "/a/"]]],
  ])("of %s is told", (typed, expected) => {
    expect(warned(typed)).toEqual(expected);
  });

  it("is kept as typed, and options that cannot be read change nothing", () => {
    expect(written("foo：Ａ　Ｂ")).toBe("b foo：Ａ");
    expect(readQuery("order:foo").root).toBeNull();
    expect(written("炎 order:foo")).toBe("炎 order:foo");
    expect(readQuery("asof:someday 炎").root).toMatchObject({ type: "and" });
    expect(unreadIn(readQuery("include:foo").root)).toEqual(["include:foo"]);
  });

  it.each(RESERVED_IS_VALUES)("is:%s is kept for rules to come", (word) => {
    expect(codes(`is:${word}`)).toEqual(["RESERVED"]);
  });
});

describe("limits", () => {
  it.each([
    ["TOO_LONG", "あ".repeat(MAX_QUERY_LENGTH + 1), MAX_QUERY_LENGTH],
    ["TOO_DEEP", `${"(".repeat(MAX_QUERY_DEPTH + 1)}炎`, MAX_QUERY_DEPTH],
    ["TOO_MANY_TERMS", "炎 ".repeat(MAX_QUERY_TERMS + 1), MAX_QUERY_TERMS],
    ["TOO_MANY_TERMS", `ap:${"3,".repeat(MAX_QUERY_TERMS)}3`, MAX_QUERY_TERMS],
  ] as const)("%s is refused whole, and names the limit", (code, typed, limit) => {
    const { root, warnings } = readQuery(typed);
    expect(root).toMatchObject({ type: "unread", refused: true, text: typed });
    expect(warnings).toContainEqual(expect.objectContaining({ code, limit }));
  });

  it("hold for patterns too", () => {
    const pattern = (length: number) => `o:/${"a".repeat(length)}/`;
    expect(codes(pattern(PATTERN_LIMITS.length))).toEqual([]);
    expect(readQuery(pattern(PATTERN_LIMITS.length + 1)).warnings[0]).toMatchObject({
      code: "TOO_LONG",
      limit: PATTERN_LIMITS.length,
    });
  });

  it("are not passed by what just fits", () => {
    expect(codes("あ".repeat(MAX_QUERY_LENGTH))).toEqual([]);
    expect(codes(`${"(".repeat(MAX_QUERY_DEPTH)}炎${")".repeat(MAX_QUERY_DEPTH)}`)).toEqual([]);
    expect(codes("炎 ".repeat(MAX_QUERY_TERMS))).toEqual([]);
  });
});

describe("places", () => {
  it("answer what belongs to them", () => {
    expect(codes("order:ap include:token -時点:2025", "builder")).toEqual(["ELSEWHERE"]);
    expect(readQuery("炎 asof:2025 ap:3", "builder")).toMatchObject({
      options: {},
      warnings: [{ code: "ELSEWHERE", at: { from: 2, to: 11 }, text: "asof:2025" }],
    });
    expect(written("in:deck qty>=2 -in:デッキ fits:stones", "builder")).toBe("-qty>=1 qty>=2 fits:stones");
    expect(codes("qty:2 own>=1", "builder")).toEqual([]);
    expect(codes("author:a updated>2026 stones:青>=10 legal:yes [[zone:魔導書]]", "decks")).toEqual([]);
    expect(codes("zone:grimoire qty:1 order:ap", "decks")).toEqual(["ELSEWHERE", "ELSEWHERE", "ELSEWHERE"]);
    expect(codes("[[author:a]] [[order:ap]]", "decks")).toEqual(["ELSEWHERE", "OPTION_PLACE"]);
  });

  it("compare no numbers that they do not know", () => {
    expect(warned("likes>usev ap<likes", "decks")).toEqual([
      ["UNKNOWN_VALUE", "6-10", "usev"],
      ["UNKNOWN_VALUE", "14-19", "likes"],
    ]);
    expect(codes("ap>usev likes>=2", "decks")).toEqual([]);
    expect(codes("qty>ap ap>qty")).toEqual(["ELSEWHERE", "ELSEWHERE"]);
    expect(codes("qty>ap ap>qty", "builder")).toEqual([]);
  });

  it("ask decks for cards, and for copies of them", () => {
    expect(written("炎 o:引く", "decks")).toBe("炎 [[o:引く]]>=1");
    expect(readQuery("[[o:引く 種別:マジック]]>=６", "decks").root).toMatchObject({
      type: "copies",
      op: ">=",
      count: 6,
    });
    expect(codes("[[a]]>=x", "decks")).toEqual(["UNKNOWN_VALUE"]);
  });
});

describe("the language", () => {
  it("knows each name of a key once, and reads it in any width and case", () => {
    expect(new Set(KEY_NAMES).size).toBe(KEY_NAMES.length);
    for (const id of Object.keys(QUERY_KEYS) as QueryKeyId[])
      for (const name of QUERY_KEYS[id].names) {
        expect(name).toBe(name.normalize("NFKC").toLowerCase());
        expect(codes(`${name.toUpperCase()}：`)).not.toContain("UNKNOWN_KEY");
      }
  });

  it("is read without a throw, with warnings that stand within the text", () => {
    fc.assert(
      fc.property(arbitraryQueries, fc.constantFrom<QueryScope>("cards", "builder", "decks"), (typed, place) => {
        const { warnings, root } = readQuery(typed, place);
        for (const { at } of warnings) {
          expect(at.from).toBeLessThanOrEqual(at.to);
          expect(at.to).toBeLessThanOrEqual(typed.length);
        }
        if (unreadIn(root).length > 0) expect(warnings.length).toBeGreaterThan(0);
        if (root) writeNode(root);
      }),
      { numRuns: scaleRuns(1000) },
    );
  });
});
