import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type CardDefinition,
  COLORS,
  checkDeck,
  createCards,
  findCard,
  getNeededColors,
  hasNoErrors,
  NO_SYMBOLS,
} from "@/engine/magmell";
import { createSampleDeck } from "./sample-deck";

const stone = (name: string): CardDefinition => ({
  name,
  kind: "stone",
  timing: null,
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: null,
  hp: null,
  text: "",
  abilities: [],
  token: false,
});
const stones = ["青の魔石", "緑の魔石", "赤の魔石"].map(stone);

/** `each` units of every color with use costs from one to six, and a token that belongs in no deck. */
const unitsOf = (each: number): CardDefinition[] =>
  COLORS.flatMap((color) =>
    Array.from({ length: each }, (_, index) => ({
      ...stone(`${color}の者${index}`),
      kind: "unit" as const,
      timing: "normal" as const,
      useCost: { ...NO_SYMBOLS, [color]: 1, any: index % 6 },
      token: index === 5,
    })),
  );
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

it("is legal and without advice for any seed, and the same for the same seed", () => {
  const cards = createCards([...stones, ...unitsOf(12)]);
  fc.assert(
    fc.property(seeds, (seed) => {
      const deck = createSampleDeck(cards, seed);
      if (!deck) throw new Error("There are enough cards for a deck");
      expect(checkDeck(deck, cards)).toEqual([]);
      expect(createSampleDeck(cards, seed)).toEqual(deck);
      const colors = new Set(
        deck.grimoire.flatMap(({ name }) => getNeededColors(findCard(cards, name) ?? stone(name))),
      );
      expect(colors.size).toBeLessThanOrEqual(2);
    }),
  );
});

it("differs between seeds", () => {
  const cards = createCards([...stones, ...unitsOf(12)]);
  const different = new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(createSampleDeck(cards, seed))));
  expect(different.size).toBeGreaterThan(3);
});

it("takes a third colour when two give too few cards, and gives up when all three do", () => {
  const few = createCards([...stones, ...unitsOf(5)]);
  const deck = createSampleDeck(few, 7);
  expect(deck && hasNoErrors(checkDeck(deck, few))).toBe(true);
  expect(createSampleDeck(createCards([...stones, ...unitsOf(4)]), 7)).toBeNull();
  expect(createSampleDeck(createCards(unitsOf(12)), 7)).toBeNull();
});
