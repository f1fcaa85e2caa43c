import fc from "fast-check";
import { expect, test } from "vitest";
import { createArbitraryText } from "@/lib/japanese/testing/any-text";
import { foldForSearch, foldWithOffsets } from "./search-fold";

test.each([
  ["ﾄﾞﾗｺﾞﾝ", "どらごん"],
  ["ド・ラ゛コ゛ン", "どらごん"],
  ["ド\u3099ラコ\u3099ン", "どらごん"],
  ["龍ﬁ㈱½ß", "竜fi株1/2ss"],
  ["Café İ", "cafei"],
  ["Blue-Ink  “Minnow”", "blueinkminnow"],
  ["コ-ヒ-", "こーひー"],
  ["ら〜めん", "らーめん"],
  ["〜夜の余白〜", "夜の余白"],
  ["佐々木", "佐佐木"],
  ["馬鹿々々しい", "馬鹿馬鹿しい"],
  ["𠮷々", "𠮷𠮷"],
  ["こゝろ いすゞ づゝ", "こころいすずづつ"],
  ["八ヶ岳", "八け岳"],
  ["🔥️", "🔥"],
  ["+1/+2 5%", "+1/+25%"],
  ["王 ≁副題≁", "王副題"],
])("%s is folded to %s", (text, folded) => expect(foldForSearch(text)).toBe(folded));

const signs = fc.constantFrom(..."aÉß々ゝゞヽがかｶﾞ゛゜ー〜-―・ 龍佐𠮷🔥\u3099\u0301ﬁ㈱ヶ\u200d\ufe0f「1１①一を\ud800");
const texts = fc.oneof(
  createArbitraryText(12),
  fc.array(signs, { maxLength: 12 }).map((all) => all.join("")),
);

test("folding any one sign twice changes nothing", () => {
  const all = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
  const changed = all
    .flatMap((sign) => [sign, `か${sign}`])
    .filter((text) => foldForSearch(foldForSearch(text)) !== foldForSearch(text));
  expect(changed).toEqual([]);
});

test("folding twice changes nothing", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }),
  );
});

test("each folded code unit has its place in the text, in order, and nothing is folded otherwise for it", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { text: folded, from, to } = foldWithOffsets(text);
      expect(folded).toBe(foldForSearch(text));
      expect([from.length, to.length]).toEqual([folded.length, folded.length]);
      from.forEach((place, index) => {
        expect(place).toBeLessThan(to[index] ?? 0);
        expect(place).toBeGreaterThanOrEqual(from[index - 1] ?? 0);
        expect(to[index]).toBeLessThanOrEqual(text.length);
      });
    }),
  );
});

test("long texts come out whole", () => {
  expect(foldForSearch("ア".repeat(10_000))).toBe("あ".repeat(10_000));
});
