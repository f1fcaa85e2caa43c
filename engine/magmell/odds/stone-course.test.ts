import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "../../kernel/testing/scale-runs";
import { NO_SYMBOLS, type SymbolCounts } from "../model/card";
import { smallDeckArbitrary } from "../testing/odds/small-deck";
import { rule } from "../testing/rule";
import { addStoneSums, computeDeckOdds, computeStoneCourse, createOddsDeck, type OddsDeck, sampleStones } from ".";

const QUESTION = { goesFirst: true, keep: { keep: "always" }, turns: 4 } as const;

/** Forty copies of one card, and twenty stones of the kinds given. */
const deckOf = (
  useCost: Partial<SymbolCounts>,
  catalyst: Partial<SymbolCounts>,
  stones: OddsDeck["stones"],
): OddsDeck => {
  const price = { useCost: { ...NO_SYMBOLS, ...useCost }, catalyst: { ...NO_SYMBOLS, ...catalyst } };
  const cost = Object.values(price.useCost).reduce((sum, count) => sum + count, 0);
  return {
    cards: [{ name: "card", copies: 40, kind: "magic", cost, payment: 0, alone: true, ...price }],
    size: 40,
    payments: [price],
    stones,
    stoneCount: 20,
  };
};
const RED = [{ colors: 4, copies: 20, arriveRested: 0 }];
const pointsOf = (deck: OddsDeck, trials = 3, seed = 1) =>
  computeStoneCourse(deck, sampleStones(deck, QUESTION, { seed, trials }));
const faceUp = (deck: OddsDeck) => pointsOf(deck).map((point) => point.faceUp.mean);

describe("stones of sampled games", () => {
  rule("mag:702.3.4", "are turned face down for catalysts, and come back in no later turn", () => {
    expect(faceUp(deckOf({ any: 2 }, { red: 1 }, RED))).toEqual([1, 1, 1, 0]);
    expect(faceUp(deckOf({ any: 1 }, { any: 1 }, RED))).toEqual([0, 0, 0, 0]);
    expect(faceUp(deckOf({ any: 1 }, {}, RED))).toEqual([1, 2, 3, 4]);
  });

  rule("mag:219.6.2", "have no colour face down, so that a coloured use cost wants a new one in each turn", () => {
    const [first, second, third] = pointsOf(deckOf({ red: 1 }, { red: 1 }, RED));
    expect([first, second, third].map((point) => point?.faceUp.mean)).toEqual([0, 0, 0]);
    expect([first, second, third].map((point) => point?.faceDown)).toEqual([1, 2, 3]);
    expect([first, second, third].map((point) => point?.asked.mean)).toEqual([4, 4, 4]);
    expect(third?.bySymbol.red.mean).toBe(4);
  });

  rule("mag:604.1", "pay from the next turn on when they arrive rested", () => {
    const slow = [{ colors: 4, copies: 20, arriveRested: 20 }];
    expect(faceUp(deckOf({ any: 1 }, { any: 1 }, slow))).toEqual([1, 1, 0, 0]);
  });

  it("are as many of each colour as the odds say, where no catalyst takes any", () => {
    const mixed = [
      { colors: 1, copies: 11, arriveRested: 0 },
      { colors: 6, copies: 9, arriveRested: 2 },
    ];
    const deck = deckOf({ any: 1 }, {}, mixed);
    for (const [index, { byColors }] of pointsOf(deck, 4000).entries()) {
      const [, blue, , , , , both] = byColors;
      expect(Math.abs((blue?.mean ?? 0) - ((index + 1) * 11) / 20)).toBeLessThan((blue?.reach ?? 0) * 2);
      expect(Math.abs((both?.mean ?? 0) - ((index + 1) * 9) / 20)).toBeLessThan((both?.reach ?? 0) * 2);
    }
  });

  it("have intervals that hold the true mean about nineteen times out of twenty", () => {
    const deck = deckOf({ any: 1 }, {}, [
      { colors: 1, copies: 10, arriveRested: 0 },
      { colors: 4, copies: 10, arriveRested: 0 },
    ]);
    const seeds = Array.from({ length: 300 }, (_, seed) => seed);
    const held = seeds.filter((seed) => {
      const blue = pointsOf(deck, 100, seed)[3]?.byColors[1];
      return blue !== undefined && Math.abs(blue.mean - 2) <= blue.reach;
    });
    expect(held.length).toBeGreaterThan(274);
    expect(held.length).toBeLessThan(297);
  });

  it("follow from the seed, and samples add up", () => {
    const deck = deckOf({ any: 2 }, { red: 1 }, [
      { colors: 1, copies: 10, arriveRested: 0 },
      { colors: 4, copies: 10, arriveRested: 0 },
    ]);
    const sample = (seed: number) => sampleStones(deck, QUESTION, { seed, trials: 20 });
    expect(sample(1)).toEqual(sample(1));
    expect(sample(1)).not.toEqual(sample(2));
    const both = addStoneSums(sample(1), sample(2));
    const [one, other, all] = [sample(1), sample(2), both].map(
      (sums) => computeStoneCourse(deck, sums)[3]?.faceUp.mean ?? 0,
    );
    expect(both.trials).toBe(40);
    expect(all).toBeCloseTo(((one ?? 0) + (other ?? 0)) / 2, 12);
  });
});

it("stones of any small deck are given to every cost that they pay, and none is lost", () => {
  fc.assert(
    fc.property(smallDeckArbitrary, fc.nat(1000), (small, seed) => {
      const deck = createOddsDeck(small.cards, small.deck) as OddsDeck;
      const question = { goesFirst: small.goesFirst, keep: small.keep, turns: 4 };
      const points = computeStoneCourse(deck, sampleStones(deck, question, { seed, trials: 8 }));
      const { something } = computeDeckOdds(deck, question);
      for (const [index, { faceUp: up, faceDown, byColors, asked, bySymbol }] of points.entries()) {
        expect(up.mean + faceDown).toBeCloseTo(Math.min(index + 1, deck.stoneCount), 10);
        expect(byColors.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(up.mean, 10);
        expect(Object.values(bySymbol).reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(asked.mean, 10);
      }
      // A stone is turned down only by a card that could be used.
      if (something[0] === 0) expect(points[0]?.faceDown).toBeCloseTo(0, 10);
    }),
    { numRuns: scaleRuns(200) },
  );
});
