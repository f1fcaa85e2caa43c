import fc from "fast-check";
import { expect, test } from "vitest";
import { fitTileGrid } from "./deck-parts";

const tiles = { heightOf: (width: number) => width * 1.4, gap: { x: 12, y: 30 }, widest: 200, least: 96 };

test("few tiles stand in one row, no wider than they should be", () => {
  expect(fitTileGrid(3, { width: 1128, height: 400 }, tiles)).toEqual({ columns: 3, rows: 1, width: 200 });
});

test("too many tiles have no grid", () => {
  expect(fitTileGrid(200, { width: 1128, height: 400 }, tiles)).toBeNull();
});

test("every grid holds its tiles, and none stands outside the area", () => {
  const size = fc.integer({ min: 100, max: 2000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), size, size, (count, width, height) => {
      const grid = fitTileGrid(count, { width, height }, tiles);
      if (grid === null) return;
      expect(grid.columns * grid.rows).toBeGreaterThanOrEqual(count);
      expect(grid.width).toBeGreaterThanOrEqual(tiles.least);
      expect(grid.columns * grid.width + (grid.columns - 1) * 12).toBeLessThanOrEqual(width);
      expect(grid.rows * (grid.width * 1.4 + 30)).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
