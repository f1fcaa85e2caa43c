import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createArbitraryText } from "@/lib/japanese/testing/any-text";
import { runToCompletion } from "@/lib/tasks";
import { createNameSuggester } from "./name-suggester";

const cards = [
  { name: "ドラゴン・ナイト", reading: "どらごんないと", englishName: "Dragon Knight", aliases: ["DK"] },
  { name: "炎の写本師", reading: "ほのおのしゃほんし", englishName: "Copyist in Flame", aliases: [] },
  { name: "火の子", reading: "ひのこ", englishName: "Spark", aliases: ["パチパチ"] },
  { name: "三日月の王", reading: "みかづきのおう", englishName: "King of the Crescent", aliases: [] },
  { name: "図書館館長", reading: "としょかんかんちょう", englishName: "Library Director", aliases: [] },
  { name: "切手の小鬼", reading: "きってのこおに", englishName: "Stamp Imp", aliases: [] },
];
const suggest = runToCompletion(createNameSuggester(cards));

describe("what was probably meant", () => {
  test.each([
    ["ドラコン", "ドラゴン・ナイト"],
    ["ドラゴソ", "ドラゴン・ナイト"],
    ["doragn", "ドラゴン・ナイト"],
    ["doargon", "ドラゴン・ナイト"],
    ["Dragn Knihgt", "ドラゴン・ナイト"],
    ["ほのうのしゃほんし", "炎の写本師"],
    ["炎の写本子", "炎の写本師"],
    ["syahosni", "炎の写本師"],
    ["copist", "炎の写本師"],
    ["ひのご", "火の子"],
    ["パチパナ", "火の子"],
    ["mikadzuki", "三日月の王"],
    ["crescnet", "三日月の王"],
    ["toshkan", "図書館館長"],
    ["図書官", "図書館館長"],
    ["kitteno", "切手の小鬼"],
    ["kitenokni", "切手の小鬼"],
  ])("%s: %s", (typed, name) => expect(suggest(typed, 3)[0]?.card.name).toBe(name));

  test.each(["まったく別の長い言葉です", "", "・", "x", "qwertyuiop"])("nothing for %s", (typed) => {
    expect(suggest(typed, 3)).toEqual([]);
  });
});

test("any text gives a few cards, each once", () => {
  fc.assert(
    fc.property(createArbitraryText(80), fc.nat({ max: 4 }), (typed, most) => {
      const found = suggest(typed, most);
      expect(found.length).toBeLessThanOrEqual(most);
      expect(new Set(found.map(({ card }) => card)).size).toBe(found.length);
    }),
  );
});
