import { describe, expect, it } from "vitest";
import { PLAYER_ID } from "./opponents";
import { after, goldfish, OTHER, table } from "./testing/practice-game";
import type { OpponentKind } from "./types";

describe("an opponent", () => {
  const against = (kind: OpponentKind, names: readonly string[] = ["scribe"]) =>
    after(goldfish(names), { setup: { opponent: { kind, deck: null } } }, "keep");

  it("a wall puts up units and never attacks", () => {
    const later = after(against("wall"), "endTurn", "endTurn", "endTurn", "endTurn");
    const { battleArea, sides } = table(later).view;
    expect(battleArea.filter(({ controller }) => controller === OTHER).length).toBeGreaterThan(2);
    expect(sides[PLAYER_ID].life).toBe(20);
  });

  it("the quick one summons and attacks, and asks the player who defends", () => {
    let game = against("quick");
    for (let turn = 0; turn < 8 && table(game).view.outcome === null; turn += 1) {
      game = after(game, "endTurn");
      for (let more = 0; more < 9 && table(game).view.choice?.ask === "pick"; more += 1)
        game = after(game, { picks: [] });
    }
    expect(table(game).view.sides[PLAYER_ID].life).toBeLessThan(20);
  });

  it("stops when the opponent has used something that the player can answer", () => {
    let game = after(against("quick", ["scribe", "bolt"]), { stops: { attacks: false, ends: false } });
    for (let turn = 0; turn < 9 && table(game).view.chant.length === 0; turn += 1) game = after(game, "endTurn");
    const { view: seen, answers } = table(game);
    expect(seen.chant.at(-1)?.controller).toBe(OTHER);
    expect(answers.some((answer) => answer.do === "use")).toBe(true);
  });

  it("a second person at the screen sees their own side, and never the other hand", () => {
    const mine = after(goldfish(["scribe"]), { setup: { opponent: { kind: "hotSeat", deck: null } } });
    expect(table(mine).view).toMatchObject({ viewer: PLAYER_ID, choice: { ask: "redraw", player: PLAYER_ID } });
    const theirs = after(mine, "keep");
    expect(table(theirs).view).toMatchObject({ viewer: OTHER, choice: { ask: "redraw", player: OTHER } });
    expect(table(theirs).view.sides[PLAYER_ID].hand).toBeNull();
    expect(table(theirs).view.sides[OTHER].hand).toHaveLength(5);
    const begun = after(theirs, "keep");
    expect(table(begun).view).toMatchObject({ viewer: PLAYER_ID, turn: 1 });
    expect(table(after(begun, "endTurn")).view).toMatchObject({ viewer: OTHER, turn: 2, phase: "main" });
  });
});
