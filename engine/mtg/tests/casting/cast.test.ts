import { describe } from "vitest";
import { defineCard } from "../../model/card";
import { parseManaCost } from "../../model/mana";
import {
  createCreature,
  createEnchantment,
  createSpell,
  createTargetSpec,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const spark = createSpell("Quiet Spark", "instant", "R", {
  targets: [createTargetSpec({ type: "creature" }, { players: "any" })],
  effects: [{ do: "damage", to: { target: 0 }, amount: 2 }],
});
const rain = createSpell("Slow Rain", "sorcery", "1U", { effects: [{ do: "draw", who: "you", amount: 1 }] });

describe("casting", () => {
  scenario(
    ["mtg-6e:A.6.2", "mtg-6e:A.6.3", "mtg-6e:T.4.5", "mtg-6e:T.4.6", "mtg-6e:T.4.2.h"],
    "a spell is paid for by lands tapped on the way, as many as it needs (N10)",
    {
      eras: ALL,
      me: { hand: ["Moss Ox"], battlefield: ["Forest", "Forest", "Plains"] },
      play: [
        { cast: "Moss Ox" },
        { now: { stack: ["Moss Ox"], asks: { of: "me", ask: "pick", purpose: "mana" } } },
        { pick: "Plains" },
        {
          now: {
            asks: { of: "me", ask: "pick", purpose: "mana", offers: ["Forest", "Forest"] },
            never: [{ type: "cast" }],
          },
        },
        { pick: "Forest" },
      ],
      after: {
        stack: ["Moss Ox"],
        asks: { of: "me", ask: "priority" },
        me: { pool: { w: 0, g: 0 }, hand: [] },
        events: [{ type: "tapped" }, { type: "tapped" }, { type: "manaSpent" }, { type: "cast", player: "me" }],
      },
    },
  );

  scenario(["mtg-6e:T.4.6", "mtg-6e:G.6.4"], "with one land it is not offered, and what is missing is told (N10)", {
    eras: ALL,
    me: { hand: ["Moss Ox"], battlefield: ["Forest"] },
    play: [
      { now: { asks: { of: "me", ask: "priority", offers: ["activate Forest"] } } },
      { refused: { cast: "Moss Ox" }, because: ["NO_MANA"] },
    ],
    after: { me: { hand: ["Moss Ox"] } },
  });

  scenario(["mtg-6e:G.17.1", "mtg-6e:G.6.4"], "generic mana takes any type; a colored symbol takes its own only", {
    me: { hand: ["Moss Ox"], battlefield: ["Plains", "Island"] },
    play: [{ refused: { cast: "Moss Ox" }, because: ["NO_MANA"] }],
    after: {},
  });

  scenario(["mtg-6e:T.4.5", "mtg-6e:G.23.1"], "mana made before is spent first", {
    me: { hand: ["Moss Ox"], battlefield: ["Forest", "Forest", "Forest"] },
    play: [{ mana: "Forest" }, { mana: "Forest" }, { cast: "Moss Ox" }],
    after: { stack: ["Moss Ox"], asks: { of: "me", ask: "priority", offers: ["activate Forest"] } },
  });

  scenario("mtg-6e:G.17.1", "of several types in the pool the player says which pays the generic part", {
    me: { hand: ["Moss Ox"], pool: { g: 2, u: 1, w: 1 } },
    play: [{ cast: "Moss Ox" }, { now: { asks: { of: "me", ask: "option", purpose: "payment" } } }, { option: 1 }],
    after: { stack: ["Moss Ox"], me: { pool: { g: 1, u: 0, w: 1 } } },
  });

  scenario(
    ["mtg-6e:T.4.8", "mtg-6e:T.4.2.a", "mtg-6e:Z.4.4"],
    "a spell is out of the hand as soon as it is announced",
    {
      cards: [createSpell("Last Thought", "instant", "0", { cost: { discard: { count: 1 } }, effects: [] })],
      me: { hand: ["Last Thought"] },
      play: [{ refused: { cast: "Last Thought" }, because: ["NO_COST"] }],
      after: { me: { hand: ["Last Thought"] } },
    },
  );

  scenario(["mtg-6e:T.6.9", "mtg-6e:K.9.2", "mtg-6e:K.19.5", "mtg-6e:T.6.1.c"], "a creature spell becomes a creature", {
    eras: ALL,
    me: { hand: ["Moss Ox"], pool: { g: 2 } },
    play: [{ cast: "Moss Ox" }, "both pass"],
    after: { stack: [], me: { battlefield: [{ name: "Moss Ox", settled: false }] } },
  });

  scenario(["mtg-6e:T.6.9", "mtg-6e:K.14.1", "mtg-6e:K.22.1"], "an instant and a sorcery go to the graveyard", {
    eras: ALL,
    cards: [spark, rain],
    me: { hand: ["Quiet Spark", "Slow Rain"], pool: { r: 1, u: 2 } },
    play: [{ cast: "Slow Rain" }, { option: 0 }, "both pass", { cast: "Quiet Spark" }, { pick: "you" }, "both pass"],
    after: { me: { graveyard: ["Quiet Spark", "Slow Rain"], hand: ["Moss Ox"] }, you: { life: 18 } },
  });

  scenario(["mtg-6e:T.5.1", "mtg-6e:T.3.1.2"], "who has cast has priority again, and the other may answer", {
    eras: ALL,
    cards: [spark],
    me: { hand: ["Moss Ox"], pool: { g: 2 } },
    you: { hand: ["Quiet Spark"], battlefield: ["Mountain"] },
    play: [
      { cast: "Moss Ox" },
      { now: { asks: { of: "me", ask: "priority" } } },
      "pass",
      { cast: "Quiet Spark" },
      { pick: "me" },
      { now: { stack: ["Quiet Spark", "Moss Ox"], asks: { of: "you", ask: "priority" } } },
      "both pass",
    ],
    after: { stack: ["Moss Ox"], me: { life: 18 } },
  });

  scenario(["mtg-6e:T.5.1", "mtg-6e:A.4.13"], "what triggers on casting lies above the spell", {
    cards: [
      createEnchantment(
        "Herald's Bell",
        createTriggeredAbility({ on: "cast", who: "you" }, { do: "gainLife", who: "you", amount: 1 }),
      ),
    ],
    me: { hand: ["Moss Ox"], pool: { g: 2 }, battlefield: ["Herald's Bell"] },
    play: [{ cast: "Moss Ox" }, { now: { stack: ["triggered Herald's Bell", "Moss Ox"] } }, "both pass"],
    after: { stack: ["Moss Ox"], me: { life: 21 } },
  });
});

describe("the time for a spell", () => {
  scenario(["mtg-6e:T.1.3", "mtg-8e:main-1", "mtg-flow:2"], "everything that stands against a creature is told", {
    eras: ALL,
    step: "upkeep",
    me: { hand: ["Gate Giant"] },
    you: { hand: ["Squire of Reeds"], pool: { w: 1 } },
    play: [
      { refused: { cast: "Gate Giant" }, because: ["NOT_MAIN_PHASE", "NO_MANA"] },
      "pass",
      { refused: { cast: "Squire of Reeds" }, because: ["NOT_YOUR_TURN", "NOT_MAIN_PHASE"] },
    ],
    after: {},
  });

  scenario(["mtg-6e:T.1.3", "mtg-6e:T.2.1"], "a sorcery waits for an empty stack", {
    cards: [rain, spark],
    me: { hand: ["Slow Rain", "Quiet Spark"], pool: { u: 2, r: 1 } },
    play: [
      { cast: "Quiet Spark" },
      { pick: "you" },
      { refused: { cast: "Slow Rain" }, because: ["STACK_NOT_EMPTY"] },
      "both pass",
      { cast: "Slow Rain" },
    ],
    after: { stack: ["Slow Rain"] },
  });

  scenario(["mtg-6e:T.1.4", "mtg-house:14"], "an instant is cast in any step with priority, in either turn", {
    eras: ALL,
    cards: [spark],
    step: "end",
    me: { hand: ["Quiet Spark"], pool: { r: 1 } },
    you: { hand: ["Quiet Spark"], pool: { r: 1 } },
    play: [
      { cast: "Quiet Spark" },
      { pick: "you" },
      "pass",
      { cast: "Quiet Spark" },
      { pick: "me" },
      "both pass",
      "both pass",
    ],
    after: { step: "end", me: { life: 18 }, you: { life: 18 } },
  });

  scenario("mtg-6e:T.4.7", "a card that may be cast like an instant stays what it is", {
    eras: ALL,
    cards: [createCreature("Sudden Heron", "1U", "2/1", { keywords: ["flash", "flying"] })],
    me: { battlefield: [] },
    you: { hand: ["Sudden Heron"], pool: { u: 2 } },
    play: ["pass", { cast: "Sudden Heron" }, "both pass"],
    after: { you: { battlefield: [{ name: "Sudden Heron", power: 2 }] } },
  });

  scenario(["mtg-6e:K.15.2", "mtg-6e:T.1.1"], "a land is no spell, and later types are none in earlier eras", {
    eras: ["6e", "8e"],
    cards: [defineCard("Far Walker", { types: ["planeswalker"], cost: parseManaCost("2"), loyalty: 3 })],
    me: { hand: ["Forest", "Far Walker"], pool: { c: 2 } },
    play: [
      { refused: { cast: "Forest" }, because: ["LAND_IS_NO_SPELL"] },
      { refused: { cast: "Far Walker" }, because: ["NOT_CASTABLE"] },
    ],
    after: {},
  });

  scenario("mtg-cr:704.5i", "a planeswalker comes with its loyalty in the modern era", {
    eras: ["mod"],
    cards: [defineCard("Far Walker", { types: ["planeswalker"], cost: parseManaCost("2"), loyalty: 3 })],
    me: { hand: ["Far Walker"], pool: { c: 2 } },
    play: [{ cast: "Far Walker" }, "both pass"],
    after: { me: { battlefield: ["Far Walker"] } },
  });

  scenario("mtg-6e:T.4.2.a", "a card is cast from the hand only", {
    cards: [spark],
    me: { graveyard: ["Quiet Spark"], pool: { r: 1 } },
    you: { hand: ["Moss Ox"] },
    play: [
      { refused: { cast: "Quiet Spark" }, because: ["NOT_IN_HAND"] },
      { refused: { cast: "Moss Ox" }, because: ["NOT_IN_HAND"] },
    ],
    after: {},
  });

  const ban = createEnchantment("Hushed Hall", {
    type: "static",
    affects: { all: { type: "creature" } },
    changes: [{ cannot: "cast" }],
  });
  scenario(["mtg-6e:T.4.12", "mtg-6e:T.8.13"], "an effect may forbid casting", {
    cards: [ban, spark],
    me: { hand: ["Moss Ox", "Quiet Spark"], pool: { g: 2, r: 1 }, battlefield: ["Hushed Hall"] },
    play: [{ refused: { cast: "Moss Ox" }, because: ["FORBIDDEN"] }, { cast: "Quiet Spark" }, { pick: "me" }],
    after: { stack: ["Quiet Spark"] },
  });

  const tax = createEnchantment("Toll Gate", {
    type: "static",
    affects: { all: { type: "creature" } },
    changes: [{ costsMore: 1 }],
  });
  scenario("mtg-6e:K.20.1", "an effect may make spells cost more", {
    cards: [tax, spark],
    me: { hand: ["Moss Ox", "Quiet Spark"], pool: { g: 2, r: 1 }, battlefield: ["Toll Gate"] },
    play: [{ cast: "Moss Ox" }, { now: { me: { pool: { g: 0, r: 0 } } } }],
    after: { stack: ["Moss Ox"] },
  });
  scenario("mtg-6e:K.20.1", "what the price has risen over is not offered", {
    cards: [tax],
    me: { hand: ["Moss Ox"], pool: { g: 2 }, battlefield: ["Toll Gate"] },
    play: [{ refused: { cast: "Moss Ox" }, because: ["NO_MANA"] }],
    after: {},
  });
});
