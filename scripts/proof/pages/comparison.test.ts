import { expect, test } from "vitest";
import { Thresholds } from "../kit/bars";
import { compareWithBarePage } from "./comparison";
import type { LighthouseFinding } from "./lighthouse";

const finding = (performance: number, largestPaint: number, blocked: number): LighthouseFinding => ({
  points: { performance, accessibility: 100, "best-practices": 100, seo: 100 },
  firstPaint: 500,
  largestPaint,
  blocked,
  shift: 0,
  lost: [],
});
const wanted = { points: 95, shift: 0.01, largest: 1500, blocked: 2 };

function compare(ours: LighthouseFinding[], bare: LighthouseFinding[]) {
  const lines: string[] = [];
  const bars = new Thresholds((line) => lines.push(line));
  compareWithBarePage(bars, "/cards", { ours, bare }, wanted);
  return { lines, missed: bars.missed };
}

test("the table has the medians of both pages side by side", () => {
  const { lines, missed } = compare(
    [finding(60, 4000, 900), finding(97, 1400, 150), finding(98, 1300, 120)],
    [finding(100, 600, 100)],
  );
  const row = (name: string) => lines.find((line) => line.trim().startsWith(name))?.match(/\d+/g);
  expect(row("performance")).toEqual(["97", "100"]);
  expect(row("largest paint")).toEqual(["1400", "600"]);
  expect(row("blocked")).toEqual(["150", "100"]);
  expect(missed).toBe(0);
});

test("a page that blocks more than twice as long as the bare one, or paints late, misses", () => {
  const { lines, missed } = compare([finding(96, 1501, 201)], [finding(100, 600, 100)]);
  expect(missed).toBe(2);
  expect(lines.filter((line) => line.startsWith("MISSED"))).toEqual([
    expect.stringContaining("largest paint"),
    expect.stringContaining("blocked"),
  ]);
});

test("blocked time that nobody notices is met beside a bare page that blocks nothing", () => {
  expect(compare([finding(100, 900, 40)], [finding(100, 600, 0)]).missed).toBe(0);
});
