import { describe, expect, it } from "vitest";
import { legalAnswers } from "../../machine/legal-answers";
import { whyNot } from "../../machine/why-not";
import { asked } from "../../testing/play";
import { rule } from "../../testing/rule";
import { lay } from "../../testing/scene";
import { answer, BLUE, CARDS, codes, idOf, names, offeredUses, side, table, using } from "../../testing/use-table";
import { usableCards } from "./use";

describe("when cards are used", () => {
  rule(["mag:605.3", "mag:209.3"], "a normal card in one's own main phase, outside battle, with an empty chant", () => {
    const state = table({ hand: ["plain unit", "slow magic"], stoneArea: [BLUE] });
    expect(offeredUses(state)).toEqual(["plain unit", "slow magic"]);
    expect(codes(state, "plain unit")).toEqual([]);
  });

  rule(["mag:209.3", "mag:605.3"], "no normal card in the other player's main phase or in an end phase", () => {
    const theirs = table({ hand: ["plain unit"], stoneArea: [BLUE] }, {}, { turnPlayer: 1 });
    const state = answer(theirs, ["pass"]).state;
    expect([asked(state), codes(state, "plain unit")]).toEqual(["priority 0", ["NORMAL_TIMING"]]);
    const end = table({ hand: ["plain unit"], stoneArea: [BLUE] }, {}, { phase: "end" });
    expect([codes(end, "plain unit"), offeredUses(end)]).toEqual([["NORMAL_TIMING"], []]);
  });

  rule(["mag:209.3", "mag:605.3"], "no normal card while something lies on the chant", () => {
    const begun = table({ hand: ["plain unit", "free magic"], stoneArea: [BLUE] });
    const state = answer(begun, [using(begun, "free magic")]).state;
    expect([names(state, "chant"), asked(state)]).toEqual([["free magic"], "priority 0"]);
    expect(codes(state, "plain unit")).toEqual(["NORMAL_ON_CHANT"]);
    expect(offeredUses(state)).toEqual([]);
  });

  rule(["mag:209.3", "mag:605.3"], "no normal card in battle, but quick ones", () => {
    const begun = table({ hand: ["plain unit", "quick magic"], stoneArea: [BLUE], battleArea: ["plain unit"] });
    const unitId = idOf(begun, "plain unit", "battleArea");
    const state = answer(begun, [{ do: "attack", unit: unitId }]).state;
    expect([state.battle?.step, asked(state)]).toEqual(["designation", "priority 0"]);
    expect(codes(state, "plain unit")).toEqual(["NORMAL_IN_BATTLE"]);
    expect(offeredUses(state)).toEqual(["quick magic"]);
  });

  rule(
    ["mag:209.2", "mag:605.5", "mag:225.1", "mag:702.1"],
    "quick cards in a main phase by whoever has priority",
    () => {
      const quicks = { hand: ["quick magic", "quick unit"], stoneArea: [BLUE] };
      const state = table(quicks, quicks);
      expect(offeredUses(state)).toEqual(["quick magic", "quick unit"]);
      expect(offeredUses(answer(state, ["pass"]).state)).toEqual(["quick magic", "quick unit"]);
      expect(codes(state, "quick magic", "hand", 1)).toEqual(["NO_PRIORITY"]);
    },
  );

  rule(["mag:606.2.1", "mag:209.2"], "quick cards in an end phase by whoever has priority", () => {
    const quicks = { hand: ["quick magic", "plain unit"], stoneArea: [BLUE] };
    const state = table(quicks, quicks, { phase: "end" });
    expect(offeredUses(state)).toEqual(["quick magic"]);
    expect(offeredUses(answer(state, ["pass"]).state)).toEqual(["quick magic"]);
  });

  rule(["mag:601.3", "mag:209.2"], "nothing in the other phases", () => {
    const game = lay({ cards: CARDS, sides: [side({ hand: ["quick magic", "plain unit"], stoneArea: [BLUE] }), {}] });
    for (const phase of ["standby", "draw", "stone"] as const) {
      game.state.phase = phase;
      expect(codes(game.state, "quick magic")).toEqual(["NO_USE_IN_PHASE", "NO_PRIORITY", "QUICK_TIMING"]);
      expect(codes(game.state, "plain unit")).toEqual(["NO_USE_IN_PHASE", "NO_PRIORITY", "NORMAL_TIMING"]);
      expect(usableCards(game, 0)).toEqual([]);
    }
  });

  rule(["mag:209.2", "mag:209.3"], "an effect may say that a card is quick", () => {
    const hand = { hand: ["plain unit"], stoneArea: [BLUE] };
    const state = table({ ...hand, battleArea: ["hastener"] }, {}, { phase: "end" });
    expect(offeredUses(state)).toEqual(["plain unit"]);
    expect(offeredUses(table(hand, {}, { phase: "end" }))).toEqual([]);
  });

  rule(["mag:232.1", "mag:232.2"], "only by whoever has priority, and instead of letting it go", () => {
    const state = table({ hand: ["quick magic"], stoneArea: [BLUE] }, { hand: ["quick magic"], stoneArea: [BLUE] });
    expect(legalAnswers(CARDS, state)).toEqual([{ do: "pass" }, using(state, "quick magic")]);
    const used = answer(state, [using(state, "quick magic")]).state;
    expect(names(used, "chant")).toEqual(["quick magic"]);
  });
});

