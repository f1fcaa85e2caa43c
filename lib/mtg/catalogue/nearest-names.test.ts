import * as fc from "fast-check";
import { expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { computeEditDistance } from "@/engine/magmell";
import { toNameKey } from "@/engine/mtg/deck";
import { findNearestNames } from "./nearest-names";

const known = (...names: readonly string[]) => new Map(names.map((name) => [toNameKey(name), name]));

test("the likeliest of names comes first, and those that begin with what was written come last", () => {
  const names = known("Reed Warden", "Reed Wardens", "Red Garden", "Reed Warden of the Marsh", "Salt Flats");
  expect(findNearestNames("Reed Wardn", names)).toEqual(["Reed Warden", "Reed Wardens"]);
  expect(findNearestNames("Reed Warden o", names)).toEqual(["Reed Warden", "Reed Wardens", "Reed Warden of the Marsh"]);
  expect(findNearestNames("Salt", names)).toEqual(["Salt Flats"]);
  expect(findNearestNames("re", names)).toEqual([]);
  expect(findNearestNames("Nothing Like It", names)).toEqual([]);
});

test("no name is passed over that comparing with each would find", () => {
  const name = fc.string({ unit: fc.constantFrom(..."abc 'é"), minLength: 3, maxLength: 14 });
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 40 }), name, (names, written) => {
      const all = known(...names);
      const key = toNameKey(written);
      const most = Math.min(4, Math.max(1, Math.floor(key.length / 4)));
      const fits = [...all.keys()].filter((other) => other.startsWith(key) || computeEditDistance(other, key) <= most);
      expect(findNearestNames(written, all).length).toBe(key.length < 3 ? 0 : Math.min(3, fits.length));
    }),
    { numRuns: scaleRuns(1_000) },
  );
});
