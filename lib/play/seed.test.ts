import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSeed, getNextSeed, parseSeed } from "./seed";

const MOST = 0xffff_ffff;
const seeds = fc.integer({ min: 0, max: MOST });

describe("seeds in addresses", () => {
  it("come back as they were written, in at most seven characters", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const written = formatSeed(seed);
        expect(written).toMatch(/^[0-9a-z]{1,7}$/);
        expect(parseSeed(written)).toBe(seed);
        expect(parseSeed(written.toUpperCase())).toBe(seed);
      }),
    );
  });

  it.each(["", " ", "-1", "1.5", "zzzzzzz", "12345678", "é", "1z141z4", "<b>", "NaN!"])("refuse %j", (text) => {
    expect(parseSeed(text)).toBeNull();
  });

  it("read any text as a seed or as none", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seed = parseSeed(text);
        expect(seed === null || (Number.isInteger(seed) && seed >= 0 && seed <= MOST)).toBe(true);
      }),
    );
  });

  it("follow each other in a ring", () => {
    expect(formatSeed(MOST)).toBe("1z141z3");
    expect(getNextSeed(0)).toBe(1);
    expect(getNextSeed(MOST)).toBe(0);
  });
});
