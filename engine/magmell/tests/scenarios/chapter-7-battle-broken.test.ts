import { describe } from "vitest";
import {
  ANY_UNIT,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const rested = (name: string) => ({ name, rested: true });
const it = { target: 0 } as const;
const RETURNS = createQuickMagic("returns", "", createTargetedBody(ANY_UNIT, { do: "return", what: it }));
const RESTS = createQuickMagic("rests", "", createTargetedBody(ANY_UNIT, { do: "rest", what: it }));
const WAKES = createQuickMagic("wakes", "", createTargetedBody(ANY_UNIT, { do: "wake", what: it }));
const SEIZES = createQuickMagic(
  "seizes",
  "",
  createTargetedBody(ANY_UNIT, { do: "control", what: it, who: "you", until: "turn" }),
);

/** The last step has come without an attack. */
const NO_ATTACK = {
  step: "end",
  battle: { target: null },
  events: [{ type: "stepBegan", step: "attack" }, { type: "battleBroken" }, { type: "stepBegan", step: "end" }],
  never: [{ type: "attacked" }, { type: "damaged" }],
} as const;

describe("an attack that does not come about (701.3.1.3)", () => {
  scenario("mag:701.3.1.3", "goes on when the attacker has been rested and woken again", {
    cards: [RESTS, WAKES],
    me: { battleArea: ["r 2/2"], hand: ["wakes"] },
    you: { hand: ["rests"] },
    play: [
      { attack: "r 2/2" },
      "pass",
      { use: "rests", by: "you" },
      "both pass",
      { use: "wakes" },
      "both pass",
      "both pass",
    ],
    after: { step: "attack", events: [{ type: "rested" }, { type: "attacked" }], never: [{ type: "battleBroken" }] },
  });

  scenario("mag:701.3.1.3", "when the attacker has left", {
    cards: [RETURNS],
    me: { battleArea: ["r 2/2"] },
    you: { hand: ["returns"] },
    play: [{ attack: "r 2/2" }, "pass", { use: "returns", by: "you" }, "both pass", "both pass"],
    after: NO_ATTACK,
  });

  scenario(["mag:701.3.1.3", "mag:306.1.2.1"], "when something else was done instead of resting the attacker", {
    cards: [
      createUnit(
        "gains instead of resting",
        "g",
        "2/2",
        createReplacementAbility(
          { on: "rested", what: "self" },
          { effects: [{ do: "gainLife", who: "you", amount: 1 }] },
        ),
      ),
    ],
    me: { battleArea: ["gains instead of resting"], life: 10 },
    play: [{ attack: "gains instead of resting" }, "both pass"],
    after: { ...NO_ATTACK, me: { life: 11, battleArea: [{ name: "gains instead of resting", rested: false }] } },
  });

  scenario(["mag:701.3.1.3", "mag:102"], "when the attacker may not attack any more", {
    me: { battleArea: ["r 2/2"] },
    you: { hand: ["peace this turn"], stones: "gnn" },
    play: [{ attack: "r 2/2" }, "pass", { use: "peace this turn", by: "you" }, "both pass", "both pass"],
    after: NO_ATTACK,
  });

  scenario("house:30", "when the attacker has changed sides", {
    cards: [SEIZES],
    me: { battleArea: ["r 2/2"] },
    you: { hand: ["seizes"] },
    play: [{ attack: "r 2/2" }, "pass", { use: "seizes", by: "you" }, "both pass", "both pass"],
    after: { ...NO_ATTACK, you: { battleArea: [{ name: "r 2/2", owner: "me" }] } },
  });

  scenario("house:30", "after the attack a change of sides changes nothing: its former commander's opponent is hit", {
    cards: [SEIZES],
    me: { battleArea: ["r 2/2"] },
    you: { hand: ["seizes"] },
    play: [
      { attack: "r 2/2" },
      "both pass",
      "pass",
      { use: "seizes", by: "you" },
      "both pass",
      "both pass",
      "both pass",
    ],
    after: { step: "damage", you: { life: 18 } },
  });
});

describe("a battle whose units have left (701.3.4, 701.4.4)", () => {
  scenario(["mag:701.3.4", "house:30"], "an attacked unit that has only woken is still attacked", {
    cards: [WAKES],
    me: { battleArea: ["r 2/2"] },
    you: { battleArea: [rested("g 4/4")], hand: ["wakes"] },
    play: [
      { attack: "r 2/2" },
      "both pass",
      { pick: "g 4/4" },
      "pass",
      { use: "wakes", by: "you" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
      "done",
    ],
    after: { step: "defense", battle: { target: "g 4/4", firstTarget: "g 4/4", defender: null } },
  });

  scenario("mag:701.4.4", "an attacked unit that nobody defended and that left in the defense step: no damage", {
    cards: [RETURNS],
    me: { battleArea: ["r 2/2"] },
    you: { battleArea: [rested("g 4/4")], hand: ["returns"] },
    play: [
      { attack: "r 2/2" },
      "both pass",
      { pick: "g 4/4" },
      "both pass",
      "pass",
      { use: "returns", by: "you" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
    ],
    after: {
      step: "end",
      events: [{ type: "battleBroken", rule: "mag:701.4.4" }],
      never: [{ type: "damaged" }, { type: "stepBegan", step: "damage" }],
    },
  });

  scenario("mag:701.4.1.1", "a defender that leaves restores the first target before the effect is resolved", {
    cards: [RETURNS],
    me: { battleArea: ["r 2/2"] },
    you: { battleArea: ["g 4/4"], hand: ["returns"] },
    play: [
      { attack: "r 2/2" },
      "both pass",
      "both pass",
      { pick: "g 4/4" },
      "pass",
      { use: "returns", by: "you" },
      { pick: "g 4/4" },
      { now: { battle: { target: "g 4/4", firstTarget: "you", defender: "g 4/4" } } },
      "both pass",
    ],
    after: {
      step: "defense",
      battle: { target: "you", defender: null },
      events: [{ type: "moved", name: "g 4/4", to: "hand" }, { type: "targetRestored" }, { type: "resolved" }],
    },
  });

  const defended = {
    cards: [RETURNS],
    me: { battleArea: ["r 2/2"] },
    you: { battleArea: ["g 4/4", "b 1/1"], hand: ["returns"] },
  } as const;
  const toDefense = [{ attack: "r 2/2" }, "both pass", "both pass", { pick: "g 4/4" }] as const;

  scenario("mag:701.4.1.1", "not when another unit leaves", {
    ...defended,
    play: [...toDefense, "pass", { use: "returns", by: "you" }, { pick: "b 1/1" }, "both pass"],
    after: { battle: { target: "g 4/4", defender: "g 4/4" }, never: [{ type: "targetRestored" }] },
  });

  scenario("mag:701.4.1.1", "nor after the defense step", {
    ...defended,
    play: [...toDefense, "both pass", "pass", { use: "returns", by: "you" }, { pick: "g 4/4" }, "both pass"],
    after: { step: "damage", you: { life: 20 }, never: [{ type: "targetRestored" }] },
  });
});

describe("who may defend (701.4.1)", () => {
  scenario(["mag:701.4.1", "mag:102"], "one awake unit of the attacked player that can defend", {
    me: { battleArea: ["r 2/2", "r 1/1"] },
    you: { battleArea: ["gb 2/3", rested("b 4/4"), "cannot defend", "g 4/4"] },
    play: [
      { attack: "r 2/2" },
      "both pass",
      { pick: "you" },
      "both pass",
      { now: { asks: { of: "you", ask: "pick", offers: ["gb 2/3", "g 4/4"], min: 0, max: 1 } } },
      { pick: "g 4/4" },
    ],
    after: { battle: { target: "g 4/4", firstTarget: "you", defender: "g 4/4" } },
  });

  scenario("mag:701.4.1", "or none", {
    me: { battleArea: ["r 2/2"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ attack: "r 2/2" }, "both pass", "both pass", "done"],
    after: { step: "defense", battle: { target: "you", firstTarget: "you", defender: null } },
  });

  scenario("house:31", "whoever commands the attacked unit by then may defend it, but not with the attacker", {
    cards: [SEIZES, WAKES],
    me: { battleArea: ["r 2/2", "r 1/1"], hand: ["seizes", "wakes"] },
    you: { battleArea: [rested("g 4/4"), "b 4/4"] },
    play: [
      { attack: "r 2/2" },
      "both pass",
      { pick: "g 4/4" },
      { use: "seizes" },
      { pick: "g 4/4" },
      "both pass",
      { use: "wakes" },
      { pick: "r 2/2" },
      "both pass",
      "both pass",
    ],
    after: { step: "defense", asks: { of: "me", ask: "pick", offers: ["r 1/1"] } },
  });
});
