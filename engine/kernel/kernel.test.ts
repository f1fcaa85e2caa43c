import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runAgenda } from "./agenda";
import { computeFingerprint } from "./fingerprint";
import { findBrokenInvariants } from "./invariants";

describe("fingerprint", () => {
  it("is the same for the same texts for ever", () => {
    expect([computeFingerprint([]), computeFingerprint(["青の魔石"])]).toMatchInlineSnapshot(`
      [
        "74141c207ba971df",
        "3368e0de35e763d3",
      ]
    `);
  });

  it("tells apart texts that differ, and where one ends and the next begins", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(computeFingerprint(one) === computeFingerprint(other)).toBe(same);
      }),
      {
        examples: [
          [["ab"], ["a", "b"]],
          [[""], []],
        ],
      },
    );
  });
});

describe("the agenda", () => {
  type Frame = { readonly run: "count"; readonly left: number };
  type World = { readonly agenda: Frame[]; seen: number[] };
  const rows = {
    count: {
      run: ({ agenda, seen }: World, { left }: Frame) => {
        seen.push(left);
        if (left > 0) agenda.push({ run: "count", left: left - 1 });
      },
    },
  };

  it("runs the last frame first, with what it pushes, until none is left", () => {
    const world: World = {
      agenda: [
        { run: "count", left: 0 },
        { run: "count", left: 2 },
      ],
      seen: [],
    };
    runAgenda(world, world.agenda, rows, () => false);
    expect(world).toEqual({ agenda: [], seen: [2, 1, 0, 0] });
  });

  it("stops as soon as it must wait", () => {
    const world: World = { agenda: [{ run: "count", left: 9 }], seen: [] };
    runAgenda(world, world.agenda, rows, ({ seen }) => seen.length === 3);
    expect(world).toEqual({ agenda: [{ run: "count", left: 6 }], seen: [9, 8, 7] });
  });

  it("says which frame nothing runs", () => {
    const agenda: Frame[] = JSON.parse('[{ "run": "other", "left": 0 }]');
    expect(() => runAgenda({ agenda, seen: [] }, agenda, rows, () => false)).toThrow('"other"');
  });
});

describe("invariants", () => {
  it("are listed when they break", () => {
    const positive = { name: "positive", broken: (value: number) => (value > 0 ? null : `${value} is not`) };
    expect(findBrokenInvariants([positive], 1)).toEqual([]);
    expect(findBrokenInvariants([positive], -1)).toEqual(["positive: -1 is not"]);
  });
});
