import { describe } from "vitest";
import {
  createCreature,
  createEnchantment,
  createSpell,
  createTargetSpec,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const axe = createSpell("Short Axe", "instant", "B", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [
    { do: "destroy", what: { target: 0 } },
    { do: "gainLife", who: "you", amount: 1 },
  ],
});
const tug = createSpell("Sudden Tug", "instant", "U", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "return", what: { target: 0 } }],
});
const sweep = createSpell("Wide Sweep", "instant", "R", {
  targets: [createTargetSpec({ type: "creature" }, { max: 3 })],
  effects: [
    { do: "damage", to: { target: 0 }, amount: 2 },
    { do: "gainLife", who: "you", amount: 1 },
  ],
});

describe("targets", () => {
  scenario(["mtg-6e:G.39.1", "mtg-6e:T.4.6"], "a spell without a legal target is not offered", {
    eras: ALL,
    cards: [axe],
    me: { hand: ["Short Axe"], pool: { b: 1 } },
    play: [{ refused: { cast: "Short Axe" }, because: ["NO_TARGET"] }],
    after: {},
  });

  scenario("mtg-6e:G.39.1", "all that is missing is told together: the target and the mana", {
    cards: [axe],
    me: { hand: ["Short Axe"] },
    play: [{ refused: { cast: "Short Axe" }, because: ["NO_TARGET", "NO_MANA"] }],
    after: {},
  });

  scenario(["mtg-6e:T.4.2.f", "mtg-6e:G.41.r5"], "permanents that match are offered, and nothing else", {
    cards: [axe],
    me: { hand: ["Short Axe", "Gate Giant"], battlefield: ["Moss Ox", "Forest"], pool: { b: 1 } },
    you: { battlefield: ["Squire of Reeds"], graveyard: ["Ember Sprite"] },
    play: [{ cast: "Short Axe" }],
    after: { asks: { of: "me", ask: "pick", purpose: "target", offers: ["Moss Ox", "Squire of Reeds"] } },
  });

  scenario("mtg-6e:G.41.r5", "a card in a graveyard is chosen by a spell that says so", {
    cards: [
      createSpell("Second Breath", "sorcery", "B", {
        targets: [createTargetSpec({ type: "creature", owner: "you" }, { zone: "graveyard" })],
        effects: [{ do: "return", what: { target: 0 } }],
      }),
    ],
    me: { hand: ["Second Breath"], graveyard: ["Moss Ox", "Forest"], pool: { b: 1 } },
    you: { graveyard: ["Gate Giant"] },
    play: [{ cast: "Second Breath" }, "both pass"],
    after: { me: { hand: ["Moss Ox"], graveyard: ["Second Breath", "Forest"] } },
  });

  scenario(["mtg-6e:G.41.1", "mtg-6e:G.41.r4"], "a spell cannot choose itself, and no permanent is a spell", {
    cards: [
      createSpell("Small No", "instant", "U", {
        targets: [createTargetSpec({}, { zone: "stack" })],
        effects: [{ do: "counter", what: { target: 0 } }],
      }),
    ],
    me: { hand: ["Small No"], battlefield: ["Moss Ox"], pool: { u: 1 } },
    play: [{ refused: { cast: "Small No" }, because: ["NO_TARGET"] }],
    after: {},
  });

  scenario("mtg-6e:G.41.r4", "a creature spell on the stack is no creature to be chosen", {
    cards: [axe],
    me: { hand: ["Moss Ox"], pool: { g: 2 } },
    you: { hand: ["Short Axe"], pool: { b: 1 } },
    play: [{ cast: "Moss Ox" }, "pass", { refused: { cast: "Short Axe" }, because: ["NO_TARGET"] }],
    after: {},
  });

  scenario("mtg-6e:G.39.2", "one word never chooses the same thing twice", {
    cards: [sweep],
    me: { hand: ["Wide Sweep"], pool: { r: 1 } },
    you: { battlefield: ["Moss Ox", "Squire of Reeds"] },
    play: [
      { cast: "Wide Sweep" },
      { pick: "Moss Ox" },
      { now: { asks: { of: "me", ask: "pick", offers: ["Squire of Reeds", "done"] } } },
      "done",
    ],
    after: { stack: ["Wide Sweep"] },
  });

  scenario(
    ["mtg-6e:G.39.4", "mtg-6e:G.39.6", "mtg-6e:T.6.2", "mtg-6e:T.6.1.a"],
    "without a legal target left it does nothing at all",
    {
      eras: ALL,
      cards: [axe, tug],
      me: { hand: ["Short Axe"], pool: { b: 1 } },
      you: { battlefield: ["Moss Ox"], hand: ["Sudden Tug"], pool: { u: 1 } },
      play: [{ cast: "Short Axe" }, "pass", { cast: "Sudden Tug" }, "both pass", "both pass"],
      after: {
        me: { life: 20, graveyard: ["Short Axe"] },
        you: { hand: ["Moss Ox"], graveyard: ["Sudden Tug"] },
        events: [{ type: "countered", name: "Short Axe" }],
      },
    },
  );

  scenario(["mtg-6e:G.39.4", "mtg-6e:T.6.2"], "with its target there it does all that it says", {
    cards: [axe],
    me: { hand: ["Short Axe"], pool: { b: 1 } },
    you: { battlefield: ["Moss Ox"] },
    play: [{ cast: "Short Axe" }, "both pass"],
    after: { me: { life: 21 }, you: { graveyard: ["Moss Ox"] }, never: [{ type: "countered" }] },
  });

  scenario(["mtg-6e:G.39.5", "mtg-6e:T.6.2"], "of several targets the legal ones are affected", {
    eras: ALL,
    cards: [sweep, tug],
    me: { hand: ["Wide Sweep"], pool: { r: 1 } },
    you: { battlefield: ["Moss Ox", "Squire of Reeds"], hand: ["Sudden Tug"], pool: { u: 1 } },
    play: [
      { cast: "Wide Sweep" },
      { picks: ["Moss Ox", "Squire of Reeds"] },
      "pass",
      { cast: "Sudden Tug" },
      { pick: "Moss Ox" },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 21 }, you: { hand: ["Moss Ox"], graveyard: ["Squire of Reeds", "Sudden Tug"] } },
  });

  scenario(["mtg-6e:G.39.r1", "mtg-6e:A.24.2"], "protection that comes in answer makes the target illegal", {
    eras: ALL,
    cards: [
      axe,
      createSpell("Chalk Circle", "instant", "W", {
        targets: [createTargetSpec({ type: "creature" })],
        effects: [
          { do: "change", what: { target: 0 }, until: "turn", changes: [{ gain: { protectionFrom: { color: "b" } } }] },
        ],
      }),
    ],
    me: { hand: ["Short Axe"], pool: { b: 1 } },
    you: { battlefield: ["Moss Ox"], hand: ["Chalk Circle"], pool: { w: 1 } },
    play: [{ cast: "Short Axe" }, "pass", { cast: "Chalk Circle" }, "both pass", "both pass"],
    after: { me: { life: 20 }, you: { battlefield: ["Moss Ox"] }, events: [{ type: "countered", name: "Short Axe" }] },
  });

  scenario(["mtg-6e:A.24.2", "mtg-6e:A.24.3"], "what a creature is protected from cannot choose it (N18)", {
    eras: ALL,
    cards: [axe, tug, createCreature("Salt Knight", "WW", "2/2", { keywords: [{ protectionFrom: { color: "b" } }] })],
    me: { hand: ["Short Axe", "Sudden Tug"], pool: { b: 1, u: 1 } },
    you: { battlefield: ["Salt Knight"] },
    play: [{ refused: { cast: "Short Axe" }, because: ["NO_TARGET"] }, { cast: "Sudden Tug" }, "both pass"],
    after: { you: { hand: ["Salt Knight"] } },
  });

  scenario("mtg-6e:A.24.r1", "a spell that chooses nothing affects a protected creature", {
    cards: [
      createSpell("Great Frost", "sorcery", "B", { effects: [{ do: "destroy", what: { all: { type: "creature" } } }] }),
      createCreature("Salt Knight", "WW", "2/2", { keywords: [{ protectionFrom: { color: "b" } }] }),
    ],
    me: { hand: ["Great Frost"], pool: { b: 1 } },
    you: { battlefield: ["Salt Knight"] },
    play: [{ cast: "Great Frost" }, "both pass"],
    after: { you: { graveyard: ["Salt Knight"] } },
  });

  scenario("mtg-6e:A.24.r5", "protection does not work in a graveyard", {
    cards: [
      createSpell("Second Breath", "sorcery", "B", {
        targets: [createTargetSpec({ type: "creature" }, { zone: "graveyard" })],
        effects: [{ do: "return", what: { target: 0 } }],
      }),
      createCreature("Salt Knight", "WW", "2/2", { keywords: [{ protectionFrom: { color: "b" } }] }),
    ],
    me: { hand: ["Second Breath"], graveyard: ["Salt Knight"], pool: { b: 1 } },
    play: [{ cast: "Second Breath" }, "both pass"],
    after: { me: { hand: ["Salt Knight"] } },
  });

  scenario("mtg-6e:T.8.13", "an effect may forbid choosing something, to some or to all", {
    cards: [
      axe,
      tug,
      createEnchantment("Soft Veil", {
        type: "static",
        affects: { all: { type: "creature", controller: "you" } },
        changes: [{ cannot: "beTargeted", where: { controller: "opponent" } }],
      }),
    ],
    me: { hand: ["Short Axe"], pool: { b: 1 } },
    you: { battlefield: ["Moss Ox", "Soft Veil"], hand: ["Sudden Tug"], pool: { u: 1 } },
    play: [{ refused: { cast: "Short Axe" }, because: ["NO_TARGET"] }, "pass", { cast: "Sudden Tug" }, "both pass"],
    after: { you: { hand: ["Moss Ox"] } },
  });

  scenario("mtg-6e:G.40.r2", "what affects all of a kind can be cast where there are none", {
    cards: [
      createSpell("Great Frost", "sorcery", "B", { effects: [{ do: "destroy", what: { all: { type: "creature" } } }] }),
    ],
    me: { hand: ["Great Frost"], pool: { b: 1 } },
    play: [{ cast: "Great Frost" }, "both pass"],
    after: { me: { graveyard: ["Great Frost"] } },
  });

  scenario(["mtg-6e:T.6.11", "mtg-6e:T.7.3"], "what is impossible is left out, and the rest is done", {
    cards: [
      createSpell("Grim Lesson", "sorcery", "B", {
        effects: [
          { do: "discard", who: "opponent", amount: 2, choose: "owner" },
          { do: "loseLife", who: "opponent", amount: 1 },
        ],
      }),
    ],
    me: { hand: ["Grim Lesson"], pool: { b: 1 } },
    you: { hand: ["Moss Ox"] },
    play: [{ cast: "Grim Lesson" }, "both pass"],
    after: { you: { life: 19, hand: [], graveyard: ["Moss Ox"] } },
  });
});

