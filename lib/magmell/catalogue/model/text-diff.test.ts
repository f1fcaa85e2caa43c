import fc from "fast-check";
import { expect, test } from "vitest";
import { formatTextDiff } from "./text-diff";

test.each([
  ["", "", ""],
  ["同じ", "同じ", "同じ"],
  ["", "新しい", "{+新しい+}"],
  ["1点のダメージを与える。", "2点のダメージを与える。", "[-1-]{+2+}点のダメージを与える。"],
  [
    "ユニット1体を破壊する。",
    "ユニット1体を対象とする。それを破壊する。",
    "ユニット1体を{+対象とする。それを+}破壊する。",
  ],
])("%s → %s", (before, after, shown) => {
  expect(formatTextDiff(before, after)).toBe(shown);
});

test("both texts can be read back from what is shown", () => {
  const text = fc
    .array(fc.constantFrom("ユニット", "1", "点", "。", "を", "\n"), { maxLength: 30 })
    .map((words) => words.join(""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const shown = formatTextDiff(before, after);
      expect(shown.replace(/\[-(.*?)-\]/gs, "$1").replace(/\{\+.*?\+\}/gs, "")).toBe(before);
      expect(shown.replace(/\[-.*?-\]/gs, "").replace(/\{\+(.*?)\+\}/gs, "$1")).toBe(after);
    }),
  );
});
