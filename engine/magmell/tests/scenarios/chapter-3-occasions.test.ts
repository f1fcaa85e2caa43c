import { describe } from "vitest";
import type { EventPattern } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { Amount } from "../../model/select";
import {
  ANY_PLAYER,
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const gains = (amount: Amount): Effect => ({ do: "gainLife", who: "you", amount });
const watcher = (on: EventPattern, amount: Amount = 1) =>
  createUnit("watches", "", "0/9", createTriggeredAbility(on, createBody(gains(amount))));

const DRAWS_ONE = createQuickMagic("draws one", "", createBody({ do: "draw", who: "you", count: 1 }));
const STINGS = (amount: number) =>
  createQuickMagic(`stings ${amount}`, "", createTargetedBody(ANY_PLAYER, { do: "damage", to: { target: 0 }, amount }));
const HITS = (amount: number) =>
  createQuickMagic(`hits ${amount}`, "", createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount }));

describe("draws and stones of a phase (603, 604)", () => {
  const OUTSIDE = watcher({ on: "move", what: { whose: "you" }, cause: "draw", process: false });
  const BY_PHASE = watcher({ on: "move", what: { whose: "you" }, cause: "draw", process: true });

  scenario("mag:603.1", "the draw of the phase is told from other draws", {
    phase: "draw",
    cards: [OUTSIDE, DRAWS_ONE],
    me: { life: 5, hand: ["draws one"], battleArea: ["watches"] },
    play: [{ now: { phase: "main", me: { life: 5 }, chant: [] } }, { use: "draws one" }, "both pass", "both pass"],
    after: { me: { life: 6 } },
  });

  scenario("mag:603.1", "and the other way round", {
    phase: "draw",
    cards: [BY_PHASE, DRAWS_ONE],
    me: { life: 5, hand: ["draws one"], battleArea: ["watches"] },
    play: [{ now: { phase: "main", me: { life: 6 } } }, { use: "draws one" }, "both pass"],
    after: { me: { life: 6 }, chant: [] },
  });

  scenario("mag:604.1", "the stone of the phase is told from stones that effects put", {
    phase: "stone",
    cards: [
      watcher({ on: "move", what: { whose: "you" }, to: "stoneArea", process: false }),
      createMagic(
        "plants",
        "",
        createBody({ do: "put", what: { top: "stoneDeck", whose: "you", count: 1 }, to: "stoneArea" }),
      ),
    ],
    me: { life: 5, hand: ["plants"], battleArea: ["watches"] },
    play: [{ now: { phase: "main", me: { life: 5 }, chant: [] } }, { use: "plants" }, "both pass", "both pass"],
    after: { me: { life: 6 } },
  });
});

describe("payments (702.3.4)", () => {
  const DOWN = (cause?: "catalyst" | "cost") =>
    watcher({ on: "turnedFaceDown", what: { whose: "you" }, ...(cause && { cause }) });
  const TURNS = createQuickMagic(
    "turns one down",
    "",
    createTargetedBody({ zones: ["stoneArea"], count: 1 }, { do: "turnFaceDown", what: { target: 0 } }),
  );
  const COSTLY = createQuickMagic(
    "needs a catalyst",
    "/r",
    createBody({ do: "shuffle", who: "you", zone: "grimoire" }),
  );

  scenario("mag:702.3.4.2", "a stone turned face down for a catalyst is one, and by an effect it is not", {
    cards: [DOWN("catalyst"), TURNS, COSTLY],
    me: { life: 5, stones: "rb", hand: ["needs a catalyst", "turns one down"], battleArea: ["watches"] },
    play: [
      { use: "turns one down" },
      { pick: "青の魔石" },
      "both pass",
      { now: { me: { life: 5 }, chant: [] } },
      { use: "needs a catalyst" },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 6, stones: "xx" } },
  });

  scenario(["mag:702.3.4.2", "house:45"], "a stone hears that it pays a catalyst itself", {
    cards: [createQuickMagic("needs any catalyst", "/1", createBody({ do: "shuffle", who: "you", zone: "grimoire" }))],
    me: { life: 5, stoneArea: ["gains as catalyst"], hand: ["needs any catalyst"] },
    play: [{ use: "needs any catalyst" }, "both pass", "both pass"],
    after: { chant: [], me: { life: 6, stoneArea: [{ name: "gains as catalyst", faceDown: true }] } },
  });

  scenario("mag:702.3.4.1", "a stone rested for a use cost is one, and by an effect it is not", {
    cards: [
      watcher({ on: "rested", what: { whose: "you" }, cause: "cost" }),
      createQuickMagic(
        "rests one",
        "",
        createTargetedBody({ zones: ["stoneArea"], count: 1 }, { do: "rest", what: { target: 0 } }),
      ),
      createQuickMagic("costs one", "r", createBody({ do: "shuffle", who: "you", zone: "grimoire" })),
    ],
    me: { life: 5, stones: "rb", hand: ["rests one", "costs one"], battleArea: ["watches"] },
    play: [
      { use: "rests one" },
      { pick: "青の魔石" },
      "both pass",
      { now: { me: { life: 5 }, chant: [] } },
      { use: "costs one" },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 6 } },
  });
});

