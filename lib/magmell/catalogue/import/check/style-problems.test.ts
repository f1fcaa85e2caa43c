import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARD_KINDS } from "@/engine/magmell";
import { createTextReport } from "@/lib/magmell/catalogue/model/text-report";
import { findStyleProblems, type StyleProblem } from "./style-problems";

const KNOWN = ["墨の影", "青の魔石"];
const problems = (text: string) => findStyleProblems(createTextReport(text, "magic"), (name) => KNOWN.includes(name));
const coded = (text: string) =>
  problems(text)
    .filter(({ code }) => code !== "OTHER_TEXT")
    .map(({ code, start, end, instead }) => [code, start, end, instead]);

describe("the style of a text", () => {
  test.each([
    "",
    "■カードを1枚引く。",
    "■カードを1枚引く。（その後、手札を2枚捨てる。）",
    "■次から1つを選ぶ。\n・カードを1枚引く。\n・《墨の影》1枚を探す。",
    "■このユニットのAPは2増加する。\n（これは注釈である。）",
  ])("of %j is as usual", (text) => {
    expect(coded(text)).toEqual([]);
  });

  test.each<[string, [StyleProblem["code"], number, number, string | null][]]>([
    ["■カードを１２枚引く。", [["WIDTH", 5, 7, "12"]]],
    ["■ＡＰは2になる。", [["WIDTH", 1, 3, "AP"]]],
    [
      "■ｶｰﾄﾞを引く｡",
      [
        ["WIDTH", 1, 5, "カード"],
        ["WIDTH", 8, 9, "。"],
        ["NO_STOP", 9, 9, "。"],
      ],
    ],
    [
      "■引く(1枚)。",
      [
        ["WIDTH", 3, 4, "（"],
        ["WIDTH", 6, 7, "）"],
      ],
    ],
    ["■カード を引く。", [["SPACE", 4, 5, ""]]],
    [
      "カードを引く。\n■引く",
      [
        ["NO_MARK", 0, 0, "■"],
        ["NO_STOP", 11, 11, "。"],
      ],
    ],
    ["■「引く。", [["BRACKET", 1, 2, null]]],
    ["■引く》。", [["BRACKET", 3, 4, null]]],
    ["■《墨の陰》を探す。", [["UNKNOWN_NAME", 1, 6, null]]],
  ])("of %j is unusual", (text, found) => {
    expect(coded(text)).toEqual(found);
  });

  test("names the places it means, in their order, for any text", () => {
    const sign = fc.constantFrom(..."■・「」《》（）()、。１2ＡPｶカ漢\n 𠮷x");
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 40 }), fc.constantFrom(...CARD_KINDS), (signs, kind) => {
        const text = signs.join("");
        const found = findStyleProblems(createTextReport(text, kind), () => false);
        expect(found.map(({ start }) => start)).toEqual(found.map(({ start }) => start).sort((a, b) => a - b));
        for (const problem of found) expect(text.slice(problem.start, problem.end)).toBe(problem.text);
      }),
    );
  });
});
