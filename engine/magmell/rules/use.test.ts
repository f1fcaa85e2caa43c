import { describe, expect, it } from "vitest";
import { asked, bothPass, type Given, play } from "../../testing/play";
import { aimed, always, doing, magic, quick, quickUnit, stone, unit, when } from "../../testing/pool/builders";
import { rule } from "../../testing/rule";
import { lay, namesIn, type SceneSide, scene } from "../../testing/scene";
import { unitCard } from "../../testing/synthetic-cards";
import { legalAnswers } from "../machine/choices";
import { whyNot } from "../machine/why-not";
import { BASIC_STONES } from "../model/card";
import { makeCards } from "../model/cards";
import type { PlayerId } from "../model/ids";
import { nameKey } from "../model/name";
import type { GameState } from "../model/state";
import { findInstance, type ZoneId, zoneList } from "../model/zone";
import { canPay } from "./pay";
import { canUse, usable, useProblems } from "./use";

const A_UNIT = { zones: ["battleArea"], count: 1 } as const;
const BLUE = "青の魔石";
const GREEN = "緑の魔石";
const RED = "赤の魔石";

const CARDS = makeCards([
  ...Object.keys(BASIC_STONES).map((name) => stone(name)),
  stone("plain stone"),
  stone("blue and green stone", always("self", [{ colors: ["blue", "green"], keep: false }])),
  stone("stubborn stone", always("self", [{ cannot: "rest" }])),
  unit("plain unit", "1", "1/1"),
  unit("blue unit", "1b", "2/2"),
  unit("dear unit", "bb/bb", "5/5"),
  unit("catalyst unit", "1/1", "1/1"),
  quickUnit("quick unit", "1", "1/1"),
  magic("slow magic", "1", doing({ do: "gainLife", who: "you", amount: 1 })),
  quick("quick magic", "1", doing({ do: "gainLife", who: "you", amount: 1 })),
  quick("free magic", "", doing({ do: "gainLife", who: "you", amount: 1 })),
  quick("bolt", "", aimed(A_UNIT, { do: "damage", to: { target: 0 }, amount: 1 })),
  quick(
    "bolt for the rest of the hand",
    "",
    aimed(
      { ...A_UNIT, where: { hp: { is: "<=", than: { count: { all: "hand", whose: "you" } } } } },
      { do: "damage", to: { target: 0 }, amount: 1 },
    ),
  ),
  quick("two bolts", "", aimed([A_UNIT, { ...A_UNIT, count: 2 }], { do: "damage", to: { target: 1 }, amount: 1 })),
  quick(
    "shared bolt",
    "",
    aimed({ ...A_UNIT, count: { min: 2, max: 2 }, divide: 3 }, { do: "damage", to: { target: 0 } }),
  ),
  quick(
    "stone breaker",
    "",
    aimed({ zones: ["stoneArea"], whose: "opponent", count: 1 }, { do: "destroy", what: { target: 0 } }),
  ),
  quick("either", "", {
    modes: [
      aimed(A_UNIT, { do: "damage", to: { target: 0 }, amount: 1 }),
      doing({ do: "gainLife", who: "you", amount: 1 }),
    ],
  }),
  quick("answer", "", aimed({ zones: ["chant"], count: 1 }, { do: "negate", what: { target: 0 } })),
  unit("watcher", "1", "1/1", when({ on: "used", who: "anyone" }, doing({ do: "gainLife", who: "you", amount: 3 }))),
  unit("silencer", "1", "1/1", always({ player: "opponent" }, [{ cannot: "use", where: { kind: "magic" } }])),
  unit("teacher", "1", "1/1", always({ all: "dust", whose: "you", where: { kind: "magic" } }, [{ mayUse: true }])),
  unit("hastener", "1", "1/1", always({ all: "hand", whose: "you" }, [{ timing: "quick" }])),
  unit("helper", "1", "1/1", always({ all: "hand", whose: "you" }, [{ cost: "useCost", by: { any: -1 } }])),
  magic(
    "impulse",
    "",
    doing({ do: "use", who: "you", what: { all: "hand", whose: "you", where: { timing: "normal" } }, free: false }),
  ),
  magic(
    "gift",
    "",
    doing({ do: "use", who: "you", what: { all: "hand", whose: "you", where: { timing: "normal" } }, free: true }),
  ),
  unitCard("made-up token", { token: true }),
]);

