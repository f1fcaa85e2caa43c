import fc from "fast-check";
import { expect, test } from "vitest";
import { romanizeName } from "./romanize-name";
import { foldForSearch } from "./search-fold";

test.each([
  ["墨つぎの見習い", "すみつぎのみならい", "Sumitsugi no Minarai"],
  ["青の魔石", "あおのませき", "Ao no Maseki"],
  ["きのこ狩り", "きのこがり", "Kinokogari"],
  ["切手", "きって", "Kitte"],
  ["抹茶", "まっちゃ", "Matcha"],
  ["出発", "しゅっぱつ", "Shuppatsu"],
  ["新羊", "しんよう", "Shin'you"],
  ["ラーメン", "らーめん", "Rāmen"],
  ["ファの音", "ふぁのおと", "Fa no Oto"],
  ["ティーポット", "てぃーぽっと", "Tīpotto"],
  ["火と水", "ひ と みず", "Hi to Mizu"],
  ["ジャム・パン", "じゃむ・ぱん", "Jamu Pan"],
  ["っ", "っ", "っ"],
])("%s, read %s, is written %s", (name, reading, written) => {
  expect(romanizeName(name, reading)).toBe(written);
});

test("every reading gives Latin letters that are found by typing them", () => {
  const kana = fc.string({
    unit: fc.constantFrom(...[..."あいうえおかきくけこさしすせそたちつてとなにぬねのゃゅょっんー "]),
    maxLength: 40,
  });
  fc.assert(
    fc.property(kana, (reading) => {
      const written = romanizeName(reading, reading);
      expect(written).toMatch(/^[A-Za-zāīūēōĀĪŪĒŌー' ]*$/u);
      expect(foldForSearch(written)).not.toMatch(/[ā-ō]/u);
    }),
  );
});