describe("triggered abilities with targets", () => {
  const thorn = createCreature("Thorn Envoy", "1G", "1/1", {
    abilities: [
      {
        ...createTriggeredAbility({ on: "enters", what: "self" }, { do: "destroy", what: { target: 0 } }),
        targets: [createTargetSpec({ type: "artifact" })],
      },
    ],
  });
  const toy = { ...createCreature("Tin Toy", "1", "1/1"), types: ["artifact", "creature"] as const };

  scenario(["mtg-6e:A.4.7", "mtg-6e:A.4.3"], "they choose as they are put onto the stack", {
    eras: ALL,
    cards: [thorn, toy],
    me: { hand: ["Thorn Envoy"], pool: { g: 2 } },
    you: { battlefield: ["Tin Toy", "Tin Toy"] },
    play: [
      { cast: "Thorn Envoy" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", purpose: "target", offers: ["Tin Toy", "Tin Toy"] } } },
      { pick: "Tin Toy" },
      { now: { stack: ["triggered Thorn Envoy"] } },
      "both pass",
    ],
    after: { you: { battlefield: ["Tin Toy"], graveyard: ["Tin Toy"] } },
  });

  scenario(["mtg-6e:A.4.7", "mtg-6e:G.39.1"], "one that can choose nothing is not put there", {
    eras: ALL,
    cards: [thorn],
    me: { hand: ["Thorn Envoy"], pool: { g: 2 } },
    play: [{ cast: "Thorn Envoy" }, "both pass"],
    after: { stack: [], asks: { of: "me", ask: "priority" }, events: [{ type: "triggered" }, { type: "ceased" }] },
  });
});
