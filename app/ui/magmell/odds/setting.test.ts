import { expect, test } from "vitest";
import { KEEPS, questionOf, TURNS, USUAL } from "./setting";

test("each choice of a redraw is a keep rule of its own", () => {
  const own = { from: 2, to: 4, least: 3 };
  const rules = KEEPS.map((keep) => questionOf({ goesFirst: true, keep, own }).keep);
  expect(rules).toEqual([
    { keep: "always" },
    { keep: "units", from: 1, to: 2, least: 1 },
    { keep: "autopilot" },
    { keep: "units", from: 2, to: 4, least: 3 },
  ]);
});

test("a question is about all turns that are shown, or about fewer", () => {
  expect(questionOf(USUAL)).toMatchObject({ goesFirst: true, turns: TURNS });
  expect(questionOf({ ...USUAL, goesFirst: false }, 3)).toMatchObject({ goesFirst: false, turns: 3 });
  expect(USUAL.turn).toBeLessThanOrEqual(TURNS);
});
