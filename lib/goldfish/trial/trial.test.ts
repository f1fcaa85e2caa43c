import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaledRuns } from "@/engine/kernel/testing/scaled-runs";
import { admit, randomBelow, seedRandom } from "@/engine/magmell";
import { chanceToDraw, oddsDeck } from "@/engine/magmell/odds";
import { POOL } from "@/engine/magmell/testing/pool/pool";
import { BUILT_IN } from "@/engine/magmell/testing/starter/starter-decks";
import { addVersus, NO_VERSUS, playAlone, playVersus } from "./play-trial";
import { addSums, NO_GAMES, quantile } from "./trial-sums";
import { rate, wilson } from "./wilson";

const { embers, tides } = BUILT_IN;
const admission = admit(POOL, [embers, tides], false);
if (!admission.ok) throw new Error("The decks are refused");
const [fire, water] = admission.lists;

describe("a trial of a deck alone", () => {
  const whole = playAlone(POOL, fire, true, { seed: 1, games: 12 });

  it("plays each game to its end, and counts what happened in it", () => {
    const won = whole.won.reduce((sum, count) => sum + count, 0);
    expect(whole.games).toBe(12);
    expect(won).toBeGreaterThan(8);
    expect(whole.kept.games + whole.redrawn.games).toBe(12);
    expect(whole.kept.won + whole.redrawn.won).toBe(won);
    expect(whole.damage[0]?.reduce((sum, count) => sum + count, 0)).toBe(12);
    const medians = whole.damage.map((counts) => quantile(counts, 0.5) ?? 0);
    expect([...medians].sort((one, other) => one - other)).toEqual(medians);
    const uses = Object.values(whole.cards).flatMap(({ used }) => used);
    expect(uses.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(12 * 3);
  });

  it("comes to the same whoever plays which part of it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 11 }), (cut) => {
        const parts = [
          { seed: 1 + cut, games: 12 - cut },
          { seed: 1, games: cut },
        ].map((part) => playAlone(POOL, fire, true, part));
        expect(parts.reduce(addSums, NO_GAMES)).toEqual(whole);
      }),
      { numRuns: scaledRuns(10) },
    );
  });
});

describe("a trial against another deck", () => {
  it("takes turns in going first, and its parts add up", () => {
    const whole = playVersus(POOL, [fire, water], { seed: 5, games: 6 });
    expect(whole.first.games).toBe(3);
    expect(whole.second.games).toBe(3);
    const parts = [
      { seed: 5, games: 4 },
      { seed: 9, games: 2 },
    ].map((part) => playVersus(POOL, [fire, water], part));
    expect(parts.reduce(addVersus, NO_VERSUS)).toEqual(whole);
  });
});

describe("the interval of a sampled share", () => {
  it("holds the exact chance for 93 to 97 of 100 seeds", () => {
    const deck = oddsDeck(POOL, embers);
    if (deck === null) throw new Error("The deck is too large");
    const hits = 6;
    const names = deck.cards.slice(0, 2).map(({ name }) => name);
    const exact = chanceToDraw(deck, names, 1, 1, { goesFirst: true, keep: { keep: "always" } });
    let held = 0;
    for (let seed = 1; seed <= 1000; seed += 1) {
      const random = seedRandom(seed);
      let found = 0;
      for (let hand = 0; hand < 200; hand += 1) {
        let left = hits;
        for (let drawn = 0; drawn < 5; drawn += 1) if (randomBelow(random, 40 - drawn) < left) left -= 1;
        if (left < hits) found += 1;
      }
      const { low, high } = wilson({ games: 200, points: found });
      if (low <= exact && exact <= high) held += 1;
    }
    expect(held).toBeGreaterThanOrEqual(930);
    expect(held).toBeLessThanOrEqual(970);
    expect(rate({ games: 0, points: 0 })).toBe(0);
  });
});
