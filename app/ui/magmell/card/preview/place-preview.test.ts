import fc from "fast-check";
import { expect, test } from "vitest";
import { positionPreview } from "./place-preview";

const SIZE = { width: 240, height: 340 };

test.each([
  [
    { left: 100, right: 200, top: 50, bottom: 70 },
    { width: 1280, height: 800 },
    { left: 100, top: 70 },
  ],
  [
    { left: 1200, right: 1270, top: 50, bottom: 70 },
    { width: 1280, height: 800 },
    { left: 1032, top: 70 },
  ],
  [
    { left: 100, right: 200, top: 700, bottom: 720 },
    { width: 1280, height: 800 },
    { left: 100, top: 360 },
  ],
  [
    { left: 100, right: 200, top: 200, bottom: 220 },
    { width: 1280, height: 400 },
    { left: 200, top: 52 },
  ],
])("%j in %j stands at %j", (name, screen, place) => {
  expect(positionPreview(name, SIZE, screen)).toEqual(place);
});

test("it is wholly on every screen that has room, wherever the name stands", () => {
  const length = fc.nat(2000);
  fc.assert(
    fc.property(
      length,
      length,
      fc.integer({ min: 260, max: 2000 }),
      fc.integer({ min: 360, max: 2000 }),
      (x, y, width, height) => {
        const name = { left: x % width, right: (x % width) + 60, top: y % height, bottom: (y % height) + 20 };
        const { left, top } = positionPreview(name, SIZE, { width, height });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + SIZE.width).toBeLessThanOrEqual(width);
        expect(top + SIZE.height).toBeLessThanOrEqual(height);
      },
    ),
  );
});
