import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { isSameTarget, type Target } from "@/engine/magmell";
import { toggleSelection } from "./toggle-selection";

const OPTIONS: readonly Target[] = [
  { player: 0 },
  { player: 1 },
  ...Array.from({ length: 4 }, (_none, instance) => ({ instance })),
];

test("every press on an option changes what is chosen, and never more is chosen than may be", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.array(fc.constantFrom(...OPTIONS)), (most, presses) => {
      let chosen: readonly Target[] = [];
      for (const target of presses) {
        const next = toggleSelection(chosen, target, most, isSameTarget);
        expect(next).not.toEqual(chosen);
        expect(next.length).toBeLessThanOrEqual(most);
        chosen = next;
      }
    }),
    { numRuns: scaleRuns(100) },
  );
});

test("one too many takes the place of the latest", () => {
  const chosen = toggleSelection([{ instance: 1 }, { instance: 2 }], { instance: 3 }, 2, isSameTarget);
  expect(chosen).toEqual([{ instance: 1 }, { instance: 3 }]);
  expect(toggleSelection(chosen, { instance: 1 }, 2, isSameTarget)).toEqual([{ instance: 3 }]);
});
