import fc from "fast-check";
import { RE2JS } from "re2js";
import { describe, expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { createArbitraryText } from "@/lib/japanese/testing/any-text";
import { PATTERN_LIMITS } from "./pattern-limits";
import { loadPatternEngine } from "./patterns";
import { readPattern } from "./read-pattern";

type PatternProblem = Extract<ReturnType<typeof readPattern>, { readonly ok: false }>["problem"];

const { matcherOf } = await loadPatternEngine();

function marked(source: string, text: string, names: readonly string[] = []): readonly string[] {
  const reading = readPattern(source);
  if (!reading.ok) throw new Error(`${source}: ${reading.problem}`);
  const matcher = matcherOf(reading.pattern);
  const found = matcher.find(text, names).map(({ from, to }) => text.slice(from, to));
  if (found.length > 0) expect(matcher.matches(text, names)).toBe(true);
  return found;
}

describe("what a pattern finds", () => {
  test.each<[string, string, readonly string[]]>([
    ["ユニット.体", "ユニット1体と、ユニット２体", ["ユニット1体", "ユニット２体"]],
    ["ドラゴン", "ﾄﾞﾗｺﾞﾝとドラコ\u3099ン", ["ﾄﾞﾗｺﾞﾝ", "ドラコ\u3099ン"]],
    ["INK|lamp", "An ink Lamp", ["ink", "Lamp"]],
    ["^■.*。$", "■一。\n■二。", ["■一。", "■二。"]],
    ["\\d+枚", "カードを１０枚", ["１０枚"]],
    ["\\w+", "火の子、the end", ["火の子", "the", "end"]],
    ["[^ぁ-ん]+", "火の子", ["火", "子"]],
    ["[Ａ-Ｃ]{2}", "abcd", ["ab"]],
    ["（.*?）", "引く（注）。（また）", ["（注）", "（また）"]],
    ["\\p{Katakana}+", "ページをめくる", ["ページ"]],
    ["a\\/b", "a/b", ["a/b"]],
    ["{x}", "{x}", ["{x}"]],
    ["🔥+", "🔥🔥火", ["🔥🔥"]],
    ["\\cost以下", "使用コストが3以下のカード", ["使用コストが3以下"]],
    ["\\cost", "使用コストは2赤赤、with a use cost of 2 or less", ["使用コストは2赤赤", "use cost of 2"]],
    ["\\cat", "触媒が青のカード", ["触媒が青"]],
    ["\\stat", "APが3以上、+1/+2、+1 AP、APとHPは、それぞれ1", ["APが3", "+1/+2", "+1 AP", "APとHPは、それぞれ1"]],
    ["a*", "bbb", []],
  ])("/%s/ in %s", (source, text, found) => expect(marked(source, text)).toEqual(found));

  test("~ is the card's own name and no other", () => {
    const names = ["火の子", "Spark", "火の子（大）"];
    expect(marked("《~》", "《火の子》と《火の親》", names)).toEqual(["《火の子》"]);
    expect(marked("~ d", "spark Spark deals", names)).toEqual(["Spark d"]);
    expect(marked("~", "火の子(大)", names)).toEqual(["火の子(大)"]);
    expect(marked("~", "火の親", names)).toEqual([]);
    expect(marked("~", "\ue000", names)).toEqual([]);
  });
});

test.each<[string, PatternProblem, number, number]>([
  ["", "EMPTY", 0, 0],
  ["あ".repeat(PATTERN_LIMITS.length + 1), "TOO_LONG", 100, 101],
  ["火(?=の)", "LOOK_AROUND", 1, 4],
  ["(?<!火)の", "LOOK_AROUND", 0, 4],
  ["(火)\\1", "BACK_REFERENCE", 3, 5],
  ["\\k<a>", "BACK_REFERENCE", 0, 2],
  ["(?<a>火)", "UNKNOWN_GROUP", 0, 2],
  ["a(?i)b", "UNKNOWN_GROUP", 1, 3],
  ["火\\q", "UNKNOWN_ESCAPE", 1, 3],
  ["火\\", "UNKNOWN_ESCAPE", 1, 2],
  ["\\p{Greek}", "UNKNOWN_ESCAPE", 0, 2],
  ["a(b", "UNCLOSED_GROUP", 1, 2],
  ["a)b", "UNOPENED_GROUP", 1, 2],
  ["a[b", "UNCLOSED_CLASS", 1, 2],
  ["a[]b", "EMPTY_CLASS", 1, 3],
  ["[b-a]", "RANGE_ORDER", 1, 4],
  ["[a-\\d]", "UNKNOWN_ESCAPE", 3, 5],
  ["a**", "NOTHING_REPEATED", 2, 3],
  ["|+", "NOTHING_REPEATED", 1, 2],
  ["a{3,2}", "REPEAT_COUNT", 1, 6],
  ["a{101}", "REPEAT_COUNT", 1, 6],
  ["(a{30}){30}", "TOO_BIG", 0, 11],
  ["(".repeat(21), "TOO_DEEP", 20, 21],
])("/%s/ is refused: %s", (source, problem, from, to) => {
  expect(readPattern(source)).toEqual({ ok: false, problem, at: { from, to } });
});

test.each([
  ["ユニット.体を破壊。?", "ゆにっと"],
  ["(?:カード)+を引", "かーど"],
  ["火|水", null],
  ["(火の子)?来る", "来る"],
  ["佐々木ドラ", "木どら"],
  ["火の 子たち", "子たち"],
])("what every text holds that /%s/ matches: %s", (source, literal) => {
  expect(readPattern(source)).toMatchObject({ ok: true, pattern: { literal } });
});

test.each<[string, readonly (readonly string[])[]]>([
  ["火|水", [["火", "水"]]],
  [
    "火+(引く|\\d枚).*[枚体]",
    [
      ["引く", "枚"],
      ["枚", "体"],
    ],
  ],
  ["火|水?", []],
  ["[ァ-ヲ]", []],
  ["[^火]", []],
  ["[A-C]+", [["a", "b", "c"]]],
  ["(々|火)", []],
  ["(火|水){0,2}", []],
  ["\\cost", [["使用こすと", "cost"]]],
])("of what one stands in every text that /%s/ matches: %j", (source, choices) => {
  expect(readPattern(source)).toMatchObject({ ok: true, pattern: { choices } });
});

test.each<[string, boolean, number, boolean]>([
  ["\\d+[枚体]", false, 2, false],
  ["カード|ユニット", false, 3, false],
  ["[ァ-ヶ]{6,}", false, 6, false],
  ["火。", true, 2, false],
  ["[!-~]", true, 1, false],
  [".{80}", true, 80, false],
  ["^火?$", true, 0, false],
  ["\\b火", true, 1, false],
  ["《~》", true, 3, true],
  ["~|火", true, 1, false],
])("/%s/ crosses sentences: %s, has at least %i characters, holds the name of the card: %s", (source, ...known) => {
  const reading = readPattern(source);
  const { crosses, least, namesCard } = reading.ok ? reading.pattern : {};
  expect([crosses, least, namesCard]).toEqual(known);
});

const signs = fc.constantFrom(..."aZ09あアガ火佐々ーｱﾞ゛🔥()[]{}|*+?.^$\\-~/,:=!<dwsbpnkcot ￮\u3099\ud800");
const sources = fc.array(signs, { minLength: 1, maxLength: 14 }).map((all) => all.join(""));

test("whatever is read can be compiled and run", () => {
  fc.assert(
    fc.property(sources, createArbitraryText(20), (source, text) => {
      const reading = readPattern(source);
      if (reading.ok) matcherOf(reading.pattern).find(text, ["火"]);
    }),
    { numRuns: scaleRuns(500) },
  );
});

test("a text that matches holds what the pattern asks of every text", () => {
  const plain = fc
    .array(fc.constantFrom(..."aA火々ガか゛\u3099 ーß|.?-"), { minLength: 1, maxLength: 8 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(plain, plain, plain, (source, before, after) => {
      const reading = readPattern(source);
      if (!reading.ok || reading.pattern.literal === null) return;
      for (const text of [before + source + after, before + after, source.toUpperCase()]) {
        if (matcherOf(reading.pattern).matches(text, []))
          expect(foldForSearch(text)).toContain(reading.pattern.literal);
      }
    }),
    { numRuns: scaleRuns(500) },
  );
});

const parts = fc.constantFrom(
  ...[
    "火",
    "A",
    "か゛",
    "ー",
    "々",
    "ß",
    "。",
    " ",
    "[火水]",
    "[a々]",
    "\\d",
    "\\cost",
    "\\cat",
    "\\stat",
    "(火|K)",
    "(?:AB|.)",
    "~",
  ],
);
const counted = fc.tuple(parts, fc.constantFrom("", "", "?", "+", "{2}", "|")).map((all) => all.join(""));
const words = fc.constantFrom(
  ...[
    "火",
    "水",
    "a",
    "ab",
    "K",
    "か\u3099",
    "がー",
    "火々",
    "ß",
    "SS",
    "。",
    " ",
    "２",
    "使用コストが2赤",
    "costs 1",
    "触媒青",
    "AP3",
  ],
);

test("a text that matches holds one of each of its choices, and is as long as the pattern at least", () => {
  fc.assert(
    fc.property(
      fc.array(counted, { minLength: 1, maxLength: 4 }),
      fc.array(words, { maxLength: 6 }),
      (source, said) => {
        const reading = readPattern(source.join(""));
        const text = said.join("");
        if (!reading.ok || !matcherOf(reading.pattern).matches(text, ["火"])) return;
        const { choices, least, namesCard } = reading.pattern;
        const folded = foldForSearch(text);
        for (const choice of choices) expect(choice.some((one) => folded.includes(one))).toBe(true);
        expect([...text.normalize("NFKC")].length).toBeGreaterThanOrEqual(least);
        if (namesCard) expect(text).toContain("火");
      },
    ),
    { numRuns: scaleRuns(1000) },
  );
});

const cased = fc.constantFrom(
  ...[
    "[a-z]",
    "[^a]",
    "[^K火]",
    "[!-~]",
    "[À-ÿ]",
    "[ァ-ヶ]",
    "[Ω-火]",
    "\\p{Latin}",
    "\\w",
    "\\W",
    "\\b",
    "é",
    "\\/",
    ".",
    "^",
  ],
);

test("case counts nowhere in a pattern", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(counted, cased, createArbitraryText(2)), { minLength: 1, maxLength: 4 }),
      fc.array(fc.oneof(words, createArbitraryText(3), fc.constantFrom("É", "Ω", "ſ", "k", "B\n", "ﬀ")), {
        maxLength: 6,
      }),
      (source, said) => {
        const reading = readPattern(source.join(""));
        if (!reading.ok) return;
        const { regex } = reading.pattern;
        const text = said.join("").normalize("NFKC");
        const anyCase = RE2JS.compile(regex, RE2JS.MULTILINE | RE2JS.CASE_INSENSITIVE);
        expect(RE2JS.compile(regex, RE2JS.MULTILINE).test(text), `/${regex}/ in ${text}`).toBe(anyCase.test(text));
      },
    ),
    { numRuns: scaleRuns(2000) },
  );
});
