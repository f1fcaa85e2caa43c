import { expect, test } from "vitest";
import { type CardDefinition, createCards, type Deck, NO_SYMBOLS } from "@/engine/magmell";
import { addSums, type HandTrialSums } from "../trial/trial-sums";
import { computeMeanTurns } from "../trial/wilson";
import { simulateHand } from "./hand-trial";

const card = (name: string, change: Partial<CardDefinition> = {}): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: 3,
  hp: 3,
  text: "",
  abilities: [],
  token: false,
  ...change,
});

const CARDS = createCards([
  card("wolf", { useCost: { ...NO_SYMBOLS, any: 1 } }),
  card("tower", { useCost: { ...NO_SYMBOLS, any: 6 }, ap: 0 }),
  card("青の魔石", { kind: "stone", timing: null, ap: null, hp: null }),
]);
const DECK: Deck = {
  grimoire: [
    { name: "wolf", count: 10 },
    { name: "tower", count: 30 },
  ],
  stoneDeck: [{ name: "青の魔石", count: 20 }],
};
const wanted = { deck: DECK, goesFirst: true, seed: 4_294_967_290, games: 12 };
const WOLVES = Array.from({ length: 5 }, () => "wolf");
const TOWERS = Array.from({ length: 5 }, () => "tower");

test("a hand of attackers wins sooner than one that waits, and a fresh one lies between", () => {
  const turns = [WOLVES, null, TOWERS].map(
    (hand) => computeMeanTurns(simulateHand(CARDS, { ...wanted, hand }))?.mean ?? 0,
  );
  expect(turns).toEqual([...turns].sort((one, other) => one - other));
  expect(new Set(turns).size).toBe(3);
});

test("parts add up to the whole, and the same seeds give the same games", () => {
  const whole = simulateHand(CARDS, { ...wanted, hand: WOLVES });
  const parts = [0, 4, 8].map((from) =>
    simulateHand(CARDS, { ...wanted, hand: WOLVES, seed: (wanted.seed + from) % 2 ** 32, games: 4 }),
  );
  expect(parts.reduce(addSums<HandTrialSums>)).toEqual(whole);
});

test("the interval narrows with the games, and one game has none", () => {
  expect(computeMeanTurns({ games: 1, turns: 5, squares: 25 })).toBeNull();
  expect(computeMeanTurns({ games: 4, turns: 20, squares: 102 })).toMatchObject({ mean: 5 });
  const reach = (games: number) => {
    const { low, high } = computeMeanTurns({ games, turns: 5 * games, squares: 26 * games }) ?? { low: 0, high: 0 };
    return high - low;
  };
  expect(reach(400)).toBeCloseTo(reach(100) / 2, 1);
});
