import { describe, expect, it, test } from "vitest";
import { isSentence } from "@/lib/magmell/decks/lists/types";
import { cutAtWord, isNameLike } from "./list-quotes";

describe("a quote", () => {
  it.each([
    ["four words of text", 12, "four words…"],
    ["four words", 12, "four words"],
    ["  four \t words ", 12, "four words"],
    ["abcdefghijklmnop", 8, "abcdefgh…"],
    ["こんにちは、今日の大会の報告です。", 10, "こんにちは、…"],
  ])("ends at a word: %s", (text, longest, cut) => expect(cutAtWord(text, longest)).toBe(cut));
});

test.each(["Old Bell", "Æther Ox", "Bell, Keeper of Bells", "苔の雄牛", "もう一度、声に出して"])(
  "%s may be a name",
  (text) => expect(isNameLike(text)).toBe(true),
);

test.each([
  "by somebody",
  "Posts: 318",
  "Home / Decks",
  "Hi all,",
  "Print  Share",
  "続きます↓",
  "作者：つぐみ",
  "コピー　保存",
  "—",
])("%s is no name", (text) => expect(isNameLike(text)).toBe(false));

test.each([
  ["延焼は3枚でよかったです。", true],
  ["もう一度、声に出して", false],
  ["3 延焼。これは多すぎる", false],
])("a sentence ends with its mark and begins with no count: %s", (text, is) => expect(isSentence(text)).toBe(is));
