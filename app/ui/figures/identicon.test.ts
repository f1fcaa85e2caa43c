import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawIdenticon } from "./identicon";

const numbers = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

describe("drawIdenticon", () => {
  test("is decided by the name alone", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, other) => {
        const first = drawIdenticon(name);
        drawIdenticon(other);
        expect(drawIdenticon(name)).toEqual(first);
      }),
    );
  });

  test("is a path that SVG can draw, with no hole in its numbers", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const { fine, bold, marks } = drawIdenticon(name);
        for (const path of [fine, bold, marks]) {
          expect(path).toMatch(/^(?:[MLahQZ]|-?\d+(?:\.\d)?| )*$/);
          for (const number of numbers(path)) expect(Math.abs(number)).toBeLessThanOrEqual(200);
        }
        expect(bold).not.toBe("");
      }),
    );
  });

  test("sets neighbouring names apart", () => {
    const names = Array.from({ length: 400 }, (_, i) => `書庫の${String.fromCodePoint(0x4e00 + i)}`);
    const drawings = new Set(names.map((name) => JSON.stringify(drawIdenticon(name))));
    expect(drawings.size).toBeGreaterThan(360);
  });

  test("keeps the drawing it once gave a card", () => {
    expect(drawIdenticon("青の魔石").marks).toMatchInlineSnapshot(
      `"M100 24h0M148.9 41.8h0M174.8 86.8h0M165.8 138h0M126 171.4h0M74 171.4h0M34.2 138h0M25.2 86.8h0M51.1 41.8h0M100 100h0"`,
    );
  });
});
