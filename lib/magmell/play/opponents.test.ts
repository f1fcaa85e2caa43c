import { describe, expect, it } from "vitest";
import { PLAYER_ID } from "./opponents";
import { applyCommands, buildPracticeTable, PRACTICE_OPPONENT, startPracticeGame } from "./testing/practice-game";
import type { OpponentKind } from "./types";

describe("an opponent", () => {
  const against = (kind: OpponentKind, names: readonly string[] = ["scribe"]) =>
    applyCommands(startPracticeGame(names), { setup: { opponent: { kind, deck: null } } }, "keep");

  it("a wall puts up units and never attacks", () => {
    const later = applyCommands(against("wall"), "endTurn", "endTurn", "endTurn", "endTurn");
    const { battleArea, sides } = buildPracticeTable(later).view;
    expect(battleArea.filter(({ controller }) => controller === PRACTICE_OPPONENT).length).toBeGreaterThan(2);
    expect(sides[PLAYER_ID].life).toBe(20);
  });

  it("the quick one summons and attacks, and asks the player who defends", () => {
    let game = against("quick");
    for (let turn = 0; turn < 8 && buildPracticeTable(game).view.outcome === null; turn += 1) {
      game = applyCommands(game, "endTurn");
      for (let more = 0; more < 9 && buildPracticeTable(game).view.choice?.ask === "pick"; more += 1)
        game = applyCommands(game, { picks: [] });
    }
    expect(buildPracticeTable(game).view.sides[PLAYER_ID].life).toBeLessThan(20);
  });

  it("stops when the opponent has used something that the player can answer", () => {
    let game = applyCommands(against("quick", ["scribe", "bolt"]), { stops: { attacks: false, ends: false } });
    for (let turn = 0; turn < 9 && buildPracticeTable(game).view.chant.length === 0; turn += 1)
      game = applyCommands(game, "endTurn");
    const { view: seen, answers } = buildPracticeTable(game);
    expect(seen.chant.at(-1)?.controller).toBe(PRACTICE_OPPONENT);
    expect(answers.some((answer) => answer.do === "use")).toBe(true);
  });

  it("a second person at the screen sees their own side, and never the other hand", () => {
    const mine = applyCommands(startPracticeGame(["scribe"]), { setup: { opponent: { kind: "hotSeat", deck: null } } });
    expect(buildPracticeTable(mine).view).toMatchObject({
      viewer: PLAYER_ID,
      choice: { ask: "redraw", player: PLAYER_ID },
    });
    const theirs = applyCommands(mine, "keep");
    expect(buildPracticeTable(theirs).view).toMatchObject({
      viewer: PRACTICE_OPPONENT,
      choice: { ask: "redraw", player: PRACTICE_OPPONENT },
    });
    expect(buildPracticeTable(theirs).view.sides[PLAYER_ID].hand).toBeNull();
    expect(buildPracticeTable(theirs).view.sides[PRACTICE_OPPONENT].hand).toHaveLength(5);
    const begun = applyCommands(theirs, "keep");
    expect(buildPracticeTable(begun).view).toMatchObject({ viewer: PLAYER_ID, turn: 1 });
    expect(buildPracticeTable(applyCommands(begun, "endTurn")).view).toMatchObject({
      viewer: PRACTICE_OPPONENT,
      turn: 2,
      phase: "main",
    });
  });
});
