import { expect, test } from "vitest";
import { readReport } from "./lighthouse";

const category = (score: number, ...audits: string[]) => ({
  score,
  auditRefs: audits.map((id) => ({ id, weight: id === "hint" ? 0 : 10 })),
});
const report = {
  categories: {
    performance: category(0.949, "largest-contentful-paint", "cumulative-layout-shift", "hint"),
    accessibility: category(1, "labels"),
    "best-practices": category(1),
    seo: category(0.9, "labels"),
  },
  audits: {
    "first-contentful-paint": { title: "First paint", score: 1, numericValue: 900 },
    "largest-contentful-paint": { title: "Largest paint", score: 0.8, numericValue: 2500 },
    "total-blocking-time": { title: "Blocked", score: 1, numericValue: 20 },
    "cumulative-layout-shift": { title: "Shift", score: 1, numericValue: 0.002 },
    labels: { title: "Labels", score: 0 },
    hint: { title: "Hint", score: 0 },
  },
};

test("a report gives points, times, and what cost points", () => {
  expect(readReport(report)).toEqual({
    points: { performance: 95, accessibility: 100, "best-practices": 100, seo: 90 },
    firstPaint: 900,
    largestPaint: 2500,
    blocked: 20,
    shift: 0.002,
    lost: ["Largest paint", "Labels"],
  });
});

test("a page that could not be judged is no page without points", () => {
  expect(() => readReport({ ...report, runtimeError: { message: "no paint" } })).toThrow("no paint");
});

test("a category that was not judged has no points", () => {
  expect(readReport({ ...report, categories: { seo: category(1) } }).points.performance).toBeNaN();
});
