import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprint } from "@/engine";
import { passes, strangeQueries } from "@/prisma/factories/strange-queries";
import { MAX_QUERY_LENGTH } from "./limits";
import { type Place, readQuery } from "./read-query";
import type { Test } from "./types";
import { writeQuery } from "./write-query";

const written = (typed: string, place: Place = "cards") => writeQuery(readQuery(typed, place));
const places = fc.constantFrom<Place>("cards", "builder", "decks");

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
  });

  it("is read back to the same meaning and written the same again", () => {
    fc.assert(
      fc.property(strangeQueries, places, fc.nat(), (typed, place, seed) => {
        const query = readQuery(typed, place);
        const text = writeQuery(query);
        const again = readQuery(text, place);
        expect(writeQuery(again)).toBe(text);
        expect(again.options).toEqual(query.options);
        const holds = (test: Test) =>
          Number.parseInt(fingerprint(`${seed}${JSON.stringify(test)}`).slice(0, 4), 16) % 2 === 0;
        expect(passes(again.root, holds)).toBe(passes(query.root, holds));
        // An address can hold it.
        expect(() => encodeURIComponent(text)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  it("stays as typed where it would be longer than a query may be", () => {
    const typed = `${"﷽".repeat(40)}`;
    expect(written(typed).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
    expect(written(written(typed))).toBe(written(typed));
  });
});
