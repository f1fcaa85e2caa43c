import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createArbitraryText } from "@/lib/japanese/testing/any-text";
import { buildCard, buildCardFile, buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { lookUpCardByName } from "./lookup";
import { MAX_NAME_SUGGESTIONS, suggestCardNames } from "./suggest-cards";

const { names, cards } = buildTestCatalogue(
  buildCardFile({
    cards: [
      buildCard(1, "ドラゴン・ナイト", "どらごんないと", { englishName: "Dragon Knight", aliases: ["竜騎士"] }),
      buildCard(2, "あかり", "あかり", { englishName: "Lamp" }),
      buildCard(3, "アカリ", "あかり", { englishName: "Bright" }),
      buildCard(4, "メ〜メルの書", "めめるのしょ", { englishName: "Book of Memel" }),
      buildCard(5, "火の子", "ひのこ", { englishName: "Spark" }),
      buildCard(6, "火の粉", "ひのこ", { englishName: "Spark" }),
    ],
  }),
);
const found = (typed: string) => {
  const match = lookUpCardByName(names, typed);
  return match.found ? [match.card.name, match.by] : suggestCardNames({ cards }, typed);
};

describe("names as people type them", () => {
  test.each([
    ["ドラゴン・ナイト", "ドラゴン・ナイト", "name"],
    ["《ドラゴン・ナイト》", "ドラゴン・ナイト", "name"],
    [" 「ﾄﾞﾗｺﾞﾝ・ﾅｲﾄ」 ", "ドラゴン・ナイト", "name"],
    ["ドラゴンナイト", "ドラゴン・ナイト", "spelling"],
    ["dragon knight", "ドラゴン・ナイト", "englishName"],
    ["ＤＲＡＧＯＮＫＮＩＧＨＴ", "ドラゴン・ナイト", "englishName"],
    ["メ~メルの書", "メ〜メルの書", "name"],
    ["メーメルの書", "メ〜メルの書", "spelling"],
    ["めめるのしょ", "メ〜メルの書", "reading"],
    ["龍 騎士", "ドラゴン・ナイト", "alias"],
    ["あかり", "あかり", "name"],
    ["アカリ", "アカリ", "name"],
  ])("%s", (typed, name, by) => {
    expect(found(typed)).toEqual([name, by]);
  });
});

test("a spelling, reading or English name that two cards share leads to neither, but suggests both", () => {
  expect(found("ｱかり")).toEqual(["あかり", "アカリ"]);
  expect(found("ひのこ").slice(0, 2)).toEqual(["火の子", "火の粉"]);
  expect(found("spark").slice(0, 2)).toEqual(["火の子", "火の粉"]);
});

describe("suggestions", () => {
  test.each([
    ["ドラゴン", "ドラゴン・ナイト"],
    ["ドラゴソナイト", "ドラゴン・ナイト"],
    ["Dragn Knight", "ドラゴン・ナイト"],
    ["メルの書", "メ〜メルの書"],
  ])("%s may mean %s", (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });

  test("there are none for what is like nothing", () => {
    expect(found("まったく別の長い言葉です")).toEqual([]);
    expect(found("")).toEqual([]);
    expect(found("《》")).toEqual([]);
  });
});

test("any text gives a card or a few suggestions", () => {
  fc.assert(
    fc.property(createArbitraryText(150), (typed) => {
      const match = lookUpCardByName(names, typed);
      if (match.found) expect(cards).toContain(match.card);
      else expect(suggestCardNames({ cards }, typed).length).toBeLessThanOrEqual(MAX_NAME_SUGGESTIONS);
    }),
  );
});
