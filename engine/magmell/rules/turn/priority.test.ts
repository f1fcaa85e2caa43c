import { describe, expect, it } from "vitest";
import { advanceGame } from "../..";
import { CARD_POOL } from "../../testing/pool/pool";
import { rule } from "../../testing/rule";
import { createFirstState } from "../../testing/scenario/table";

describe("priority", () => {
  it("is asked for by the rule that gives it", () => {
    expect(createFirstState({}).choice).toEqual({ ask: "priority", rule: "mag:232.2", player: 0 });
  });

  rule(["mag:232.3", "mag:705.1", "mag:705.3.4"], "a check comes before it, whoever gets it", () => {
    const state = createFirstState({});
    state.players[1].life = 0;
    expect(advanceGame(CARD_POOL, state, { do: "pass" })).toMatchObject({
      ok: true,
      state: { choice: null, outcome: { rule: "mag:202.3", winner: 0 } },
    });
  });
});
