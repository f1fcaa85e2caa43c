import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COLORS, type Color } from "@/engine/magmell";
import { computeCatalystPace } from "./catalyst-pace";
import { computeHypergeometricTail, computeStoneOdds, type StoneCopies } from "./stone-odds";

/** Every way to draw so many of the places of a pile, each as likely as the others. */
function hands(size: number, drawn: number, from = 0): readonly (readonly number[])[] {
  if (drawn === 0) return [[]];
  return Array.from({ length: Math.max(0, size - from) }, (_, at) => from + at).flatMap((first) =>
    hands(size, drawn - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

const share = (all: readonly (readonly number[])[], holds: (hand: readonly number[]) => boolean) =>
  all.filter(holds).length / all.length;

test("the chance of some hits equals the count of all hands of small piles", () => {
  for (let size = 1; size <= 8; size += 1) {
    for (let hits = 0; hits <= size; hits += 1) {
      for (let drawn = 0; drawn <= size; drawn += 1) {
        const all = hands(size, drawn);
        for (let wanted = 0; wanted <= 4; wanted += 1) {
          const counted = share(all, (hand) => hand.filter((place) => place < hits).length >= wanted);
          expect(computeHypergeometricTail(wanted, drawn, hits, size)).toBeCloseTo(counted, 12);
        }
      }
    }
  }
});

describe("values by binomial coefficients", () => {
  test.each([
    // Six cards of forty in a hand of five.
    [1, 5, 6, 40, 1 - 278_256 / 658_008],
    // One of twelve stones of twenty by the first three turns.
    [1, 3, 12, 20, 1 - 56 / 1140],
    [2, 4, 8, 20, 1 - (495 + 1760) / 4845],
  ])("at least %i of %i drawn with %i in %i", (wanted, drawn, hits, size, chance) => {
    expect(computeHypergeometricTail(wanted, drawn, hits, size)).toBeCloseTo(chance, 12);
  });
});

const stones = fc.array(fc.record({ colors: fc.subarray([...COLORS]), count: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 4,
});

test("colours by turn equal the count of all orders of small stone decks, one colour and all together", () => {
  fc.assert(
    fc.property(stones, fc.subarray([...COLORS], { minLength: 1 }), (deck: readonly StoneCopies[], needed) => {
      const pile = deck.flatMap(({ colors, count }) => Array.from({ length: count }, () => colors));
      for (const { color, byTurn } of computeStoneOdds(deck, needed)) {
        const wanted: readonly Color[] = color === "all" ? needed : [color];
        for (const [index, chance] of byTurn.entries()) {
          const all = hands(pile.length, Math.min(index + 1, pile.length));
          const counted = share(all, (hand) => wanted.every((one) => hand.some((place) => pile[place]?.includes(one))));
          expect(chance).toBeCloseTo(counted, 10);
        }
      }
    }),
  );
});

test("chances never fall from turn to turn, and without stones there are none", () => {
  const [odds] = computeStoneOdds(
    [
      { colors: ["blue"], count: 5 },
      { colors: ["red"], count: 15 },
    ],
    ["blue"],
  );
  expect(odds?.byTurn.map((chance) => Math.round(chance * 1000))).toEqual([250, 447, 601, 718, 806, 871]);
  expect(computeStoneOdds([], ["blue"])).toEqual([]);
});

test("catalysts are asked for by the cards seen that the stones can pay, and each turn brings a stone", () => {
  const pace = computeCatalystPace(
    [
      { useCost: 1, catalyst: 0, count: 20 },
      { useCost: 3, catalyst: 2, count: 20 },
    ],
    [{ count: 20 }],
  );
  expect(pace.map(({ demand, stones: there }) => [demand, there])).toEqual([
    [0, 1],
    [0, 2],
    [7, 3],
    [8, 4],
    [9, 5],
    [10, 6],
  ]);
  expect(computeCatalystPace([], [{ count: 20 }])).toEqual([]);
});
