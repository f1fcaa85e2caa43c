import { expect, test } from "vitest";
import { createOddsQuestion, DEFAULT_ODDS_SETTING, KEEP_RULES, ODDS_TURNS } from "./setting";

test("each choice of a redraw is a keep rule of its own", () => {
  const own = { from: 2, to: 4, least: 3 };
  const rules = KEEP_RULES.map((keep) => createOddsQuestion({ goesFirst: true, keep, own }).keep);
  expect(rules).toEqual([
    { keep: "always" },
    { keep: "units", from: 1, to: 2, least: 1 },
    { keep: "autopilot" },
    { keep: "units", from: 2, to: 4, least: 3 },
  ]);
});

test("a question is about all turns that are shown, or about fewer", () => {
  expect(createOddsQuestion(DEFAULT_ODDS_SETTING)).toMatchObject({ goesFirst: true, turns: ODDS_TURNS });
  expect(createOddsQuestion({ ...DEFAULT_ODDS_SETTING, goesFirst: false }, 3)).toMatchObject({
    goesFirst: false,
    turns: 3,
  });
  expect(DEFAULT_ODDS_SETTING.turn).toBeLessThanOrEqual(ODDS_TURNS);
});
