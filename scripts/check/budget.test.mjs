import { expect, test } from "vitest";
import { formatBudgetLines, formatFlakyLines, formatSlowestLines, readBudget, readFlaky } from "./budget.mjs";
import { STAGES } from "./stages.mjs";

const budget = { quietSpeed: 1000, apart: ["packages"], stages: { packages: 60, unit: 40, http: 20 } };

test("each stage stands with its budget and what a quiet core would have used", () => {
  const lines = formatBudgetLines(
    [
      { key: "packages", name: "Packages", cpu: 50 },
      { key: "unit", name: "Unit tests", cpu: 100 },
      { key: "http", name: "Answers", cpu: 100 },
    ],
    budget,
    500,
  );
  expect(lines.join("\n")).toMatch(/Unit tests +40 +50\.0 {2}over the budget/);
  expect(lines.join("\n")).toMatch(/Answers +20 +50\.0 {2}250 % OF THE BUDGET: ANSWERS/);
  expect(lines.at(-1)).toMatch(/without packages +60 +100\.0/);
});

test("a system that measures no processor time says so", () =>
  expect(formatBudgetLines([{ key: "unit", name: "Unit tests", cpu: null }], budget, 500)).toEqual([
    "Processor time is measured on Linux only.",
  ]));

test("every stage of every day has a budget, and together they keep the limit", () => {
  const { stages, apart } = readBudget();
  for (const { key, all } of STAGES) if (!all) expect(stages, key).toHaveProperty(key);
  const sum = Object.entries(stages).reduce((total, [key, seconds]) => total + (apart.includes(key) ? 0 : seconds), 0);
  expect(sum).toBeLessThanOrEqual(900);
});

test("the slowest ten tests are named, slowest first", () => {
  const lines = formatSlowestLines(Array.from({ length: 12 }, (_, at) => ({ test: `test ${at}`, time: at * 1000 })));
  expect(lines).toHaveLength(11);
  expect(lines[1]).toMatch(/11\.0 s {2}test 11$/);
});

test("the list of flaky tests is short, and an old entry is told in capitals", () => {
  const list = readFlaky();
  expect(list.length).toBeLessThanOrEqual(3);
  for (const entry of list)
    expect(entry).toEqual({
      test: expect.any(String),
      since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      suspect: expect.any(String),
    });
  const entry = { test: "a.spec.ts opens", since: "2026-11-01", suspect: "two tabs race" };
  expect(formatFlakyLines([entry], "2026-11-10")).toEqual([
    "In flaky.json for 9 days: a.spec.ts opens (two tabs race)",
  ]);
  expect(formatFlakyLines([entry], "2026-11-20")[0]).toMatch(/^IN flaky\.json FOR 19 DAYS/);
});
