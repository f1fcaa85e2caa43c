import { describe } from "vitest";
import { defineCard } from "../../model/card";
import { parseManaCost } from "../../model/mana";
import { createCreature, createEnchantment, createSpell, createTargetSpec } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const archer = createCreature("Reed Archer", "1R", "1/1", {
  abilities: [
    {
      type: "activated",
      cost: { tap: true },
      targets: [createTargetSpec({ type: "creature" }, { players: "any" })],
      effects: [{ do: "damage", to: { target: 0 }, amount: 1 }],
    },
  ],
});
const axe = createSpell("Short Axe", "instant", "B", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "destroy", what: { target: 0 } }],
});

describe("activated abilities", () => {
  scenario(
    ["mtg-6e:A.2.3", "mtg-6e:T.1.5", "mtg-6e:T.4.4"],
    "go onto the stack as things of their own, like instants",
    {
      eras: ALL,
      cards: [archer],
      step: "upkeep",
      you: { battlefield: ["Reed Archer"] },
      play: [
        "pass",
        { activate: "Reed Archer" },
        { pick: "me" },
        { now: { stack: ["activated Reed Archer"], you: { battlefield: [{ name: "Reed Archer", tapped: true }] } } },
        "both pass",
      ],
      after: { stack: [], me: { life: 19 } },
    },
  );

  scenario(["mtg-6e:A.2.6", "mtg-6e:T.4.r2", "mtg-6e:A.2.7"], "resolve when their source has gone", {
    eras: ALL,
    cards: [archer, axe],
    me: { hand: ["Short Axe"], pool: { b: 1 } },
    you: { battlefield: ["Reed Archer"] },
    play: [
      "pass",
      { activate: "Reed Archer" },
      { pick: "me" },
      "pass",
      { cast: "Short Axe" },
      "both pass",
      { now: { you: { graveyard: ["Reed Archer"] }, stack: ["activated Reed Archer"] } },
      "both pass",
    ],
    after: { me: { life: 19 } },
  });

  scenario(["mtg-6e:G.37.2", "mtg-6e:G.6.r3", "mtg-6e:A.2.5"], "are refused with all that stands against them", {
    cards: [archer],
    me: { battlefield: [{ name: "Reed Archer", settled: false, tapped: true }] },
    play: [
      { refused: { activate: "Reed Archer" }, because: ["IS_TAPPED", "SUMMONING_SICK"] },
      "pass",
      { refused: { activate: "Reed Archer" }, because: ["NOT_YOURS", "IS_TAPPED", "SUMMONING_SICK"] },
    ],
    after: {},
  });

  scenario("mtg-6e:A.2.4", "work on the battlefield only", {
    cards: [archer],
    me: { hand: ["Reed Archer"], graveyard: ["Reed Archer"] },
    play: [{ refused: { activate: "Reed Archer" }, because: ["NO_ABILITY"] }],
    after: {},
  });

  scenario("mtg-6e:A.2.1", "work elsewhere where they say so", {
    cards: [
      createCreature("Grave Moth", "B", "1/1", {
        abilities: [
          {
            type: "activated",
            zone: "graveyard",
            cost: { mana: parseManaCost("B") ?? undefined },
            effects: [{ do: "return", what: "self" }],
          },
        ],
      }),
    ],
    me: { graveyard: ["Grave Moth"], pool: { b: 1 } },
    play: [{ activate: "Grave Moth" }, "both pass"],
    after: { me: { hand: ["Grave Moth"], graveyard: [] } },
  });

  const pump = createCreature("Ember Hound", "R", "1/1", {
    abilities: [
      {
        type: "activated",
        cost: { mana: parseManaCost("R") ?? undefined },
        effects: [{ do: "change", what: "self", until: "turn", changes: [{ add: "power", amount: 1 }] }],
      },
    ],
  });
  scenario("mtg-6e:A.2.r1", "are played one by one, each for its own price", {
    cards: [pump],
    me: { battlefield: ["Ember Hound", "Mountain", "Mountain"] },
    play: [
      { activate: "Ember Hound" },
      { pick: "Mountain" },
      { now: { stack: ["activated Ember Hound"] } },
      { activate: "Ember Hound" },
      { now: { stack: ["activated Ember Hound", "activated Ember Hound"] } },
      { refused: { activate: "Ember Hound" }, because: ["NO_MANA"] },
      "both pass",
      "both pass",
    ],
    after: { me: { battlefield: [{ name: "Ember Hound", power: 3 }, "Mountain", "Mountain"] } },
  });

  const bell = createEnchantment("Single Bell", {
    type: "activated",
    cost: {},
    perTurn: 1,
    effects: [{ do: "gainLife", who: "you", amount: 1 }],
  });
  scenario("mtg-6e:A.2.8", "that say so are played once a turn, and again in the next", {
    eras: ALL,
    cards: [bell],
    me: { battlefield: ["Single Bell"] },
    play: [
      { activate: "Single Bell" },
      { refused: { activate: "Single Bell" }, because: ["USED_THIS_TURN"] },
      "both pass",
      { passTo: "upkeep", turn: 4 },
      "pass",
    ],
    after: { asks: { of: "me", ask: "priority", offers: ["activate Single Bell"] }, me: { life: 21 } },
  });
  scenario("mtg-6e:A.2.8", "whoever controls them by then", {
    cards: [
      bell,
      createSpell("Swap of Bells", "instant", "U", {
        targets: [createTargetSpec({ type: "enchantment" })],
        effects: [{ do: "change", what: { target: 0 }, until: "game", changes: [{ control: "you" }] }],
      }),
    ],
    me: { battlefield: ["Single Bell"] },
    you: { hand: ["Swap of Bells"], pool: { u: 1 } },
    play: [
      { activate: "Single Bell" },
      "both pass",
      "pass",
      { cast: "Swap of Bells" },
      "both pass",
      "pass",
      { refused: { activate: "Single Bell" }, because: ["USED_THIS_TURN"] },
    ],
    after: { me: { life: 21 } },
  });

  scenario(["mtg-6e:T.8.13"], "may be forbidden by an effect", {
    cards: [
      archer,
      createEnchantment("Stilled Hands", {
        type: "static",
        affects: { all: { type: "creature" } },
        changes: [{ cannot: "activate" }],
      }),
    ],
    me: { battlefield: ["Reed Archer", "Stilled Hands"] },
    play: [{ refused: { activate: "Reed Archer" }, because: ["FORBIDDEN"] }],
    after: {},
  });

  scenario("mtg-6e:T.4.6", "with a cost in counters are played while there are enough", {
    cards: [
      defineCard("Oil Lamp", {
        types: ["artifact"],
        abilities: [
          {
            type: "activated",
            cost: { removeCounters: { counter: "oil", count: 2 } },
            effects: [{ do: "draw", who: "you", amount: 1 }],
          },
        ],
      }),
    ],
    me: { battlefield: [{ name: "Oil Lamp", counters: { oil: 3 } }] },
    play: [{ activate: "Oil Lamp" }, { refused: { activate: "Oil Lamp" }, because: ["NO_COST"] }, "both pass"],
    after: { me: { hand: ["Moss Ox"] } },
  });

  const walker = defineCard("Far Walker", {
    types: ["planeswalker"],
    loyalty: 2,
    abilities: [
      {
        type: "activated",
        sorcery: true,
        perTurn: 1,
        cost: { putCounters: { counter: "loyalty", count: 1 } },
        effects: [{ do: "draw", who: "you", amount: 1 }],
      },
    ],
  });
  scenario(["mtg-flow:2", "mtg-cr:704.5i"], "of planeswalkers wait for a main phase of one's own", {
    eras: ["mod"],
    cards: [walker],
    step: "upkeep",
    me: { battlefield: [{ name: "Far Walker", counters: { loyalty: 2 } }] },
    play: [
      { refused: { activate: "Far Walker" }, because: ["NOT_MAIN_PHASE"] },
      { passTo: "main1" },
      { activate: "Far Walker" },
      { refused: { activate: "Far Walker" }, because: ["STACK_NOT_EMPTY", "USED_THIS_TURN"] },
      "both pass",
    ],
    after: { me: { battlefield: ["Far Walker"], handCount: 2 } },
  });

  scenario(["mtg-6e:T.4.6", "mtg-6e:G.39.1"], "without a legal target are not offered", {
    cards: [
      createCreature("Stone Breaker", "1R", "1/1", {
        abilities: [
          {
            type: "activated",
            cost: { tap: true },
            targets: [createTargetSpec({ type: "artifact" })],
            effects: [{ do: "destroy", what: { target: 0 } }],
          },
        ],
      }),
    ],
    me: { battlefield: ["Stone Breaker"] },
    play: [{ refused: { activate: "Stone Breaker" }, because: ["NO_TARGET"] }],
    after: { asks: { of: "me", ask: "priority", offers: [] } },
  });

  scenario(["mtg-6e:G.37.1", "mtg-6e:A.6.3"], "that need their own tap cannot be paid with the mana of that tap", {
    cards: [
      createCreature("Busy Hand", "G", "1/1", {
        abilities: [
          {
            type: "activated",
            cost: { tap: true },
            mana: true,
            effects: [{ do: "addAnyMana", who: "you", amount: 1 }],
          },
          {
            type: "activated",
            cost: { tap: true, mana: parseManaCost("1") ?? undefined },
            effects: [{ do: "draw", who: "you", amount: 1 }],
          },
        ],
      }),
    ],
    me: { battlefield: ["Busy Hand"] },
    play: [],
    after: { asks: { of: "me", ask: "priority", offers: ["activate Busy Hand"] } },
  });
});

