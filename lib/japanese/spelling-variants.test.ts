import { expect, test } from "vitest";
import { toPhoneticKey } from "./phonetic-key";
import { romajiToKana } from "./romaji-to-kana";
import { SEARCH_FORM_BUILDERS } from "./search-forms";
import { getSpellingVariants } from "./spelling-variants";

test.each([
  ["doragon", ["どらごん"]],
  ["sinbun", ["しんぶん"]],
  ["shimbun", ["しんぶん"]],
  ["kinen", ["きねん", "きんえん"]],
  ["kon'ya", ["こんや"]],
  ["konya", ["こにゃ", "こんや"]],
  ["honn", ["ほん"]],
  ["konnnitiha", ["こんにちは"]],
  ["ko-hi-", ["こーひー"]],
  ["Tōkyô", ["とーきょー"]],
  ["matcha", ["まっちゃ"]],
  ["ohno", ["おーの"]],
  ["no", ["の"]],
  ["xyz", []],
])("%s may be %j", (letters, kana) => expect(romajiToKana(letters).whole).toEqual(kana));

test("an end that is half typed stands for what it may become", () => {
  expect(romajiToKana("dorag").begun).toEqual(["どらが", "どらぎ", "どらぐ", "どらげ", "どらご", "どらっ"]);
  expect(romajiToKana("k").begun).toEqual([]);
});

test.each([
  ["コーヒー", "こーひー"],
  ["こおひい", "こーひー"],
  ["やみのおおかみ", "やみのおーかみ"],
  ["うさぎのおう", "うさぎのおー"],
  ["みかづき", "みかずき"],
  ["ゔぁいおりん", "ばいおりん"],
  ["らーーめん", "らーめん"],
])("%s sounds %s", (written, sound) =>
  expect(toPhoneticKey(SEARCH_FORM_BUILDERS.spelling(written))).toBe(`\u0001${sound}`),
);

test("a lone letter asks for words that begin with it, kana or kanji alone for themselves", () => {
  expect(getSpellingVariants("a").sure).toEqual([{ form: "words", text: " a" }]);
  expect(getSpellingVariants("火").sure).toEqual([{ form: "spelling", text: "火" }]);
  expect(getSpellingVariants("か").sure).toEqual([{ form: "spelling", text: "か" }]);
});

test("what does not count stands for nothing", () =>
  expect(getSpellingVariants("・「」")).toEqual({ sure: [], romaji: null, mixed: [] }));

test("romaji gives way to an English word", () => {
  expect(SEARCH_FORM_BUILDERS.words("No-Ink Lamp")).toContain(getSpellingVariants("no").romaji?.unless.text);
  expect(SEARCH_FORM_BUILDERS.words("Nocturne")).not.toContain(getSpellingVariants("no").romaji?.unless.text);
});
