import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMPARATORS } from "../../../kernel/compile/comparison";
import { scaleRuns } from "../../../kernel/testing/scale-runs";
import { canMeetTotal, meetsTotal, type SummedOptions } from "./within-total";

const COMPARISONS = ["=", "!=", "<", "<=", ">", ">="] as const;

/** Options with these numbers, whose sum is bounded. */
const summedOf = (numbers: readonly number[], is: SummedOptions["total"]["is"], than: number): SummedOptions => ({
  options: numbers.map((_number, instance) => ({ instance })),
  numbers,
  total: { stat: "ap", is, than },
  than,
});

/** All groups of indices, each in order. */
const groupsOf = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** count }, (_none, bits) =>
    Array.from({ length: count }, (_zero, index) => index).filter((index) => (bits >> index) % 2 === 1),
  );

describe("choices within a bound", () => {
  it("can be completed exactly when some group that begins so meets the bound", () => {
    const cases = fc.record({
      numbers: fc.array(fc.integer({ min: -2, max: 6 }), { maxLength: 6 }),
      is: fc.constantFrom(...COMPARISONS),
      than: fc.integer({ min: -2, max: 12 }),
      min: fc.nat(4),
      max: fc.nat(6),
    });
    fc.assert(
      fc.property(cases, ({ numbers, is, than, min, max }) => {
        const summed = summedOf(numbers, is, than);
        const groups = groupsOf(numbers.length);
        const sum = (group: readonly number[]): number => group.reduce((all, index) => all + (numbers[index] ?? 0), 0);
        const good = groups.filter(
          (group) => group.length >= min && group.length <= max && COMPARATORS[is](sum(group), than),
        );
        for (const begun of groups.filter(({ length }) => length <= 2)) {
          const fits = good.some((group) => begun.every((index, place) => group[place] === index));
          if (begun.length <= max) expect(canMeetTotal(summed, begun, { min, max })).toBe(fits);
          expect(meetsTotal(summed, begun)).toBe(COMPARATORS[is](sum(begun), than));
        }
      }),
      { numRuns: scaleRuns(200), seed: 1 },
    );
  });
});
