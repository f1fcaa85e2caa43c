import { describe } from "vitest";
import { createEnchantment, createSpell, createTargetSpec, createTriggeredAbility } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const either = createSpell("Forked Road", "instant", "U", {
  modes: [
    { targets: [createTargetSpec({ type: "creature" })], effects: [{ do: "tap", what: { target: 0 } }] },
    { effects: [{ do: "gainLife", who: "you", amount: 2 }] },
    { targets: [createTargetSpec({ type: "land" })], effects: [{ do: "untap", what: { target: 0 } }] },
  ],
  choose: 1,
});

describe("modes", () => {
  scenario(["mtg-6e:G.24.1", "mtg-6e:G.24.4", "mtg-6e:T.4.2.b"], "one is chosen before its targets", {
    eras: ALL,
    cards: [either],
    me: { hand: ["Forked Road"], battlefield: ["Moss Ox", "Squire of Reeds"], pool: { u: 1 } },
    play: [
      { cast: "Forked Road" },
      { now: { asks: { of: "me", ask: "option", purpose: "mode", offers: ["option 0", "option 1"] } } },
      { option: 0 },
      { pick: "Moss Ox" },
      "both pass",
    ],
    after: { me: { life: 20, battlefield: [{ name: "Moss Ox", tapped: true }, "Squire of Reeds"] } },
  });

  scenario(["mtg-6e:G.24.4", "mtg-6e:G.39.1"], "one without a legal target is not offered", {
    cards: [either],
    me: { hand: ["Forked Road"], pool: { u: 1 } },
    play: [{ cast: "Forked Road" }, "both pass"],
    after: { me: { life: 22 } },
  });

  const two = createSpell("Twofold Gift", "sorcery", "W", {
    modes: [
      { targets: [createTargetSpec({ type: "creature" })], effects: [{ do: "tap", what: { target: 0 } }] },
      { effects: [{ do: "gainLife", who: "you", amount: 2 }] },
      { targets: [createTargetSpec({ type: "creature" })], effects: [{ do: "destroy", what: { target: 0 } }] },
    ],
    choose: 2,
  });
  scenario(["mtg-6e:G.24.1", "mtg-6e:T.6.3"], "two are chosen in the order written, each with its own target", {
    cards: [two],
    me: { hand: ["Twofold Gift"], battlefield: ["Moss Ox", "Squire of Reeds"], pool: { w: 1 } },
    play: [
      { cast: "Twofold Gift" },
      { option: 0 },
      { option: 1 },
      { pick: "Moss Ox" },
      { pick: "Squire of Reeds" },
      "both pass",
    ],
    after: {
      me: {
        life: 20,
        battlefield: [{ name: "Moss Ox", tapped: true }],
        graveyard: ["Twofold Gift", "Squire of Reeds"],
      },
    },
  });

  scenario("mtg-6e:G.24.1", "with too few that can be chosen the spell is not offered", {
    cards: [two],
    me: { hand: ["Twofold Gift"], pool: { w: 1 } },
    play: [{ refused: { cast: "Twofold Gift" }, because: ["NO_TARGET"] }],
    after: {},
  });

  scenario(["mtg-6e:A.4.7", "mtg-6e:G.24.1"], "a triggered ability chooses its mode as it is put", {
    cards: [
      createEnchantment("Choosing Stone", {
        type: "triggered",
        on: createTriggeredAbility({ on: "stepBegins", step: "upkeep" }).on,
        modes: [
          { effects: [{ do: "gainLife", who: "you", amount: 1 }] },
          { effects: [{ do: "loseLife", who: "opponent", amount: 1 }] },
        ],
        choose: 1,
      }),
    ],
    step: "upkeep",
    me: { battlefield: ["Choosing Stone"] },
    play: [{ now: { asks: { of: "me", ask: "option", purpose: "mode" } } }, { option: 1 }, "both pass"],
    after: { me: { life: 20 }, you: { life: 19 } },
  });
});

