import fc from "fast-check";
import { expect, test } from "vitest";
import { type CardDefinition, checkDeck, countDeckLineCards, createCards, NO_SYMBOLS } from "@/engine/magmell";
import { filterRepairableProblems, repairAll } from "./repair-all";

const card = (name: string, parts: Partial<CardDefinition>): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: { ...NO_SYMBOLS, blue: 1 },
  catalyst: NO_SYMBOLS,
  ap: 1,
  hp: 1,
  text: "",
  abilities: [],
  token: false,
  ...parts,
});
const stone = (name: string) => card(name, { kind: "stone", timing: null, useCost: NO_SYMBOLS, ap: null, hp: null });
const cards = createCards([
  ...Array.from({ length: 16 }, (_, place) => card(`紙魚の${place}番`, {})),
  stone("青の魔石"),
  stone("緑の魔石"),
  stone("赤の魔石"),
]);
const line = (name: string, count: number) => ({ name, count });

test("one press moves what stands in the wrong deck, takes out what is too much, and fills the stones", () => {
  const deck = {
    grimoire: [line("紙魚の0番", 5), line("青の魔石", 4), line("だれも知らない札の束", 2)],
    stoneDeck: [line("紙魚の1番", 1)],
  };
  const repaired = repairAll(deck, cards);
  expect(repaired.grimoire).toContainEqual(line("紙魚の0番", 3));
  expect(repaired.grimoire).toContainEqual(line("紙魚の1番", 1));
  expect(countDeckLineCards(repaired.stoneDeck)).toBe(20);
  expect(filterRepairableProblems(checkDeck(repaired, cards))).toEqual([]);
});

test("a legal part stays as it is, and what leaves a choice is left to the player", () => {
  const deck = { grimoire: [line("紙魚の0番", 3)], stoneDeck: [line("青の魔石", 20)] };
  expect(repairAll(deck, cards)).toEqual(deck);
});

test("it ends, and leaves nothing that it could repair", () => {
  const name = fc.constantFrom(...cards.list.map((one) => one.name), "だれも知らない札");
  const lines = fc.array(fc.record({ name, count: fc.integer({ min: 1, max: 25 }) }), { maxLength: 8 });
  fc.assert(
    fc.property(lines, lines, (grimoire, stoneDeck) => {
      const repaired = repairAll({ grimoire, stoneDeck }, cards);
      expect(filterRepairableProblems(checkDeck(repaired, cards))).toEqual([]);
    }),
  );
});
