import { describe, expect, it } from "vitest";
import type { RuleCheck } from "../../checks/frame/rule-check";
import { getRuleChecks } from "../../checks/frame/variants";
import { RULE_CHECKS } from "../../checks/table";
import { ERAS, type Era } from "../../model/era";
import { reportCheck } from "../report-check";
import { CHECK_BOARDS } from "./check-boards";

/** All cells of the table of checks in which an era has a rule. */
const CELLS = RULE_CHECKS.flatMap((row) =>
  ERAS.flatMap((era) => (row.rule[era] === null ? [] : [{ id: row.id, era, row }])),
);

/** Rules that the first look of a board finds with some of the checks. */
function foundBy(board: (typeof CHECK_BOARDS)[number]["board"], era: Era, keeps: (row: RuleCheck) => boolean) {
  const { passes } = reportCheck(board, era, { rowsOf: (state) => getRuleChecks(state, RULE_CHECKS.filter(keeps)) });
  return [...new Set((passes[0]?.findings ?? []).map(({ rule }) => rule))];
}

describe.each(CELLS)("the check $id of $era", ({ era, row }) => {
  const rule = row.rule[era];
  const boards = CHECK_BOARDS.filter(({ finds }) => rule !== null && finds[era].includes(rule));

  it("has a board that fires it and no other", () => {
    const fired = boards.filter(({ board }) => foundBy(board, era, () => true).join() === rule);
    expect(fired.map(({ id }) => id)).not.toEqual([]);
  });

  it("alone fires its boards: without it they find nothing of it, and with it alone they find it", () => {
    for (const { board } of boards) {
      expect(foundBy(board, era, (one) => one !== row)).not.toContain(rule);
      expect(foundBy(board, era, (one) => one === row)).toEqual([rule]);
    }
  });
});

describe("the boards", () => {
  it("are looked at in every cell of the table, and a check that an era lacks finds nothing in it", () => {
    expect(ERAS.map((era) => CELLS.filter((cell) => cell.era === era).length)).toEqual([9, 9, 23]);
    for (const row of RULE_CHECKS)
      for (const era of ERAS.filter((one) => row.rule[one] === null))
        for (const { board } of CHECK_BOARDS) expect(foundBy(board, era, (one) => one === row)).toEqual([]);
  });
});
