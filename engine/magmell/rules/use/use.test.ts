import { describe, expect } from "vitest";
import { getUseProblems } from "../../machine/use-problems";
import { createQuickMagic, createStone, createTargetedBody } from "../../testing/pool/builders";
import { rule } from "../../testing/rule";
import { createTestGame, type PlayerSetup } from "../../testing/scenario/table";
import { getAvailableStones } from "./pay";
import { shortfall } from "./payment";
import { canUse, getUsableCards, useProblems } from "./use";

/** A laid table, and the places of the cards in my hand. */
function inHand(me: PlayerSetup) {
  const game = createTestGame({
    me,
    cards: [
      createQuickMagic(
        "wounds",
        "",
        createTargetedBody({ zones: ["battleArea"], count: 1 }, { do: "damage", to: { target: 0 }, amount: 1 }),
      ),
      createStone("blue and green stone", {
        type: "static",
        affects: "self",
        changes: [{ colors: ["blue", "green"], keep: false }],
      }),
    ],
  });
  const places = game.state.zones.hand[0].map((instance) => ({ zone: "hand", player: 0, instance }) as const);
  return { game, places };
}
const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);

describe("using cards", () => {
  rule(["mag:601.3", "mag:209.2"], "nothing may be used in the phases in which nobody is asked", () => {
    const { game, places } = inHand({ hand: ["gains 3", "g 1/1"], stones: "g" });
    for (const phase of ["standby", "draw", "stone"] as const) {
      game.state.phase = phase;
      const [quickCard, normalCard] = places.map(({ instance }) =>
        codes(getUseProblems(game.cards, game.state, 0, instance.id)),
      );
      expect(quickCard).toEqual(["NO_USE_IN_PHASE", "NO_PRIORITY", "QUICK_TIMING"]);
      expect(normalCard).toEqual(["NO_USE_IN_PHASE", "NO_PRIORITY", "NORMAL_TIMING"]);
      expect(getUsableCards(game, 0)).toEqual([]);
    }
  });

  rule("mag:225.1.1", "an effect that uses a card still asks for targets and, unless it is free, for costs", () => {
    const { game, places } = inHand({ hand: ["wounds", "g 1/1"] });
    const [wounds, unit] = places;
    if (wounds === undefined || unit === undefined) throw new Error("The hand is empty");
    expect(codes(useProblems(game, 0, wounds, "free"))).toEqual(["NO_TARGET"]);
    expect(codes(useProblems(game, 0, unit, "effect"))).toEqual(["USE_COST"]);
    expect(canUse(game, 0, unit, "free")).toBe(true);
  });
});

describe("the stones that a player can pay with", () => {
  const NOTHING = { blue: 0, green: 0, red: 0, any: 0 };
  const pays = (stoneArea: readonly string[], cost: Partial<typeof NOTHING>) =>
    shortfall(getAvailableStones(inHand({ stoneArea }).game, 0).useCost, { ...NOTHING, ...cost }) === 0;

  rule(["mag:212.2", "mag:212.4", "mag:212.5"], "pay for their colours, one at a time when they have several", () => {
    expect(pays(["緑の魔石"], { green: 1 })).toBe(true);
    for (const name of ["青の魔石", "赤の魔石", "plain stone"]) expect(pays([name], { green: 1 })).toBe(false);
    expect(pays(["plain stone"], { any: 1 })).toBe(true);
    expect(pays(["blue and green stone"], { green: 1 })).toBe(true);
    expect(pays(["blue and green stone"], { blue: 1, green: 1 })).toBe(false);
    expect(pays(["blue and green stone", "青の魔石"], { blue: 1, green: 1 })).toBe(true);
  });
});
