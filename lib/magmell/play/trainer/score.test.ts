import { expect, test } from "vitest";
import type { OpeningDecision } from "../decision";
import { computeDecisionLoss, countAgreement, scoreDecisions, scoreRules } from "./score";
import type { ComparedEntry } from "./types";

const entry = (
  decision: OpeningDecision,
  hand: number,
  fresh: number,
  autopilot: OpeningDecision = "keep",
): ComparedEntry => ({
  seed: 1,
  goesFirst: true,
  hand: ["A"],
  decision,
  value: { hand, fresh, turns: 4 },
  rules: {
    exact: hand === fresh ? null : hand > fresh ? "keep" : "redraw",
    autopilot,
    early: "redraw",
    never: "keep",
    own: "redraw",
  },
});

test("a decision loses the difference to the better one, and the better one nothing", () => {
  expect(computeDecisionLoss({ hand: 3, fresh: 3.5, turns: 4 }, "keep")).toBe(0.5);
  expect(computeDecisionLoss({ hand: 3, fresh: 3.5, turns: 4 }, "redraw")).toBe(0);
  expect(computeDecisionLoss({ hand: 2, fresh: 2, turns: 4 }, "keep")).toBe(0);
  expect(computeDecisionLoss({ hand: 2, fresh: 2.004, turns: 4 }, "keep"), "a difference that is not shown").toBe(0);
});

test("the score counts agreement where one decision is better, and adds up the losses", () => {
  const hands = [
    entry("keep", 3, 3.5),
    entry("redraw", 3, 3.5),
    entry("redraw", 4, 3.25),
    entry("keep", 2, 2),
    { ...entry("keep", 0, 0), value: null, rules: { ...entry("keep", 0, 0).rules, exact: null } },
  ];
  expect(scoreDecisions(hands)).toEqual({ judged: 3, agreed: 1, lost: 1.25 });
  expect(scoreRules(hands)).toMatchObject({
    exact: { judged: 3, agreed: 3, lost: 0 },
    never: { judged: 3, agreed: 1, lost: 1 },
    early: { judged: 3, agreed: 2, lost: 0.75 },
  });
  expect(countAgreement(hands, "autopilot")).toEqual({ agreed: 3, of: 5 });
  expect(countAgreement(hands, "exact")).toEqual({ agreed: 1, of: 3 });
});

test("no hands have no score", () => {
  expect(scoreDecisions([])).toEqual({ judged: 0, agreed: 0, lost: 0 });
});
