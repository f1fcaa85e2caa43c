import { describe, expect, it } from "vitest";
import type { GameState } from "../model/state";
import { CARD_POOL } from "../testing/pool/pool";
import { createFirstState } from "../testing/scenario/table";
import { getAttackProblems, getUseProblems } from "./use-problems";

const state = createFirstState({ me: { hand: ["b 1/1", "arranges the top 2"], stones: "b" } });
const [unit, magic] = state.zones.hand[0];
const codes = (at: GameState, id = -1) => getUseProblems(CARD_POOL, at, 0, id).map(({ code }) => code);

// The conditions themselves are proved by the scenarios of chapters 6 and 7.
describe("why not", () => {
  it("lists nothing against cards that may be used", () => {
    expect(codes(state, unit?.id)).toEqual([]);
    expect(codes(state, magic?.id)).toEqual([]);
  });

  it("knows that before the first turn nothing is used", () => {
    expect(codes({ ...state, phase: null }, unit?.id)).toEqual(["NO_USE_IN_PHASE", "NORMAL_TIMING"]);
  });

  it("lists nothing about an instance that is nowhere", () => {
    expect(getUseProblems(CARD_POOL, state, 0, 999_999)).toEqual([]);
    expect(getAttackProblems(CARD_POOL, state, 0, 999_999)).toEqual([]);
  });
});