describe("amounts of events", () => {
  scenario("mag:221.1", "only so much damage triggers", {
    cards: [watcher({ on: "damage", what: { player: "you" }, amount: { is: ">=", than: 3 } }), STINGS(2), STINGS(3)],
    me: { life: 10, hand: ["stings 2", "stings 3"], battleArea: ["watches"] },
    play: [
      { use: "stings 2" },
      { pick: "me" },
      "both pass",
      { now: { chant: [], me: { life: 8 } } },
      { use: "stings 3" },
      { pick: "me" },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 6 } },
  });

  scenario("mag:306.1.2", "only so much damage is replaced", {
    cards: [
      createUnit(
        "caps",
        "",
        "0/9",
        createReplacementAbility(
          { on: "damage", what: { player: "you" }, amount: { is: ">=", than: 3 } },
          { amount: 1 },
        ),
      ),
      STINGS(2),
      STINGS(3),
    ],
    me: { life: 10, hand: ["stings 2", "stings 3"], battleArea: ["caps"] },
    play: [{ use: "stings 2" }, { pick: "me" }, "both pass", { use: "stings 3" }, { pick: "me" }, "both pass"],
    after: { me: { life: 7 } },
  });

  scenario(["mag:234.1", "mag:224.1"], "life and counters have amounts too", {
    cards: [
      createUnit(
        "counts on more",
        "",
        "0/9",
        createTriggeredAbility(
          { on: "lifeGained", who: "you", amount: { is: ">", than: 2 } },
          createBody({ do: "putCounters", on: "self", counter: "charge", count: 2 }),
        ),
        createTriggeredAbility(
          { on: "countersPut", what: "self", amount: { is: "=", than: 2 } },
          createBody({ do: "draw", who: "you", count: 1 }),
        ),
        createTriggeredAbility(
          { on: "countersPut", what: "self", amount: { is: ">", than: 2 } },
          createBody({ do: "lose", who: "you" }),
        ),
      ),
      createQuickMagic("gains two", "", createBody(gains(2))),
    ],
    me: { life: 5, hand: ["gains two", "gains 3"], stones: "g", grimoire: ["r 1/1"], battleArea: ["counts on more"] },
    play: [
      { use: "gains two" },
      "both pass",
      { now: { chant: [] } },
      { use: "gains 3" },
      "both pass",
      "both pass",
      "both pass",
    ],
    after: { chant: [], me: { life: 10, hand: ["r 1/1"] } },
  });

  const TRAMPLES: EventPattern = { on: "damage", what: { kind: "unit" } };
  scenario("mag:221.2", "excess damage is what exceeds the HP that the unit had left", {
    cards: [watcher(TRAMPLES, { event: "excess" }), HITS(2), HITS(4)],
    me: { life: 5, hand: ["hits 2", "hits 4"], battleArea: ["watches"] },
    you: { battleArea: [{ name: "g 4/4", damage: 0 }] },
    play: [
      { use: "hits 2" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
      { now: { me: { life: 5 } } },
      { use: "hits 4" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 7 } },
  });

  scenario("mag:306.1.2", "excess is known before the damage is dealt", {
    cards: [
      createUnit(
        "pierces all",
        "",
        "0/9",
        createReplacementAbility(
          { on: "damage", what: { name: "g 4/4" } },
          { effects: [{ do: "damage", to: { player: "opponent" }, amount: { event: "excess" } }] },
        ),
      ),
      HITS(6),
    ],
    me: { hand: ["hits 6"], battleArea: ["pierces all"] },
    you: { life: 10, battleArea: [{ name: "g 4/4", damage: 1 }] },
    play: [{ use: "hits 6" }, { pick: "g 4/4" }, "both pass"],
    after: { you: { life: 7, battleArea: [{ name: "g 4/4", damage: 1 }] } },
  });

  scenario("mag:701.5.1.2", "of two at the same moment, only the second is excess", {
    cards: [
      watcher({ on: "damage", what: { name: "r 3/3" } }, { event: "excess" }),
      createQuickMagic(
        "hits all twice",
        "",
        createBody({
          do: "damage",
          to: { join: [{ all: "battleArea", where: { name: "r 3/3" } }] },
          amount: 5,
        }),
      ),
    ],
    me: { life: 5, hand: ["hits all twice"], battleArea: ["watches"] },
    you: { battleArea: [{ name: "r 3/3", damage: 1 }, "r 3/3"] },
    play: [{ use: "hits all twice" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: { me: { life: 10 } },
  });
});
