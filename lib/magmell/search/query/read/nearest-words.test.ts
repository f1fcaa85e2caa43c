import { describe, expect, test } from "vitest";
import { sampleShare } from "@/engine/kernel/testing/scale-runs";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { CHOICE_VALUES, COUNTER_NAMES, DECK_FORMATS, RESERVED_IS_VALUES } from "../choices";
import { findQueryKey, KEY_NAMES } from "../find-key";
import { QUERY_KEYS, type QueryKeyId } from "../keys";
import { OPTION_WORDS } from "../option-words";
import { readQuery } from "./read-query";

/** Returns the words that a refusal offers for a query of one term. */
function offered(typed: string): readonly string[] {
  const [warning] = readQuery(typed).warnings;
  return warning?.nearest === undefined ? (warning?.choices ?? []) : [warning.nearest];
}

const COSTS_JA = ["使用コスト", "触媒", "総コスト"];
const COSTS_EN = ["use", "catalyst", "total"];

describe("a key that is not known", () => {
  test.each([
    ["cost<=2", COSTS_EN],
    ["ＣＯＳＴ：２", COSTS_EN],
    ["costs=2", COSTS_EN],
    ["cosst>2", COSTS_EN],
    ["cost:", COSTS_EN],
    ["コスト<=2", COSTS_JA],
    ["ｺｽﾄ≦2", COSTS_JA],
    ["こすと:2..4", COSTS_JA],
    ["コスト:>=4", COSTS_JA],
    ["コスト:2赤", ["使用コスト", "触媒"]],
    ["使用:>=4", ["使用コスト"]],
    ["使用:スタンダード", ["使用可"]],
    ["触媒コスト<=1", ["触媒"]],
    ["てきすと:引く", ["テキスト"]],
    ["発売日:2026", ["発売", "発売年"]],
    ["攻げ力:2", ["攻撃力"]],
    ["攻撃>=2", ["攻撃力"]],
    ["se:FL", ["set"]],
    ["autor:a", ["author"]],
    ["ordre:ap", ["order"]],
    ["power>=3", ["ap"]],
  ])("%s may stand for %j", (typed, words) => expect(offered(typed)).toEqual(words));

  test.each(["card:1", "hand:2", "cards:1", "unit:2", "手札:2", "=3", "qqqqqq:1", "x:1"])(
    "%s stands for none",
    (typed) => expect(offered(typed)).toEqual([]),
  );
});

describe("a value that is not known", () => {
  test.each([
    ["order:cost", COSTS_EN],
    ["並び:コスト", COSTS_JA],
    ["ap>cost", ["usev", "catv", "total"]],
    ["攻撃力>コスト", ["使用コスト数", "触媒数", "総コスト"]],
    ["ap>use", ["usev"]],
    ["t:mag", ["magic"]],
    ["t:unti", ["unit"]],
    ["種別:まじっく", ["マジック"]],
    ["timing:quik", ["quick"]],
    ["lang:japan", ["japanese"]],
    ["is:art", []],
    ["t:card", []],
    ["t:cost", []],
    ["finish:main", []],
  ])("%s may stand for %j", (typed, words) => expect(offered(typed)).toEqual(words));
});

const LISTS: Readonly<Record<string, readonly (readonly string[])[]>> = { ...CHOICE_VALUES, ...OPTION_WORDS };
const WORDS = [
  ...new Set([
    ...KEY_NAMES,
    ...Object.values(LISTS).flat(2),
    ...DECK_FORMATS.flat(),
    ...COUNTER_NAMES.flat(),
    ...RESERVED_IS_VALUES,
    "cost",
    "costs",
    "コスト",
  ]),
];
/** Each word of the language, and what one has typed of it before its end. */
const BEGUN = [
  ...new Set(WORDS.flatMap((word) => Array.from({ length: word.length - 1 }, (_, end) => word.slice(0, end + 2)))),
];
const begins = (one: string, other: string) => foldForSearch(one).startsWith(foldForSearch(other));
const MEANT: Readonly<Record<string, readonly string[]>> = {
  cost: ["use", "usev", "catalyst", "catv", "total"],
  コスト: ["使用コスト", "使用コスト数", "触媒", "触媒数", "総コスト"],
  power: ["ap"],
  toughness: ["hp"],
};
/** Whether an offer goes on from what was typed, is its beginning, or is one of what the typed word stands for. */
const isAkin = (typed: string, offer: string) =>
  begins(offer, typed) ||
  begins(typed, offer) ||
  Object.entries(MEANT).some(([word, meant]) => (begins(word, typed) || begins(typed, word)) && meant.includes(offer));

describe("no word of the language", () => {
  test("leads to the key of another word", () => {
    const strayed = sampleShare(
      BEGUN.filter((word) => findQueryKey(word) === null),
      60,
    ).flatMap((word) =>
      ["", "2", "赤", "FL", "standard", "《x》"].flatMap((value) =>
        offered(`${word}:${value}`).flatMap((offer) => (isAkin(word, offer) ? [] : [`${word}:${value} → ${offer}`])),
      ),
    );
    expect(strayed).toEqual([]);
  });

  test("leads to a value of another word", () => {
    const strayed = Object.keys(LISTS).flatMap((key) => {
      const [name] = QUERY_KEYS[key as QueryKeyId].names;
      return sampleShare(BEGUN, 60).flatMap((word) =>
        offered(`${name}:${word}`).flatMap((offer) => (isAkin(word, offer) ? [] : [`${name}:${word} → ${offer}`])),
      );
    });
    expect(strayed).toEqual([]);
  });
});

/** A word with two letters after the first swapped, one left out, or one typed twice. */
function slipsOf(word: string): readonly string[] {
  const places = Array.from(word, (_, at) => at);
  return [
    ...places.slice(2).map((at) => word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)),
    ...places.slice(1).map((at) => word.slice(0, at) + word.slice(at + 1)),
    ...places.map((at) => word.slice(0, at) + word.charAt(at) + word.slice(at)),
  ].filter((slip) => slip !== word);
}

test("a slip in the name of a key leads back to it", () => {
  const lost = sampleShare(
    KEY_NAMES.filter((name) => name.length >= 4),
    30,
  ).flatMap((name) =>
    slipsOf(name)
      .filter((slip) => findQueryKey(slip) === null && !BEGUN.includes(slip))
      .flatMap((slip) =>
        offered(`${slip}:`).some((offer) => findQueryKey(offer) === findQueryKey(name)) ? [] : [`${slip} ← ${name}`],
      ),
  );
  expect(lost).toEqual([]);
});
