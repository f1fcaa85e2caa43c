import { describe, expect, test } from "vitest";
import { buildCard, buildCardFile, buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { getCardFinder } from "./card-finder";
import { readListLines } from "./read-lines";
import { createStarterCatalogue } from "./testing/starter-cards";

const finder = getCardFinder(
  buildTestCatalogue(
    buildCardFile({
      cards: [
        buildCard(1, "ドラゴン・ナイト", "どらごんないと", { englishName: "Dragon Knight" }),
        buildCard(2, "火の子", "ひのこ", { englishName: "Spark" }),
        buildCard(3, "火の粉", "ひのこ", { englishName: "Cinder" }),
      ],
    }),
  ),
);
const read = (text: string) => readListLines(text, finder);

test.each(["ﾄﾞﾗｺﾞﾝﾅｲﾄ", "どらごんないと", "DRAGON KNIGHT", "doragon naito"])(
  "%s becomes the name of its card",
  (written) => {
    expect(read(`2 ${written}`).deck.grimoire).toEqual([{ name: "ドラゴン・ナイト", count: 2 }]);
  },
);

test("a name that no card or more than one may mean stays as it was written, and is told with those it may mean", () => {
  const { deck, problems } = read("3 ひのこ\n1 知らない本");
  expect(deck.grimoire).toEqual([
    { name: "ひのこ", count: 3 },
    { name: "知らない本", count: 1 },
  ]);
  expect(problems.map(({ code, line, suggestions }) => [code, line, suggestions])).toEqual([
    ["UNKNOWN_NAME", 1, ["火の子", "火の粉"]],
    ["UNKNOWN_NAME", 2, []],
  ]);
});

test("two spellings of one card become one line, in the place of the first", () => {
  const { deck } = read("2 dragon knight\n1 火の粉\n1 ドラゴン・ナイト");
  expect(deck.grimoire).toEqual([
    { name: "ドラゴン・ナイト", count: 3 },
    { name: "火の粉", count: 1 },
  ]);
});

describe("cards are suggested for names that are part of theirs, partly read, or mistyped", () => {
  const starters = getCardFinder(createStarterCatalogue());
  test.each([
    ["双子", ["墨火の双子", "蔓火の双子"]],
    ["あおのませぎ", ["青の魔石"]],
    ["twns", ["墨火の双子", "蔓火の双子"]],
    ["青墨の小漁", ["青墨の小魚"]],
    ["Inkwell Aprentice", ["墨つぎの見習い"]],
    ["墨つぎの見習", ["墨つぎの見習い"]],
  ])("%s", (written, meant) => {
    expect(starters.find(written)).toBeNull();
    expect(starters.suggest(written).map(({ name }) => name)).toEqual(expect.arrayContaining(meant));
  });
  test.each(["hello", "thanks", "テスト"])("and none for %s, which only letters within words are like", (written) => {
    expect(starters.suggest(written)).toEqual([]);
  });
});
