import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextIntBelow, nextUint32, sampleItems, seedRandom, shuffle } from "./random";

const draws = <Value>(count: number, draw: () => Value): readonly Value[] => Array.from({ length: count }, draw);

describe("seeded randomness", () => {
  it("draws these numbers from these seeds for ever, because links and records depend on them", () => {
    const first = (seed: number) => {
      const random = seedRandom(seed);
      return draws(3, () => nextUint32(random));
    };
    expect([first(0), first(1), first(0xffff_ffff)]).toMatchInlineSnapshot(`
      [
        [
          1553841669,
          3822136429,
          4266283186,
        ],
        [
          3063500945,
          52107484,
          3520520,
        ],
        [
          3084069354,
          1751159752,
          3708259514,
        ],
      ]
    `);
  });

  it("is plain data: a copy of the state goes on with the same numbers", () => {
    const random = seedRandom(42);
    nextUint32(random);
    const copy = JSON.parse(JSON.stringify(random));
    expect(draws(5, () => nextUint32(copy))).toEqual(draws(5, () => nextUint32(random)));
  });

  it.each([-1, 0.5, 2 ** 32, Number.NaN])("refuses %s as a seed", (seed) => {
    expect(() => seedRandom(seed)).toThrow(RangeError);
  });

  it.each([0, -1, 1.5, 2 ** 22, Number.NaN])("refuses %s as a bound", (bound) => {
    expect(() => nextIntBelow(seedRandom(1), bound)).toThrow(RangeError);
  });

  it("stays below any bound", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), fc.integer({ min: 1, max: 2 ** 21 }), (seed, bound) => {
        const random = seedRandom(seed);
        for (const number of draws(20, () => nextIntBelow(random, bound))) {
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThan(bound);
        }
      }),
    );
  });

  it.each([2, 3, 5, 40])("gives each of %i numbers its share", (bound) => {
    const random = seedRandom(7);
    const each = 4000;
    const counts = new Array<number>(bound).fill(0);
    for (const number of draws(each * bound, () => nextIntBelow(random, bound)))
      counts[number] = (counts[number] ?? 0) + 1;
    const chiSquared = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    const freedom = bound - 1;
    expect(chiSquared).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom) + 8);
  });

  it("puts every card in every place equally often when it shuffles", () => {
    const random = seedRandom(3);
    const rounds = 12_000;
    const places = [0, 1, 2, 3].map(() => [0, 0, 0, 0]);
    for (let round = 0; round < rounds; round += 1) {
      const cards = [0, 1, 2, 3];
      shuffle(random, cards);
      for (const [place, card] of cards.entries()) {
        const row = places[card] ?? [];
        row[place] = (row[place] ?? 0) + 1;
      }
    }
    for (const count of places.flat()) expect(Math.abs(count - rounds / 4)).toBeLessThan(rounds / 40);
  });

  it("keeps the same items when it shuffles", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        const shuffled = [...items];
        shuffle(seedRandom(9), shuffled);
        expect(shuffled.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  it("takes some of a list, each once, and all of one that is too short", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { maxLength: 8 }), fc.nat(10), (list, count) => {
        const taken = sampleItems(seedRandom(list.length), list, count);
        expect(taken.length).toBe(Math.min(count, list.length));
        expect(new Set(taken).size).toBe(taken.length);
        expect(list).toEqual(expect.arrayContaining([...taken]));
      }),
      { seed: 1 },
    );
  });
});