describe("X", () => {
  const blaze = createSpell("Rising Blaze", "sorcery", "XR", {
    targets: [createTargetSpec({ type: "creature" }, { players: "any" })],
    effects: [{ do: "damage", to: { target: 0 }, amount: "x" }],
  });

  scenario(["mtg-6e:T.4.2.c", "mtg-6e:K.27.1", "mtg-6e:K.27.r1"], "is chosen up to what can be paid, before targets", {
    eras: ALL,
    cards: [blaze],
    me: { hand: ["Rising Blaze"], battlefield: ["Mountain", "Mountain", "Forest"] },
    play: [
      { cast: "Rising Blaze" },
      { now: { asks: { of: "me", ask: "number", purpose: "x", offers: ["0", "1", "2"] } } },
      { number: 2 },
      { pick: "you" },
      "both pass",
    ],
    after: {
      you: { life: 18 },
      me: { battlefield: ["Mountain", "Mountain", "Forest"].map((name) => ({ name, tapped: true })) },
    },
  });

  scenario("mtg-6e:K.27.1", "may be nothing", {
    cards: [blaze],
    me: { hand: ["Rising Blaze"], battlefield: ["Mountain", "Mountain"] },
    play: [{ cast: "Rising Blaze" }, { number: 0 }, { pick: "you" }, { pick: "Mountain" }, "both pass"],
    after: { you: { life: 20 }, me: { graveyard: ["Rising Blaze"] } },
  });

  const twice = createSpell("Doubled Blaze", "sorcery", "XXR", {
    targets: [createTargetSpec({ type: "creature" }, { players: "any" })],
    effects: [{ do: "damage", to: { target: 0 }, amount: "x" }],
  });
  scenario("mtg-6e:K.27.2", "counts twice where it stands twice", {
    cards: [twice],
    me: { hand: ["Doubled Blaze"], pool: { r: 6 } },
    play: [{ cast: "Doubled Blaze" }, { number: 2 }, { pick: "you" }, { now: { me: { pool: { r: 1 } } } }, "both pass"],
    after: { you: { life: 18 } },
  });

  scenario("mtg-6e:K.27.3", "counts in what a spell on the stack costs, and is nothing elsewhere", {
    cards: [
      blaze,
      createSpell("Cheap Shot", "instant", "U", {
        targets: [createTargetSpec({ manaValue: { is: "<=", than: 2 } }, { zone: "stack" })],
        effects: [{ do: "counter", what: { target: 0 } }],
      }),
    ],
    me: { hand: ["Rising Blaze", "Rising Blaze"], pool: { r: 5 } },
    you: { hand: ["Cheap Shot"], pool: { u: 1 } },
    play: [
      { cast: "Rising Blaze" },
      { number: 2 },
      { pick: "you" },
      "pass",
      { refused: { cast: "Cheap Shot" }, because: ["NO_TARGET"] },
      "pass",
      { cast: "Rising Blaze" },
      { number: 1 },
      { pick: "you" },
      "pass",
      { cast: "Cheap Shot" },
      "both pass",
    ],
    after: { stack: [], you: { life: 18 } },
  });
});

describe("a division", () => {
  const embers = createSpell("Scattered Embers", "instant", "R", {
    targets: [createTargetSpec({ type: "creature" }, { players: "any", max: 3, divide: 3 })],
    effects: [{ do: "damage", to: { target: 0 }, amount: { share: 0 } }],
  });
  const board = {
    cards: [embers],
    me: { hand: ["Scattered Embers"], pool: { r: 1 } },
    you: { battlefield: ["Moss Ox", "Squire of Reeds"] },
  } as const;

  scenario(["mtg-6e:T.4.2.g", "mtg-6e:T.4.9"], "is said as the spell is announced, at least one for each", {
    ...board,
    eras: ALL,
    play: [
      { cast: "Scattered Embers" },
      { picks: ["Moss Ox", "Squire of Reeds"] },
      { now: { asks: { of: "me", ask: "number", purpose: "divide", offers: ["1", "2"] } } },
      { number: 1 },
      "both pass",
    ],
    after: { you: { battlefield: [{ name: "Moss Ox", damage: 1 }], graveyard: ["Squire of Reeds"] } },
  });

  scenario("mtg-6e:T.4.9", "to one target needs no words", {
    ...board,
    play: [{ cast: "Scattered Embers" }, { pick: "you" }, "done", "both pass"],
    after: { you: { life: 17 } },
  });

  const few = createSpell("Two Embers", "instant", "R", {
    targets: [createTargetSpec({ type: "creature" }, { max: 5, divide: 2 })],
    effects: [{ do: "damage", to: { target: 0 }, amount: { share: 0 } }],
  });
  scenario("mtg-6e:T.4.9", "has no more targets than there is to divide", {
    cards: [few],
    me: { hand: ["Two Embers"], pool: { r: 1 } },
    you: { battlefield: ["Moss Ox", "Squire of Reeds", "Gate Giant"] },
    play: [{ cast: "Two Embers" }, { picks: ["Moss Ox", "Gate Giant"] }],
    after: { stack: ["Two Embers"], asks: { of: "me", ask: "priority", offers: [] } },
  });

  scenario("mtg-6e:G.39.5", "keeps its shares when one of the targets is gone", {
    cards: [
      embers,
      createSpell("Sudden Tug", "instant", "U", {
        targets: [createTargetSpec({ type: "creature" })],
        effects: [{ do: "return", what: { target: 0 } }],
      }),
    ],
    me: { hand: ["Scattered Embers"], pool: { r: 1 } },
    you: { battlefield: ["Moss Ox", "Gate Giant"], hand: ["Sudden Tug"], pool: { u: 1 } },
    play: [
      { cast: "Scattered Embers" },
      { picks: ["Moss Ox", "Gate Giant"] },
      { number: 1 },
      "pass",
      { cast: "Sudden Tug" },
      { pick: "Moss Ox" },
      "both pass",
      "both pass",
    ],
    after: { you: { battlefield: [{ name: "Gate Giant", damage: 2 }] } },
  });
});
