import { expect, test } from "vitest";
import { card, cardFile, catalogueOf } from "@/lib/catalogue/testing/card-file";
import { withCanonicalNames } from "./canonical-names";

const { names } = catalogueOf(
  cardFile({
    cards: [
      card(1, "ドラゴン・ナイト", "どらごんないと", { englishName: "Dragon Knight" }),
      card(2, "火の子", "ひのこ", { englishName: "Spark" }),
      card(3, "火の粉", "ひのこ", { englishName: "Cinder" }),
    ],
  }),
);
const grimoire = (...lines: [name: string, count: number][]) => ({
  grimoire: lines.map(([name, count]) => ({ name, count })),
  stoneDeck: [],
});

test.each(["ﾄﾞﾗｺﾞﾝﾅｲﾄ", "どらごんないと", "DRAGON KNIGHT"])("%s becomes the name of its card", (written) => {
  expect(withCanonicalNames(grimoire([written, 2]), names)).toEqual(grimoire(["ドラゴン・ナイト", 2]));
});

test("a name that no card or more than one may mean stays as it was written", () => {
  const deck = grimoire(["ひのこ", 3], ["知らない本", 1]);
  expect(withCanonicalNames(deck, names)).toEqual(deck);
});

test("two spellings of one card become one line, in the place of the first", () => {
  const deck = grimoire(["dragon knight", 2], ["火の粉", 1], ["ドラゴン・ナイト", 1]);
  expect(withCanonicalNames(deck, names)).toEqual(grimoire(["ドラゴン・ナイト", 3], ["火の粉", 1]));
});
