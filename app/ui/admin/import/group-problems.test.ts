import { expect, test } from "vitest";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";
import { groupProblems } from "./group-problems";

const problem = (line: number, more: Partial<ImportProblem> = {}): ImportProblem => ({
  file: "a.json",
  line,
  column: null,
  pointer: `/cards/${line}/reading`,
  fieldPath: "cards.*.reading",
  field: "reading",
  value: '"カナ"',
  code: "FORM",
  ...more,
});

test("one mistake in many places is one group, in the order in which the mistakes come first", () => {
  const other = { code: "TOO_LONG", facts: { max: 80 } } as const;
  const groups = groupProblems([
    problem(1),
    problem(2, other),
    problem(3),
    problem(4, other),
    problem(5, { facts: { of: 1 } }),
  ]);
  expect(groups.map((group) => group.map(({ line }) => line))).toEqual([[1, 3], [2, 4], [5]]);
});
