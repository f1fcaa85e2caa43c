import { expect, test } from "vitest";
import { createRandom } from "../kit/chance";
import { mutateBody, mutateText } from "./mutate";

const good = { name: "deck", deck: { grimoire: [{ name: "a", count: 4 }], stoneDeck: [] }, expectedVersion: 1 };

test("bodies differ from the good one and from each other, and the same seed makes the same ones", () => {
  const make = (seed: number) => {
    const next = createRandom(seed);
    return Array.from({ length: 300 }, () => mutateBody(good, next));
  };
  const bodies = make(1);
  expect(new Set(bodies).size).toBeGreaterThan(150);
  expect(bodies.filter((body) => body === JSON.stringify(good)).length).toBeLessThan(10);
  // Most keep enough of their form to come past the first check.
  expect(bodies.filter((body) => body.includes('"grimoire"')).length).toBeGreaterThan(100);
  expect(make(1)).toEqual(bodies);
  expect(make(2)).not.toEqual(bodies);
});

test("texts differ from the good one, and the same seed makes the same ones", () => {
  const make = (seed: number) => {
    const next = createRandom(seed);
    return Array.from({ length: 100 }, () => mutateText("3 走り火\n2 延焼", next));
  };
  expect(new Set(make(1)).size).toBeGreaterThan(90);
  expect(make(1)).toEqual(make(1));
});
