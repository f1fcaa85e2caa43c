import { describe, expect, it } from "vitest";
import { nextIntBelow, seedRandom } from "@/engine/magmell";
import { evaluateNet } from "@/engine/magmell/seats/opponent/neural-net";
import { type Example, trainNet } from "./train-net";

/** Games that are won nine times in ten where exactly one of two features is present, and otherwise once in ten. */
function examples(count: number): readonly Example[] {
  const random = seedRandom(5);
  return Array.from({ length: count }, () => {
    const [one, other] = [nextIntBelow(random, 2), nextIntBelow(random, 2)];
    const likely = one === other ? 0 : 1;
    return { x: [one, other, 7], won: nextIntBelow(random, 10) === 0 ? 1 - likely : likely };
  });
}

describe("the training of the net", () => {
  it("finds what no sum of the features says, and how sure it is", () => {
    const net = trainNet(examples(6_000));
    const chances = [
      [0, 0],
      [1, 1],
      [0, 1],
      [1, 0],
    ].map(([one = 0, other = 0]) => evaluateNet(net, [one, other, 7]));
    for (const [index, wanted] of [0.1, 0.1, 0.9, 0.9].entries()) {
      expect(Math.abs((chances[index] ?? 0) - wanted)).toBeLessThan(0.1);
    }
  });

  it("follows from the examples alone", () => {
    expect(trainNet(examples(600))).toEqual(trainNet(examples(600)));
  });
});
