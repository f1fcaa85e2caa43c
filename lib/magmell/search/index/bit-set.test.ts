import fc from "fast-check";
import { expect, test } from "vitest";
import { createBitSet, listPositions, slicePositions } from "./bit-set";

const SIZE = 200;

test("some places of a set are those that a list of all of them has from there on", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(SIZE - 1)),
      fc.nat(SIZE),
      fc.oneof(fc.nat(SIZE), fc.constant(Number.POSITIVE_INFINITY)),
      (places, from, count) => {
        const bits = createBitSet(SIZE, places);
        expect(slicePositions(bits, from, count)).toEqual([...listPositions(bits)].slice(from, from + count));
      },
    ),
  );
});
