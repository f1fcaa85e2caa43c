import { expect, test } from "vitest";
import { toHiraganaReading } from "./hiragana-reading";

test.each([
  ["ヒノコ", "ひのこ"],
  ["ﾋﾉｺ ﾌﾞﾙｰ･ﾎﾟﾝ", "ひのこ ぶるー・ぽん"],
  ["ヴァルキリー", "ゔぁるきりー"],
  ["コゝロ ヽヾ", "こゝろ ゝゞ"],
  ["ひのこ ー・〜", "ひのこ ー・〜"],
])("%s is read %s", (written, reading) => expect(toHiraganaReading(written)).toBe(reading));

test.each(["一ヶ月", "ヵ", "ヷ", "Spark", "火の子", "ﾞ"])(
  "%s is nothing that can be told apart, and no reading",
  (written) => expect(toHiraganaReading(written)).not.toMatch(/^[\p{Script=Hiragana}ー・〜 ]+$/u),
);
