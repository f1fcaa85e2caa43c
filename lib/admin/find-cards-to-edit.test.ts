import { expect, test } from "vitest";
import { buildCard, buildCardFile, buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { findCardsToEdit } from "./find-cards-to-edit";

const many = Array.from({ length: 35 }, (_, i) => buildCard(100 + i, `写本${i}`, "しゃほん"));
const snapshot = buildTestCatalogue(
  buildCardFile({
    cards: [
      ...buildCardFile().cards,
      buildCard(9, "去った頁", "さったぺーじ", { retired: true, aliases: ["さっちゃん"] }),
      ...many,
    ],
  }),
);
const names = (typed: string) => findCardsToEdit(snapshot, typed).cards.map(({ name }) => name);

test.each([
  ["2", "火の子"],
  ["みずか", "水鏡"],
  ["ミズカ", "水鏡"],
  ["Water mir", "水鏡"],
  ["去った", "去った頁"],
  ["さっちゃん", "去った頁"],
])("%s finds %s", (typed, name) => {
  expect(names(typed)).toContain(name);
});

test("more than can be shown are counted", () => {
  const { cards, more } = findCardsToEdit(snapshot, "写本");
  expect([cards.length, more]).toEqual([30, 5]);
  expect(names("ない名前")).toEqual([]);
});