describe("Equipment", () => {
  const hammer = defineCard("Bent Hammer", {
    types: ["artifact"],
    subtypes: ["Equipment"],
    abilities: [
      { type: "static", affects: "attached", changes: [{ add: "power", amount: 2 }] },
      {
        type: "activated",
        sorcery: true,
        cost: { mana: parseManaCost("1") ?? undefined },
        targets: [createTargetSpec({ type: "creature", controller: "you" })],
        effects: [{ do: "attach", what: "self", to: { target: 0 } }],
      },
    ],
  });
  scenario("mtg-cr:704.5n", "is attached by its ability, and moves on with the next use", {
    eras: ["mod"],
    cards: [hammer],
    me: { battlefield: ["Bent Hammer", "Moss Ox", "Squire of Reeds"], pool: { c: 2 } },
    play: [
      { activate: "Bent Hammer" },
      { pick: "Moss Ox" },
      "both pass",
      { now: { me: { battlefield: ["Bent Hammer", { name: "Moss Ox", power: 4 }, "Squire of Reeds"] } } },
      { activate: "Bent Hammer" },
      { pick: "Squire of Reeds" },
      "both pass",
    ],
    after: {
      me: { battlefield: ["Bent Hammer", { name: "Moss Ox", power: 2 }, { name: "Squire of Reeds", power: 3 }] },
    },
  });
});
