import { describe, expect, it } from "vitest";
import type { GameState } from "../model/state";
import { play } from "../testing/play";
import { rule } from "../testing/rule";
import { scene } from "../testing/scene";
import { SYNTHETIC } from "../testing/synthetic-cards";
import { whyNot, whyNotAttack } from "./why-not";

const pile = (name: string) => Array.from({ length: 9 }, () => name);
const sides = [
  { hand: ["blue unit 1", "blue magic 1"], grimoire: pile("red unit 1"), stoneArea: ["青の魔石"] },
  { hand: ["blue unit 1"], grimoire: pile("red unit 1") },
] as const;
const codes = (state: GameState, player: 0 | 1, id: number | undefined) =>
  whyNot(SYNTHETIC, state, player, id ?? -1).map(({ code }) => code);

describe("why not", () => {
  it("has nothing against a card in hand with priority in one's own main phase", () => {
    const state = scene({ sides });
    expect(state.zones.hand[0].map(({ id }) => codes(state, 0, id))).toEqual([[], []]);
  });

  it("says that a normal card needs one's own main phase, and what it lacks besides", () => {
    const end = scene({ phase: "end", sides });
    expect(end.zones.hand[0].map(({ id }) => codes(end, 0, id))).toEqual([["NORMAL_TIMING"], []]);
    const other = play(scene({ sides }), ["pass"]).state;
    expect(codes(other, 1, other.zones.hand[1][0]?.id)).toEqual(["NORMAL_TIMING", "USE_COST"]);
  });

  rule(["mag:232.1", "mag:209.3", "mag:702.2"], "lists every condition that fails, each with its rule", () => {
    const state = scene({ sides });
    expect(whyNot(SYNTHETIC, state, 1, state.zones.hand[0][0]?.id ?? -1)).toEqual([
      { code: "NO_PRIORITY", rule: "mag:232.1", player: 1 },
      { code: "NORMAL_TIMING", rule: "mag:209.3", player: 1 },
      { code: "NOT_IN_HAND", rule: "mag:702.2", player: 1 },
      { code: "USE_COST", rule: "mag:702.3.4.1", player: 1, missing: { blue: 1, green: 0, red: 0, any: 0 } },
    ]);
  });

  it("knows that stones are never used, and that before the first turn nothing is", () => {
    const state = scene({ sides });
    expect(codes(state, 0, state.zones.stoneArea[0][0]?.id)).toEqual(["NEVER_USED", "NOT_IN_HAND"]);
    state.phase = null;
    expect(codes(state, 0, state.zones.hand[0][0]?.id)).toEqual(["NO_USE_IN_PHASE", "NORMAL_TIMING"]);
  });

  it("lists every condition of an attack that fails", () => {
    const state = scene({
      turn: 1,
      turnPlayer: 1,
      firstPlayer: 1,
      sides: [{ ...sides[0], battleArea: [{ name: "blue unit 1", rested: true }] }, sides[1]],
    });
    expect(whyNotAttack(SYNTHETIC, state, 0, state.zones.battleArea[0]?.id ?? -1)).toEqual([
      { code: "NOT_TURN_PLAYER", rule: "mag:605.4", player: 0 },
      { code: "NO_PRIORITY", rule: "mag:232.1", player: 0 },
      { code: "FIRST_TURN", rule: "mag:605.4.1", player: 0 },
      { code: "RESTED", rule: "mag:701.2.1.1", player: 0 },
    ]);
    const inHand = whyNotAttack(SYNTHETIC, state, 1, state.zones.hand[1][0]?.id ?? -1);
    expect(inHand.map(({ code }) => code)).toEqual(["FIRST_TURN", "NOT_A_UNIT_OF_YOURS", "NO_ATTACK_TARGET"]);
  });

  it("says nothing of an instance that is nowhere", () => {
    expect(whyNot(SYNTHETIC, scene({ sides }), 0, 999_999)).toEqual([]);
    expect(whyNotAttack(SYNTHETIC, scene({ sides }), 0, 999_999)).toEqual([]);
  });
});
