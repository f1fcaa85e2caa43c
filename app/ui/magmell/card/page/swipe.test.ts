import { expect, test } from "vitest";
import { detectSwipe } from "./swipe";

test.each([
  [{ x: 250, y: 300 }, { x: 120, y: 310 }, "left"],
  [{ x: 100, y: 300 }, { x: 230, y: 280 }, "right"],
  [{ x: 100, y: 300 }, { x: 140, y: 300 }, null],
  [{ x: 100, y: 300 }, { x: 200, y: 380 }, null],
  [{ x: 8, y: 300 }, { x: 200, y: 300 }, null],
  [{ x: 355, y: 300 }, { x: 200, y: 300 }, null],
])("from %j to %j is %s", (from, to, direction) => {
  expect(detectSwipe(from, to, 360)).toBe(direction);
});