describe("what is used", () => {
  rule("mag:702.2", "cards of one's own hand, not of other zones or of the other player", () => {
    const state = table({ dust: ["free magic"], hand: ["free magic"] }, { hand: ["free magic"] });
    expect(codes(state, "free magic")).toEqual([]);
    expect(codes(state, "free magic", "dust")).toEqual(["NOT_IN_HAND"]);
    const theirs = idOf(state, "free magic", "hand", 1);
    expect(whyNot(CARDS, state, 0, theirs)).toEqual([{ code: "NOT_IN_HAND", rule: "mag:702.2", player: 0 }]);
  });

  rule("mag:702.2", "and those that something lets be used from where they lie, by the player whose they are", () => {
    const state = table(
      { dust: ["free magic", "free magic", "plain unit"], battleArea: ["teacher"] },
      { dust: ["free magic"] },
    );
    expect(offeredUses(state)).toEqual(["free magic"]);
    const after = answer(state, [using(state, "free magic", "dust")]).state;
    expect([names(after, "chant"), names(after, "dust")]).toEqual([["free magic"], ["free magic", "plain unit"]]);
    expect(whyNot(CARDS, state, 1, idOf(state, "free magic", "dust", 0))[0]?.code).toBe("NO_PRIORITY");
  });

  rule("mag:225.1", "no stones and no tokens", () => {
    const state = table({ stoneArea: [BLUE], battleArea: [{ name: "made-up token" }] });
    expect(codes(state, BLUE, "stoneArea")).toEqual(["NEVER_USED", "NOT_IN_HAND"]);
    for (const instance of state.zones.battleArea) Object.assign(instance, { isToken: true });
    expect(codes(state, "made-up token", "battleArea")).toContain("NEVER_USED");
  });

  it("is offered once when several cards in hand are alike", () => {
    const state = table({ hand: ["free magic", "bolt", "free magic"], battleArea: ["plain unit"] });
    expect(offeredUses(state)).toEqual(["free magic", "bolt"]);
  });

  rule("mag:102", "nothing that something says cannot be used, and it says what", () => {
    const state = table({ hand: ["free magic", "plain unit"], stoneArea: [BLUE] }, { battleArea: ["silencer"] });
    const silencer = state.zones.battleArea[0];
    expect(offeredUses(state)).toEqual(["plain unit"]);
    expect(whyNot(CARDS, state, 0, idOf(state, "free magic"))).toEqual([
      { code: "FORBIDDEN", rule: "mag:102", player: 0, by: { instance: silencer?.id, card: silencer?.card } },
    ]);
  });
});
