import { expect, test } from "vitest";
import { listDeckTiles } from "../picture/deck-facts";
import { getPictureCatalogue } from "../picture/testing/recording-pen";
import { buildProxyQuery, listProxyChoices, MAX_COPIES_PER_CARD, MAX_PROXIES } from "./proxy-choices";

const catalogue = getPictureCatalogue();
const [unit, other] = catalogue.cards.filter(({ kind }) => kind === "unit");
const stone = catalogue.cards.find(({ kind }) => kind === "stone");
const deck = {
  grimoire: [
    { name: unit?.name ?? "", count: 3 },
    { name: other?.name ?? "", count: 2 },
    { name: "どこにもない書", count: 1 },
  ],
  stoneDeck: [{ name: stone?.name ?? "", count: 20 }],
};
const tiles = listDeckTiles(deck, catalogue);
const counts = (query: Parameters<typeof listProxyChoices>[1]) =>
  Object.fromEntries(listProxyChoices(tiles, query).map(({ card, count }) => [card.name, count]));

test("all cards but stones are printed as often as the deck has them, unless the address says otherwise", () => {
  expect(counts({})).toEqual({ [unit?.name ?? ""]: 3, [other?.name ?? ""]: 2, [stone?.name ?? ""]: 0 });
  expect(counts({ [`c${unit?.number}`]: "１" })).toEqual({
    [unit?.name ?? ""]: 1,
    [other?.name ?? ""]: 0,
    [stone?.name ?? ""]: 0,
  });
});

test("a number that is none counts as 0, and none is above the bounds", () => {
  expect(counts({ [`c${unit?.number}`]: "-3", [`c${stone?.number}`]: "999" })).toMatchObject({
    [unit?.name ?? ""]: 0,
    [stone?.name ?? ""]: MAX_COPIES_PER_CARD,
  });
  const many = catalogue.cards.slice(0, 30).map((card) => ({ name: card.name, card, count: 20 }));
  const all = listProxyChoices(many, Object.fromEntries(many.map(({ card }) => [`c${card.number}`, "20"])));
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(MAX_PROXIES);
});

test("an address asks for what was chosen", () => {
  const choices = listProxyChoices(tiles, {});
  const query = Object.fromEntries(new URLSearchParams(buildProxyQuery(choices, ({ inDeck }) => inDeck)));
  expect(counts(query)).toEqual({ [unit?.name ?? ""]: 3, [other?.name ?? ""]: 2, [stone?.name ?? ""]: 20 });
});
