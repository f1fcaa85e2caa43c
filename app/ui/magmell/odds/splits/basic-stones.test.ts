import { expect, test } from "vitest";
import type { Deck } from "@/engine/magmell";
import { applySplit, countBasicStones } from "./basic-stones";

const deckOf = (...stoneDeck: readonly (readonly [string, number])[]): Deck => ({
  grimoire: [{ name: "綴じ糸の虫", count: 3 }],
  stoneDeck: stoneDeck.map(([name, count]) => ({ name, count })),
});
const linesOf = ({ stoneDeck }: Deck) => stoneDeck.map(({ name, count }) => [name, count]);

test("basic stones are counted by colour, on several lines and however their names are written", () => {
  const deck = deckOf(["青の魔石", 3], ["蒸気の魔石", 2], [" 青の魔石", 1], ["赤の魔石", 4]);
  expect(countBasicStones(deck)).toEqual({ blue: 4, green: 0, red: 4 });
  expect(countBasicStones(deckOf())).toEqual({ blue: 0, green: 0, red: 0 });
});

test("a split takes the place of the first basic stone, in the order of the colours, and others stay in theirs", () => {
  const deck = deckOf(["蒸気の魔石", 2], ["赤の魔石", 4], ["川底の魔石", 3], ["青の魔石", 11]);
  const split = applySplit(deck, { blue: 9, green: 0, red: 6 });
  expect(linesOf(split)).toEqual([
    ["蒸気の魔石", 2],
    ["青の魔石", 9],
    ["赤の魔石", 6],
    ["川底の魔石", 3],
  ]);
  expect(split.grimoire).toBe(deck.grimoire);
  expect(countBasicStones(split)).toEqual({ blue: 9, green: 0, red: 6 });
});

test("without basic stones a split comes last", () => {
  const split = applySplit(deckOf(["蒸気の魔石", 2]), { blue: 0, green: 1, red: 0 });
  expect(linesOf(split)).toEqual([
    ["蒸気の魔石", 2],
    ["緑の魔石", 1],
  ]);
});

test("a split of none takes the basic stones out", () => {
  expect(linesOf(applySplit(deckOf(["青の魔石", 3], ["蒸気の魔石", 2]), { blue: 0, green: 0, red: 0 }))).toEqual([
    ["蒸気の魔石", 2],
  ]);
});
