import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { computeFingerprint } from "@/engine/magmell";
import { buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import {
  arbitraryQueries,
  createArbitraryAnswers,
  evaluateWithAnswers,
} from "@/lib/magmell/search/testing/arbitrary-queries";
import { buildSearchCardFile } from "@/lib/magmell/search/testing/search-cards";
import { MAX_QUERY_DEPTH, MAX_QUERY_LENGTH } from "../limits";
import { type QueryScope, readQuery } from "../read/read-query";
import { writeQuery } from "./write-query";

const written = (typed: string, place: QueryScope = "cards") => writeQuery(readQuery(typed, place));
const answersOf = (seed: number) =>
  createArbitraryAnswers((of, values) => Number.parseInt(computeFingerprint(`${seed}${of}`).slice(0, 6), 16) % values);
const places = fc.constantFrom<QueryScope>("cards", "builder", "decks");

describe("a query as it is written", () => {
  it.each([
    ["種別：ユニット　色：青赤", "kind:unit  color:red青", "t:unit c:br"],
    ["c:青|赤", "c:red,blue", "c:b,r"],
    ["c:b or c:r", "(c:赤 または c:青)", "c:b,r"],
    ["t:unit,magic", "t:magic or t:unit or t:ユニット", "t:magic,unit"],
    ["b a", "a b a", "a b"],
    ["--a", "-(-a)", "a"],
    ["ap:3..3", "ap＝３", "ap:3"],
    ["ap:3..", "ap≧3", "ap>=3"],
    ["(a b) c", "a (b c)", "a b c"],
    ["m:2赤赤", "使用コスト>=rr2", "use:2rr"],
    ["id:bg", "必要色<=緑青", "needs:bg"],
    ["c:無", "色=colorless", "c:c"],
    ["c:m", "c>=2", "c>=2"],
    ["not:quick", "-is:クイック", "-is:quick"],
    ["!“青の魔石”", "《青の魔石》", "《青の魔石》"],
    ["date:2025年4月", "発売=2025-04", "date:2025-04"],
    ["++ a", "a unique:prints", "a unique:prints"],
    ["order:ap,-hp direction:desc", "並び：－攻撃力,-体力", "order:-ap,-hp"],
    ["order:number unique:cards a", "a direction:asc", "a"],
    ["set:fl", "セット：ＦＬ", "set:FL"],
    ["rule:702.3", "ルール=mag:702.3", "rule:mag:702.3"],
    ["o:「カードを引く」", 'テキスト:"カードを引く"', "o:カードを引く"],
    ["ap!=2,3", "ap≠3 ap!=2", "ap!=2 ap!=3"],
    ["asof:2026", "時点:2026-12-31", "asof:2026-12-31"],
    ["ap>=2 ap<=4", "ap>1 ap<5", "ap:2..4"],
    ["ap>=2 hp:3 ap<=4", "hp:3 ap:2..4", "ap:2..4 hp:3"],
    ["ap>2", "ap≧3", "ap>=3"],
    ["ap<3 ap<=5", "ap<=2", "ap<=2"],
    ["ap>=3 ap:3..7 ap<4", "ap:3", "ap:3"],
    ["-ap>2", "-ap>=3", "-ap>=3"],
    ["-(ap>=2 ap<=4)", "-ap:2..4", "-ap:2..4"],
    ["-ap>=2 or -ap<=4", "-ap:2..4", "-ap:2..4"],
    ["-(a or b)", "-b -a", "-a -b"],
    ["-(a b)", "-b or -a", "-a or -b"],
    ["-t:unit,magic", "-t:unit -t:magic", "-t:magic -t:unit"],
    ["-(a -b)", "b or -a", "-a or b"],
    ["-(ap:2..4 or ap:2..4) or -ap<=3", "-ap:2..4 or -ap<=3", "-ap:2..3"],
    ["-(-ap>=2 or -ap>=2) ap<=4", "(ap>=2 or ap>=2) ap<=4", "ap:2..4"],
    ["(a ap>=2 or ap>=2 a) ap<=4", "a (ap<=4 ap>=2)", "a ap:2..4"],
    ["c:b c:r", "c:赤青", "c:br"],
    ["c<=br c<=bg", "c<=b", "c<=b"],
    ["needs:b needs:g", "needs:c", "needs:c"],
    ["use:2c use:r", "使用コスト:r2", "use:2r"],
    ["use:2 use:r", "使用コスト:赤 mv:2", "use:r usev:2"],
    ["ap<hp", "hp>ap", "hp>ap"],
    ["hp=ap", "ap:hp", "ap:hp"],
    ["c!=b", "-c=b", "-c=b"],
    ["c<2", "c<=1", "-c>=2"],
    ["c=0", "c<1", "c:c"],
    ["c>0", "-c:無", "-c:c"],
    ["(ap>=2 ap>=1) ap<=0", "ap>=2 ap>=1 ap<=0", "ap<=0 ap>=2"],
    ["(use<=2c use<=r) use<=2r", "use:0 使用コスト<=2", "usev:0"],
    ["(c<=b c<=r) c<=b", "c:無", "c:c"],
    ["cat!=0 ap:1", "ap:1 触媒≠無", "catv!=0 ap:1"],
    ["produces!=c ap:1", "ap:1 支払える色≠無", "produces!=c ap:1"],
    ["use>0 use:r", "使用コスト:赤 使用コスト>0", "use:r usev>=1"],
    ["「竜」", "竜", "竜"],
    ["「竜・王」", "竜・王", "竜・王"],
    ["「。」", "。", "。"],
    ['"or" "++" "a≠b"', "「a≠b」 「＋＋」 「ＯＲ」", '"++" "a≠b" "or"'],
    ["[a]", "「[a]」", '"[a]"'],
  ])("%s and %s are %s", (one, other, canonical) => {
    expect(written(one)).toBe(canonical);
    expect(written(other)).toBe(canonical);
  });

  it("puts words first, then keys in the order of their table, and keeps what it could not read as typed", () => {
    expect(written("foo：Ａ ap:2 (b or c) 《x》 t:unit a order:fo")).toBe(
      "a 《x》 t:unit ap:2 (b or c) foo：Ａ order:fo",
    );
  });

  it("writes what a deck search asks", () => {
    expect(written("魔石:青>=10 [[ 種別:マジック o:引く ]]≧６ -《X》", "decks")).toBe(
      "-[[《x》]]>=1 [[o:引く t:magic]]>=6 stones:b>=10",
    );
    expect(written("[[a]]>5 [[b]]<3 魔石:青>9 stones:g<1", "decks")).toBe("[[a]]>=6 [[b]]<=2 stones:b>=10 stones:g<=0");
  });

  it("is read back to the same meaning and written the same again", () => {
    fc.assert(
      fc.property(arbitraryQueries, places, fc.nat(), (typed, place, seed) => {
        const query = readQuery(typed, place);
        const text = writeQuery(query);
        const again = readQuery(text, place);
        expect(writeQuery(again)).toBe(text);
        expect(again.options).toEqual(query.options);
        const holds = answersOf(seed);
        expect(evaluateWithAnswers(again.root, holds)).toBe(evaluateWithAnswers(query.root, holds));
        // An address can hold it.
        expect(() => encodeURIComponent(text)).not.toThrow();
      }),
      { numRuns: scaleRuns(2000) },
    );
  });

  /** Each line is one question. */
  const WAYS = [
    ["ap:2..4", "ap>=2 ap<=4", "(ap>1 ap<5)", "-(-ap:..4 or -ap:2..)", "ap:2..4 ap>=1"],
    ["ap>=3", "ap>2", "--ap>2", "ap>=3 ap>=1"],
    ["-ap<=3", "-ap<4", "-(ap<=3)"],
    ["c:br", "c:b c:r", "c>=rb", "-(-c:b or -c:r)"],
    ["c:m", "c>=2", "c>1", "-c<=1", "-c<2"],
    ["c!=b", "-c=b", "-(色=青)"],
    ["needs:b", "needs:bg needs:br", "必要色:青"],
    ["use:2rr", "use:2c use:rr", "使用コスト>=rr2"],
    ["use<=r use<=b", "usev:0", "使用コスト=無", "(use<=2c use<=r) usev<=0 usev:0"],
    ["use<=2", "usev<3", "-(-mana<=2)", "使用コスト:..2"],
    ["hp>ap", "ap<hp"],
    ["t:unit,magic", "t:magic or t:unit", "(t:unit または t:マジック)", "-(-t:unit -t:magic)"],
    ["竜", '"竜"', "「竜」", "竜 竜"],
    ["-is:quick", "not:quick", "is!=クイック"],
    ["set:FL no:1..2", "no>=1 set:fl no<3"],
    ["o:引く", "テキスト:引く"],
  ] as const;

  type Asked = readonly [one: string, other: string];
  const way = fc
    .constantFrom(...WAYS)
    .chain((ways) => fc.tuple(fc.constantFrom(...ways), fc.constantFrom(...ways)))
    .map(([one, other]): Asked => [`(${one})`, `(${other})`]);
  const { asked } = fc.letrec<{ asked: Asked }>((tie) => ({
    asked: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      way,
      fc
        .tuple(tie("asked"), fc.boolean())
        .map(([[one, other], twice]): Asked => [`-${one}`, twice ? `---${other}` : `-${other}`]),
      fc
        .tuple(tie("asked"), tie("asked"), fc.constantFrom(" ", " or "), fc.boolean())
        .map(([[a, b], [c, d], join, turned]): Asked => {
          const contrary = join === " " ? " or " : " ";
          return [`(${a}${join}${c})`, turned ? `-(-${d}${contrary}-${b})` : `(${d}${join}${b}${join}${d})`];
        }),
    ),
  }));
  const index = getSearchIndex(buildTestCatalogue(buildSearchCardFile()));

  it("is the same for whatever asks the same, and finds the same", () => {
    fc.assert(
      fc.property(asked, fc.nat(), ([one, other], seed) => {
        const [query, rewritten] = [readQuery(one), readQuery(other)];
        fc.pre([query, rewritten].every(({ root }) => root?.type !== "unread"));
        const canonical = writeQuery(query);
        expect([one, other, writeQuery(rewritten)]).toEqual([one, other, canonical]);
        expect(writeQuery(readQuery(canonical))).toBe(canonical);
        const holds = answersOf(seed);
        expect(evaluateWithAnswers(readQuery(canonical).root, holds)).toBe(evaluateWithAnswers(query.root, holds));
        const found = [one, other, canonical].map((typed) => searchCatalogue(index, readQuery(typed)).cards);
        expect(found[1]).toEqual(found[0]);
        expect(found[2]).toEqual(found[0]);
      }),
      { numRuns: scaleRuns(400) },
    );
  });

  it.each([
    ["longer", "﷽".repeat(40)],
    ["more terms", Array.from({ length: 26 }, (_, from) => `no!=${from + 1}..${from + 2}`).join(" ")],
    ["deeper", `${"a (b or ".repeat(MAX_QUERY_DEPTH)}a ap!=2..3${")".repeat(MAX_QUERY_DEPTH)}`],
  ])("stays as typed where it would be %s than a query may be", (_, typed) => {
    expect(written(typed).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
    expect(written(written(typed))).toBe(written(typed));
    expect(readQuery(written(typed)).root).not.toHaveProperty("refused");
  });
});
