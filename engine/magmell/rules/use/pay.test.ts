import { describe, expect, it } from "vitest";
import { legalAnswers } from "../../machine/legal-answers";
import { whyNot } from "../../machine/why-not";
import { asked } from "../../testing/play";
import { rule } from "../../testing/rule";
import { lay } from "../../testing/scene";
import {
  answer,
  BLUE,
  CARDS,
  codes,
  GREEN,
  idOf,
  names,
  offeredUses,
  RED,
  table,
  using,
} from "../../testing/use-table";
import { availableStones } from "./pay";
import { shortfall } from "./payment";

describe("what a use costs", () => {
  rule("mag:702.3.4.1", "the use cost rests awake stones, as many as it says", () => {
    const begun = table({ hand: ["blue unit"], stoneArea: [BLUE, RED] });
    const { state, events } = answer(begun, [using(begun, "blue unit")]);
    expect(state.zones.stoneArea[0].map(({ rested, faceDown }) => [rested, faceDown])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(events.filter(({ type }) => type === "rested").map(({ rule: id }) => id)).toEqual([
      "mag:702.3.4.1",
      "mag:702.3.4.1",
    ]);
  });

  rule(["mag:702.3.4.1", "mag:210.1"], "what cannot be paid is not offered, and says what is missing", () => {
    const state = table({ hand: ["blue unit"], stoneArea: [RED, { name: BLUE, rested: true }] });
    expect(whyNot(CARDS, state, 0, idOf(state, "blue unit"))).toEqual([
      { code: "USE_COST", rule: "mag:702.3.4.1", player: 0, missing: { blue: 1, green: 0, red: 0, any: 0 } },
    ]);
    expect(offeredUses(state)).toEqual([]);
  });

  rule(
    ["mag:702.3.4", "mag:702.3.4.2", "mag:211.1"],
    "the last stone pays use cost and catalyst, in that order",
    () => {
      const begun = table({ hand: ["catalyst unit"], stoneArea: [BLUE] });
      const { state, events } = answer(begun, [using(begun, "catalyst unit")]);
      expect(state.zones.stoneArea[0]).toMatchObject([{ rested: true, faceDown: true }]);
      expect(events.map(({ type, rule: id }) => `${type} ${id}`).slice(2, 4)).toEqual([
        "rested mag:702.3.4.1",
        "turnedFaceDown mag:702.3.4.2",
      ]);
    },
  );

  rule(
    ["mag:702.3.4.2", "mag:211.1"],
    "a catalyst takes face-up stones only, rested ones too, and says what is missing",
    () => {
      const down = { name: BLUE, faceDown: true };
      const state = table({ hand: ["catalyst unit"], stoneArea: [down, down] });
      expect(whyNot(CARDS, state, 0, idOf(state, "catalyst unit"))).toEqual([
        { code: "CATALYST", rule: "mag:702.3.4.2", player: 0, missing: { blue: 0, green: 0, red: 0, any: 1 } },
      ]);
      const rested = { name: RED, rested: true };
      const begun = table({ hand: ["catalyst unit"], stoneArea: [down, rested] });
      const paid = answer(begun, [using(begun, "catalyst unit")]).state;
      expect(paid.zones.stoneArea[0].map(({ rested, faceDown }) => [rested, faceDown])).toEqual([
        [true, true],
        [true, true],
      ]);
    },
  );

  rule(
    ["mag:219.6.2", "mag:212.6", "mag:702.3.4.1"],
    "a face-down stone has no colour and still pays for what any stone can",
    () => {
      const down = { name: BLUE, faceDown: true };
      const state = table({ hand: ["blue unit", "plain unit"], stoneArea: [down, down] });
      expect(offeredUses(state)).toEqual(["plain unit"]);
      expect(
        answer(state, [using(state, "plain unit")]).state.zones.stoneArea[0].filter(({ rested }) => rested),
      ).toHaveLength(1);
    },
  );

  rule("mag:702.3.4.1", "the player chooses the stones when it makes a difference, one after the other", () => {
    const begun = table({ hand: ["blue unit"], stoneArea: [RED, BLUE, GREEN, BLUE] });
    const [red, , green] = begun.zones.stoneArea[0].map(({ id }) => ({ instance: id }));
    const asking = answer(begun, [using(begun, "blue unit")]).state;
    expect(asking.choice).toMatchObject({ ask: "pick", purpose: "useCost", rule: "mag:702.3.4.1", min: 1, max: 1 });
    // After the red stone only a blue one is left to pay, so nothing more is asked.
    const one = answer(asking, [{ do: "pick", target: red ?? { player: 0 } }]).state;
    expect(one.zones.stoneArea[0].map(({ rested }) => rested)).toEqual([true, true, false, false]);
    expect(legalAnswers(CARDS, asking)).not.toContainEqual({ do: "pick", target: green });
  });

  rule("mag:702.3.4.1", "stones that are alike are not asked about", () => {
    const begun = table({ hand: ["plain unit"], stoneArea: [BLUE, BLUE, BLUE] });
    expect(asked(answer(begun, [using(begun, "plain unit")]).state)).toBe("priority 0");
  });

  it("tells stones apart that something aims at", () => {
    const begun = table({ hand: ["quick magic"], stoneArea: [BLUE, BLUE] }, { hand: ["stone breaker"] });
    const stones = begun.zones.stoneArea[0].map(({ id }) => ({ instance: id }));
    const [first] = stones;
    if (first === undefined) throw new Error("There are no stones");
    const breaker = using(begun, "stone breaker", "hand", 1);
    const aimedAt = answer(begun, ["pass", breaker, { do: "pick", target: first }]).state;
    const asking = answer(aimedAt, [using(aimedAt, "quick magic")]).state;
    expect(asking.choice).toMatchObject({ ask: "pick", player: 0, purpose: "useCost", options: stones });
    expect(asked(answer(begun, [using(begun, "quick magic")]).state)).toBe("priority 0");
  });

  rule("mag:102", "a stone that cannot be rested pays no use cost, but a catalyst", () => {
    const state = table({ hand: ["plain unit"], stoneArea: ["stubborn stone"] });
    expect(codes(state, "plain unit")).toEqual(["USE_COST"]);
    const begun = table({ hand: ["catalyst unit"], stoneArea: ["stubborn stone", { name: BLUE, faceDown: true }] });
    const paid = answer(begun, [using(begun, "catalyst unit")]).state;
    expect(paid.zones.stoneArea[0].map(({ rested, faceDown }) => [rested, faceDown])).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  rule(
    ["mag:212.2", "mag:212.4", "mag:212.5"],
    "stones pay for their colours, one at a time when they have several",
    () => {
      const game = (stones: readonly string[]) => lay({ cards: CARDS, sides: [{ stoneArea: stones }, {}] });
      const nothing = { blue: 0, green: 0, red: 0, any: 0 };
      const pays = (stones: readonly string[], cost: Partial<typeof nothing>) =>
        shortfall(availableStones(game(stones), 0).useCost, { ...nothing, ...cost }) === 0;
      expect([BLUE, GREEN, RED, "plain stone"].map((name) => pays([name], { green: 1 }))).toEqual([
        false,
        true,
        false,
        false,
      ]);
      expect(pays(["blue and green stone"], { green: 1 })).toBe(true);
      expect(pays(["blue and green stone"], { blue: 1, green: 1 })).toBe(false);
      expect(pays(["blue and green stone", BLUE], { blue: 1, green: 1 })).toBe(true);
      expect(pays(["plain stone"], { any: 1 })).toBe(true);
    },
  );

  it("is what it cost in the hand, even when only cards there are made cheaper", () => {
    const begun = table({ hand: ["blue unit"], stoneArea: [BLUE], battleArea: ["helper"] });
    const { state } = answer(begun, [using(begun, "blue unit")]);
    expect([names(state, "chant"), state.zones.stoneArea[0][0]?.rested]).toEqual([["blue unit"], true]);
    expect(codes(table({ hand: ["blue unit"], stoneArea: [BLUE] }), "blue unit")).toEqual(["USE_COST"]);
  });
});
