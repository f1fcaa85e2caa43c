import { describe, expect, it } from "vitest";
import { addOpponent, parseGoldfishParameters } from "./goldfish-parameters";

const PLAIN = { opponent: "passive", against: null } as const;
const FINE = { ...PLAIN, brokenSeed: null, brokenFirst: false };

describe("the opening that an address asks for", () => {
  it.each([
    [{}, { seed: null, goesFirst: true, ...FINE }],
    [
      { seed: "7", first: "2" },
      { seed: 7, goesFirst: false, ...FINE },
    ],
    [
      { seed: "1Z141Z3", first: "1" },
      { seed: 0xffff_ffff, goesFirst: true, ...FINE },
    ],
    [{ seed: ["a", "b"] }, { seed: 10, goesFirst: true, ...FINE }],
    [
      { seed: "", first: "" },
      { ...PLAIN, seed: null, goesFirst: true, brokenSeed: "", brokenFirst: true },
    ],
    [
      { seed: "1z141z4", first: "3" },
      { ...PLAIN, seed: null, goesFirst: true, brokenSeed: "1z141z4", brokenFirst: true },
    ],
  ])("%j", (query, opening) => {
    expect(parseGoldfishParameters(query)).toEqual(opening);
  });

  it("shows only the beginning of a long text that is no seed", () => {
    expect(parseGoldfishParameters({ seed: "x".repeat(5_000) }).brokenSeed).toBe("x".repeat(24));
  });
});

it("the opponent is added to the path of a table, unless it does nothing or is unknown", () => {
  expect(addOpponent("/goldfish/K", "strong")).toBe("/goldfish/K?opponent=strong");
  expect(addOpponent("/goldfish/K?n=a", "quick")).toBe("/goldfish/K?n=a&opponent=quick");
  for (const plain of ["passive", "nobody", undefined, ["strong"]])
    expect(addOpponent("/goldfish", plain)).toBe("/goldfish");
});
