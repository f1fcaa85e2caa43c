import { expect, test } from "vitest";
import { buildCard, buildCardFile, buildStoneRevision, buildTestCatalogue } from "../testing/card-file";
import { findUnambiguousCard } from "./suggest-cards";

const stones = [
  buildCard(1, "青の魔石", "あおのませき", { englishName: "Blue Stone", revisions: [buildStoneRevision()] }),
  buildCard(2, "緑の魔石", "みどりのませき", { englishName: "Green Stone", revisions: [buildStoneRevision()] }),
  buildCard(3, "赤の魔石", "あかのませき", { englishName: "Red Stone", revisions: [buildStoneRevision()] }),
  buildCard(4, "墨つぎの見習い", "すみつぎのみならい", { englishName: "Inkwell Apprentice" }),
];
const catalogue = buildTestCatalogue(buildCardFile({ cards: stones }));

test.each([
  ["Red Ston", "赤の魔石"],
  ["Inkwell Aprentice", "墨つぎの見習い"],
  ["akanomaseki", "赤の魔石"],
  ["midorinomaski", "緑の魔石"],
  ["みどりのませぎ", "緑の魔石"],
])("%s means one card clearly: %s", (typed, name) => expect(findUnambiguousCard(catalogue, typed)?.name).toBe(name));

test.each(["の魔石", "xo Stone", "まったく別の長い言葉です", ""])("%s does not", (typed) => {
  expect(findUnambiguousCard(catalogue, typed)).toBeNull();
});
