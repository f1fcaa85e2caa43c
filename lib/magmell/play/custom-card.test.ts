import { expect, test } from "vitest";
import { countDeckLineCards, createCards, NO_SYMBOLS } from "@/engine/magmell";
import {
  BLANK_CUSTOM_CARD,
  type CustomCard,
  createCustomCardDefinition,
} from "@/lib/magmell/catalogue/views/custom-card";
import { addCustomCard } from "./custom-card";
import { createPassiveOpponentSetup } from "./opponents";
import { startSession } from "./session";

const card = (name: string, change: Partial<CustomCard> = {}) =>
  createCustomCardDefinition({ ...BLANK_CUSTOM_CARD, name, ...change }, [], "");
const cost = (any: number) => ({ useCost: { ...NO_SYMBOLS, any } });
const units = Array.from({ length: 14 }, (_, index) => card(`頁${index}`, cost(index % 5)));
const cards = [...units, card("青の魔石", { kind: "stone" }), card("赤の魔石", { kind: "stone" })];
const deck = {
  grimoire: units.map(({ name }, index) => ({ name, count: index < 13 ? 3 : 1 })),
  stoneDeck: [
    { name: "青の魔石", count: 12 },
    { name: "赤の魔石", count: 8 },
  ],
};
const counts = (given: typeof deck) => [countDeckLineCards(given.grimoire), countDeckLineCards(given.stoneDeck)];

test("three copies take the place of three that cost as much", () => {
  const made = addCustomCard(deck, cards, card("新しい頁", cost(4)));
  expect(made.replaced).toEqual([{ name: "頁4", count: 3 }]);
  expect(made.deck.grimoire.at(-1)).toEqual({ name: "新しい頁", count: 3 });
  expect(counts(made.deck as typeof deck)).toEqual([40, 20]);
  expect(made.cards.at(-1)?.name).toBe("新しい頁");
  expect(
    startSession(createCards(made.cards), createPassiveOpponentSetup({ deck: made.deck, seed: 1, goesFirst: true })).ok,
  ).toBe(true);
});

test("a stone takes the place of stones", () => {
  const made = addCustomCard(deck, cards, card("二色の石", { kind: "stone" }));
  expect(made.replaced).toEqual([{ name: "青の魔石", count: 3 }]);
  expect(counts(made.deck as typeof deck)).toEqual([40, 20]);
});

test("a card of the deck by that name is the new one from then on, and is there three times", () => {
  const once = addCustomCard(deck, cards, card("頁 13", { text: "■新しい。" }));
  expect(countDeckLineCards(once.deck.grimoire)).toBe(40);
  expect(countDeckLineCards(once.replaced)).toBe(2);
  expect(once.cards.filter(({ name }) => name.startsWith("頁")).at(-1)?.text).toBe("■新しい。");
  expect(once.cards).toHaveLength(cards.length);
  const stone = addCustomCard(deck, cards, card("赤の魔石", { kind: "stone", text: "■新しい。" }));
  expect(stone.replaced).toEqual([]);
  expect(counts(stone.deck as typeof deck)).toEqual([40, 20]);
});

test("a stone that becomes a unit leaves the stones, and the deck can still be tried", () => {
  const made = addCustomCard(deck, cards, card("青の魔石"));
  expect(counts(made.deck as typeof deck)).toEqual([40, 8]);
  expect(
    startSession(createCards(made.cards), createPassiveOpponentSetup({ deck: made.deck, seed: 1, goesFirst: true })).ok,
  ).toBe(true);
});

test("a deck that is too small gives what it has", () => {
  const made = addCustomCard({ grimoire: [{ name: "頁1", count: 1 }], stoneDeck: [] }, cards, card("新しい頁"));
  expect(made.deck.grimoire).toEqual([{ name: "新しい頁", count: 3 }]);
});
