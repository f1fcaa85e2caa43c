import { describe, expect, test } from "vitest";
import { buildSampleCatalogue } from "@/lib/magmell/catalogue/testing/sample-cards";
import { getSearchIndex } from "../index/search-index";
import { searchCatalogue } from "../run/search";
import { readQuery } from "./read/read-query";
import { writeQueryForReader } from "./write/write-for-reader";
import { writeQuery } from "./write/write-query";

const index = getSearchIndex(buildSampleCatalogue());
const found = (text: string) => searchCatalogue(index, readQuery(text)).cards;
const written = (text: string) => writeQuery(readQuery(text));

const NAMES = ["use", "使用コスト", "m", "mana", "USE", "ｍａｎａ"];
const SIGNS = ["<=", "=", ":", "!=", "<", ">", ">=", "≦", "：", "＝", "≠"];
const VALUES = ["0", "2", "３", "2..4", "..3", "4..", "2〜4", "偶数", "odd", "1,2", "１、２", "1|3"];

describe("a use cost that is compared with digits alone", () => {
  test.each(NAMES)("%s asks what 使用コスト数 asks, and is written like it", (name) => {
    for (const sign of SIGNS)
      for (const value of VALUES)
        for (const minus of ["", "-"]) {
          const [typed, counted] = [`${minus}${name}${sign}${value}`, `${minus}使用コスト数${sign}${value}`];
          const refused = readQuery(counted).warnings.map(({ code }) => code);
          expect([typed, readQuery(typed).warnings.map(({ code }) => code)]).toEqual([typed, refused]);
          if (refused.length > 0) continue;
          expect([typed, written(typed)]).toEqual([typed, written(counted)]);
          expect([typed, found(typed)]).toEqual([typed, found(counted)]);
        }
  });

  test("finds the cards that its players mean", () => {
    expect(readQuery("t:unit c:r 使用コスト<=2").warnings).toEqual([]);
    expect(searchCatalogue(index, readQuery("t:unit c:r 使用コスト<=2")).total).toBe(2);
    expect(searchCatalogue(index, readQuery("t:unit c:r 使用コスト:>=2")).warnings).toEqual([]);
  });

  test("is written with the number's own key for readers, too", () => {
    expect(writeQueryForReader(readQuery("use<=2"), "ja")).toBe("使用コスト数<=2");
    expect(writeQueryForReader(readQuery("mana<=2"), "en")).toBe("usev<=2");
  });
});

describe("a cost with a sign of a color", () => {
  test.each([
    ["使用コスト:1赤", "use:1r"],
    ["use<=2r", "use<=2r"],
    ["m:2c", "use:2c"],
    ["mana:無2", "use:2c"],
    ["use:無", "usev:0"],
    ["cat!=なし", "catv!=0"],
    ["cat:緑", "cat:g"],
    ["(use<=2r use<=2b) t:unit", "t:unit use<=2c"],
    ["use<=r use<=b", "usev:0"],
    ["(use<=r use<=b) use<=2c", "usev:0"],
    ["use<=r usev<=0", "usev<=0"],
    ["-use<=r or -cat<=b or -cat<=r", "-use<=r or -catv:0"],
  ])("stays one of symbols: %s", (typed, canonical) => {
    expect(readQuery(typed).warnings).toEqual([]);
    expect(written(typed)).toBe(canonical);
    expect(written(canonical)).toBe(canonical);
    expect(found(canonical)).toEqual(found(typed));
  });

  test.each(["use:2白", "use:rd", "use:c2c", "use:5..2", "cat:re"])("is refused where it is none: %s", (typed) => {
    expect(readQuery(typed).warnings).toHaveLength(1);
    expect(readQuery(typed).warnings[0]).not.toHaveProperty("nearest");
  });
});
