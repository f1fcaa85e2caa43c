import fc from "fast-check";
import { expect, test } from "vitest";
import { nameKey } from "@/engine";
import { fold } from "./fold";

test.each([
  ["ドラゴン", "どらごん"],
  ["ﾄﾞﾗｺﾞﾝ", "どらごん"],
  ["Ｆｌａｍｅ　Ｗａｌｌ", "flamewall"],
  ["メ～メル", "め〜める"],
  ["まほ−", "まほー"],
  ["まほ-", "まほｰ"],
  ["ア・ライト", "あらいと"],
  ["Queen’s Guard", "queen's guard"],
  ["ヴェール", "ゔぇーる"],
])("%s is folded like %s", (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test.each([
  ["は", "ば"],
  ["つ", "っ"],
  ["火", "日"],
])("%s and %s stay apart", (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

test("folding again changes nothing, and one name in two spellings folds to one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(fold(nameKey(text))).toBe(fold(text));
    }),
    { numRuns: 2000 },
  );
});
