import { expect, test } from "vitest";
import { card, cardFile, catalogueOf, stone } from "../testing/card-file";
import { cardClearlyMeant } from "./cards-meant";

const stones = [
  card(1, "青の魔石", "あおのませき", { englishName: "Blue Stone", revisions: [stone()] }),
  card(2, "緑の魔石", "みどりのませき", { englishName: "Green Stone", revisions: [stone()] }),
  card(3, "赤の魔石", "あかのませき", { englishName: "Red Stone", revisions: [stone()] }),
  card(4, "墨つぎの見習い", "すみつぎのみならい", { englishName: "Inkwell Apprentice" }),
];
const catalogue = catalogueOf(cardFile({ cards: stones }));

test.each([
  ["Red Ston", "赤の魔石"],
  ["Inkwell Aprentice", "墨つぎの見習い"],
  ["akanomaseki", "赤の魔石"],
  ["midorinomaski", "緑の魔石"],
  ["みどりのませぎ", "緑の魔石"],
])("%s means one card clearly: %s", (typed, name) => expect(cardClearlyMeant(catalogue, typed)?.name).toBe(name));

test.each(["の魔石", "xo Stone", "まったく別の長い言葉です", ""])("%s does not", (typed) => {
  expect(cardClearlyMeant(catalogue, typed)).toBeNull();
});