const pile = (name: string) => Array.from({ length: 9 }, () => name);
const side = (given: SceneSide): SceneSide => ({ grimoire: pile("plain unit"), stoneDeck: pile(BLUE), ...given });
const table = (first: SceneSide, second: SceneSide = {}, more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scene({ cards: CARDS, sides: [side(first), side(second)], ...more });

const answer = (state: GameState, answers: readonly Given[]) => play(state, answers, CARDS);
const names = (state: GameState, zone: ZoneId, player: PlayerId = 0) => namesIn(CARDS, state, zone, player);

/** The identity of the first card of a name in a zone. */
function idOf(state: GameState, name: string, zone: ZoneId = "hand", player: PlayerId = 0): number {
  const card = CARDS.indexOf.get(nameKey(name));
  const found = zoneList(state.zones, zone, player).find((instance) => instance.card === card);
  if (found === undefined) throw new Error(`There is no 《${name}》`);
  return found.id;
}

const using = (state: GameState, name: string, zone: ZoneId = "hand", player: PlayerId = 0): Given => ({
  do: "use",
  instance: idOf(state, name, zone, player),
});
const codes = (state: GameState, name: string, zone: ZoneId = "hand", player: PlayerId = 0) =>
  whyNot(CARDS, state, player, idOf(state, name, zone, player)).map(({ code }) => code);
const offeredUses = (state: GameState) =>
  legalAnswers(CARDS, state).flatMap((offered) => {
    if (offered.do !== "use") return [];
    const place = findInstance(state.zones, offered.instance);
    return place === null ? [] : [CARDS.list[place.instance.card]?.name];
  });

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
      expect(usable(game, 0)).toEqual([]);
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

describe("the steps of a use", () => {
  rule(["mag:702.3.1", "mag:225.2", "mag:408.2"], "the card is shown and goes on top of the chant, its user's", () => {
    const begun = table({ hand: ["free magic", "quick magic"], stoneArea: [BLUE] });
    const id = idOf(begun, "quick magic");
    const one = answer(begun, [using(begun, "free magic")]).state;
    const { state, events } = answer(one, [{ do: "use", instance: id }]);
    expect(names(state, "chant")).toEqual(["quick magic", "free magic"]);
    expect(state.zones.chant.at(-1)).toMatchObject({ controller: 0, owner: 0 });
    expect(state.zones.chant.at(-1)?.id).not.toBe(id);
    expect(events.map(({ type }) => type)).toEqual(["revealed", "moved", "rested", "used"]);
    expect(events[0]).toMatchObject({
      rule: "mag:702.3.1",
      instances: [id],
      cards: [CARDS.indexOf.get(nameKey("quick magic"))],
    });
  });

  rule("mag:702.3.1", "from a public zone nothing has to be shown", () => {
    const begun = table({ dust: ["free magic"], battleArea: ["teacher"] });
    const { events } = answer(begun, [using(begun, "free magic", "dust")]);
    expect(events.map(({ type }) => type)).toEqual(["moved", "used"]);
  });

  rule(["mag:702.3.2", "house:12"], "a card whose target cannot be chosen is not offered, and says which", () => {
    const none = table({ hand: ["bolt"] });
    expect(offeredUses(none)).toEqual([]);
    expect(whyNot(CARDS, none, 0, idOf(none, "bolt"))).toEqual([
      { code: "NO_TARGET", rule: "mag:702.3.2", player: 0, target: 0 },
    ]);
    const state = table({ hand: ["bolt"] }, { battleArea: ["plain unit"] });
    const { state: used } = answer(state, [using(state, "bolt")]);
    expect(used.zones.chant[0]?.scope?.targets).toEqual([[{ instance: used.zones.battleArea[0]?.id }]]);
  });

  rule(["mag:702.3.1", "mag:702.3.2"], "whether there is a target is seen as the card lies on the chant", () => {
    const name = "bolt for the rest of the hand";
    const alone = table({ hand: [name], battleArea: ["plain unit"] });
    expect(codes(alone, name)).toEqual(["NO_TARGET"]);
    const state = table({ hand: [name, "plain unit"], battleArea: ["plain unit"] });
    expect(codes(state, name)).toEqual([]);
    expect(answer(state, [using(state, name)]).state.zones.chant[0]?.scope?.targets).toHaveLength(1);
  });

  rule(["mag:702.3.2.1", "mag:702.3.2.2"], "each 「対象」 needs its full number of different targets", () => {
    const one = table({ hand: ["two bolts"], battleArea: ["plain unit"] });
    expect(whyNot(CARDS, one, 0, idOf(one, "two bolts"))).toMatchObject([{ code: "NO_TARGET", target: 1 }]);
    const two = table({ hand: ["two bolts"], battleArea: ["plain unit", "watcher"] });
    const [first, second] = two.zones.battleArea.map(({ id }) => ({ instance: id }));
    const { state } = answer(two, [using(two, "two bolts"), { do: "pick", target: first ?? { player: 0 } }]);
    expect(state.zones.chant[0]?.scope?.targets).toEqual([[first], [first, second]]);
  });

  rule(["mag:702.3.3", "mag:702.3.3.1"], "what is divided is divided as the card is used, 1 at least for each", () => {
    const begun = table({ hand: ["shared bolt"], battleArea: ["plain unit", "blue unit"] });
    const asking = answer(begun, [using(begun, "shared bolt")]).state;
    expect(asking.choice).toMatchObject({ ask: "number", rule: "mag:702.3.3", player: 0, min: 1, max: 2 });
    const { state } = answer(asking, [{ do: "number", number: 2 }]);
    expect(state.zones.chant[0]?.scope?.divisions).toEqual([[2, 1]]);
  });

  rule("mag:702.3.2", "of several modes one with targets is enough", () => {
    const begun = table({ hand: ["either"] });
    expect(codes(begun, "either")).toEqual([]);
    expect(answer(begun, [using(begun, "either")]).state.zones.chant[0]?.scope?.mode).toBe(1);
  });

  rule("mag:702.3.2", "a card on the chant may be aimed at, but never by itself", () => {
    const begun = table({ hand: ["answer", "free magic"] });
    expect(codes(begun, "answer")).toEqual(["NO_TARGET"]);
    expect(codes(answer(begun, [using(begun, "free magic")]).state, "answer")).toEqual([]);
  });

  rule("mag:702.3.5", "afterwards the turn player has priority, whoever used it", () => {
    const begun = table({}, { hand: ["free magic"] });
    const theirs = answer(begun, ["pass"]).state;
    const { state, events } = answer(theirs, [using(theirs, "free magic", "hand", 1)]);
    expect(asked(state)).toBe("priority 0");
    expect(state.players.map(({ used }) => used)).toEqual([0, 1]);
    expect(events.at(-1)).toMatchObject({ type: "used", rule: "mag:702.3.5", player: 1 });
    expect(state.agenda.at(-1)).toEqual({ run: "priority", player: 0, passes: 0 });
  });

  rule(["mag:702.3.5", "mag:225.2"], "what triggers when a card is used goes on the chant above it", () => {
    const begun = table({ hand: ["free magic"], battleArea: ["watcher"] });
    const { state } = answer(begun, [using(begun, "free magic")]);
    expect(state.zones.chant.map(({ isAbility }) => isAbility)).toEqual([false, true]);
  });
});

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
        canPay(game(stones), 0, { ...nothing, ...cost }, nothing);
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

describe("using by effect", () => {
  rule(["mag:225.1.1", "mag:702.3.1.1"], "ignores the timing and nothing else", () => {
    const begun = table({ hand: ["impulse", "plain unit"], stoneArea: [BLUE] });
    const used = answer(begun, [using(begun, "impulse"), ...bothPass(1)]).state;
    expect(names(used, "chant")).toEqual(["plain unit"]);
    expect(used.zones.stoneArea[0][0]?.rested).toBe(true);
    const poor = table({ hand: ["impulse", "plain unit"] });
    expect(names(answer(poor, [using(poor, "impulse"), ...bothPass(1)]).state, "hand")).toEqual(["plain unit"]);
  });

  rule("mag:702.3.5", "gives nobody priority before the effect is done", () => {
    const begun = table({ hand: ["impulse", "plain unit"], stoneArea: [BLUE] });
    const { state, events } = answer(begun, [using(begun, "impulse"), ...bothPass(1)]);
    const order = events.flatMap((event) => (event.type === "used" || event.type === "resolved" ? [event.type] : []));
    expect([order, asked(state)]).toEqual([["used", "used", "resolved"], "priority 0"]);
  });

  it("pays nothing when the effect says so", () => {
    const begun = table({ hand: ["gift", "plain unit"] });
    expect(names(answer(begun, [using(begun, "gift"), ...bothPass(1)]).state, "chant")).toEqual(["plain unit"]);
  });

  rule("mag:225.1.1", "still asks for targets and costs", () => {
    const game = lay({ cards: CARDS, sides: [side({ hand: ["bolt", "blue unit"] }), {}] });
    const [bolt, blue] = game.state.zones.hand[0];
    if (bolt === undefined || blue === undefined) throw new Error("The hand is empty");
    const place = (instance: typeof bolt) => ({ zone: "hand", player: 0, instance }) as const;
    expect(useProblems(game, 0, place(bolt), "free").map(({ code }) => code)).toEqual(["NO_TARGET"]);
    expect(useProblems(game, 0, place(blue), "effect").map(({ code }) => code)).toEqual(["USE_COST"]);
    expect(canUse(game, 0, place(blue), "free")).toBe(true);
  });
});
