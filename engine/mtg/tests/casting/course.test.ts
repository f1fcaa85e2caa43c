import { describe } from "vitest";
import { defineCard } from "../..";
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

const axe = createSpell("Short Axe", "instant", "B", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "destroy", what: { target: 0 } }],
});
const tug = createSpell("Sudden Tug", "instant", "U", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "return", what: { target: 0 } }],
});
const rain = createSpell("Slow Rain", "sorcery", "2", { effects: [{ do: "draw", who: "you", amount: 1 }] });
const gong = defineCard("Tin Gong", { types: ["artifact"], cost: parseManaCost("1") });

describe("the course of a spell", () => {
  scenario(
    ["mtg-6e:T.3.1", "mtg-6e:T.3.1.1", "mtg-6e:T.3.1.2", "mtg-6e:T.3.1.3"],
    "is to be announced with its targets and its cost, to wait for answers, and to resolve",
    {
      eras: ALL,
      cards: [axe],
      me: { hand: ["Short Axe"], battlefield: ["Swamp"] },
      you: { battlefield: ["Moss Ox", "Gate Giant"] },
      play: [
        { cast: "Short Axe" },
        { now: { asks: { of: "me", ask: "pick", purpose: "target", offers: ["Moss Ox", "Gate Giant"] } } },
        { pick: "Moss Ox" },
        {
          now: {
            stack: ["Short Axe"],
            me: { battlefield: [{ name: "Swamp", tapped: true }] },
            you: { battlefield: ["Moss Ox", "Gate Giant"] },
            asks: { of: "me", ask: "priority" },
          },
        },
        "pass",
        { now: { stack: ["Short Axe"], asks: { of: "you", ask: "priority" } } },
        "pass",
      ],
      after: { stack: [], me: { graveyard: ["Short Axe"] }, you: { battlefield: ["Gate Giant"] } },
    },
  );

  scenario(["mtg-6e:T.3.1", "mtg-6e:T.3.1.3", "mtg-6e:T.2.4"], "ends without effect when its target has gone", {
    eras: ALL,
    cards: [axe, tug],
    me: { hand: ["Short Axe"], pool: { b: 1 } },
    you: { battlefield: ["Moss Ox"], hand: ["Sudden Tug"], pool: { u: 1 } },
    play: [{ cast: "Short Axe" }, "pass", { cast: "Sudden Tug" }, "both pass", "both pass"],
    after: {
      you: { hand: ["Moss Ox"] },
      events: [{ type: "countered", name: "Short Axe" }],
      never: [{ type: "moved", cause: "destroy" }],
    },
  });

  const storm = createSpell("Choice of Storms", "instant", "XR", {
    choose: 1,
    modes: [
      {
        targets: [{ ...createTargetSpec({ type: "creature" }, { players: "any" }), max: 2, divide: "x" }],
        effects: [{ do: "damage", to: { target: 0 }, amount: { share: 0 } }],
      },
      { effects: [{ do: "gainLife", who: "you", amount: "x" }] },
    ],
  });
  scenario("mtg-6e:T.4.2", "is announced in one order: mode, X, targets, their shares, and at last the cost", {
    eras: ALL,
    cards: [storm],
    me: { hand: ["Choice of Storms"], battlefield: ["Mountain", "Mountain", "Mountain", "Mountain"] },
    you: { battlefield: ["Gate Giant"] },
    play: [
      { cast: "Choice of Storms" },
      { now: { asks: { of: "me", ask: "option", purpose: "mode" }, stack: ["Choice of Storms"] } },
      { option: 0 },
      { now: { asks: { of: "me", ask: "number", purpose: "x" } } },
      { number: 3 },
      { now: { asks: { of: "me", ask: "pick", purpose: "target", offers: ["me", "you", "Gate Giant"] } } },
      { picks: ["you", "Gate Giant"] },
      { now: { asks: { of: "me", ask: "number", purpose: "divide" }, never: [{ type: "tapped" }] } },
      { number: 1 },
      {
        now: {
          me: { battlefield: ["Mountain", "Mountain", "Mountain", "Mountain"].map((name) => ({ name, tapped: true })) },
          asks: { of: "me", ask: "priority" },
        },
      },
      "both pass",
    ],
    after: { you: { life: 19, battlefield: [{ name: "Gate Giant", damage: 2 }] } },
  });
});

describe("the words of the eighth edition", () => {
  scenario(
    ["mtg-8e:word.artifact", "mtg-8e:word.creature", "mtg-8e:word.sorcery"],
    "let artifacts, creatures and sorceries be cast in one's own main phase on an empty stack",
    {
      eras: ["8e"],
      cards: [gong, rain],
      me: { hand: ["Tin Gong", "Moss Ox", "Slow Rain"], pool: { g: 5 } },
      play: [
        { cast: "Tin Gong" },
        { refused: { cast: "Moss Ox" }, because: ["STACK_NOT_EMPTY"] },
        { refused: { cast: "Slow Rain" }, because: ["STACK_NOT_EMPTY"] },
        "both pass",
        { cast: "Moss Ox" },
        "both pass",
        { cast: "Slow Rain" },
        "both pass",
      ],
      after: { me: { battlefield: ["Tin Gong", "Moss Ox"], graveyard: ["Slow Rain"], handCount: 1 } },
    },
  );

  scenario(
    ["mtg-8e:word.artifact", "mtg-8e:word.creature", "mtg-8e:word.sorcery", "mtg-8e:word.land"],
    "refuse all of them, and lands, at any other time",
    {
      eras: ["8e"],
      cards: [gong, rain, defineCard("Iron Gong", { types: ["artifact"], cost: parseManaCost("1") })],
      step: "upkeep",
      me: { hand: ["Tin Gong", "Moss Ox", "Slow Rain", "Forest"], pool: { g: 5 } },
      you: { hand: ["Iron Gong"] },
      play: [
        { refused: { cast: "Tin Gong" }, because: ["NOT_MAIN_PHASE"] },
        { refused: { cast: "Moss Ox" }, because: ["NOT_MAIN_PHASE"] },
        { refused: { cast: "Slow Rain" }, because: ["NOT_MAIN_PHASE"] },
        { refused: { land: "Forest" }, because: ["NOT_MAIN_PHASE"] },
        { passTo: "main1" },
        "pass",
        { refused: { cast: "Iron Gong" }, because: ["NOT_YOUR_TURN", "NO_MANA"] },
      ],
      after: {},
    },
  );

  scenario(
    ["mtg-8e:word.instant", "mtg-8e:word.stack", "mtg-8e:word.priority"],
    "let instants be cast with priority, the last one resolving first, and lay them into the graveyard as their last step",
    {
      eras: ["8e"],
      cards: [tug, axe],
      step: "upkeep",
      me: { hand: ["Short Axe"], pool: { b: 1 } },
      you: { battlefield: ["Moss Ox"], hand: ["Sudden Tug"], pool: { u: 1 } },
      play: [
        { cast: "Short Axe" },
        { now: { asks: { of: "me", ask: "priority" }, stack: ["Short Axe"] } },
        "pass",
        { cast: "Sudden Tug" },
        { now: { asks: { of: "you", ask: "priority" }, stack: ["Sudden Tug", "Short Axe"] } },
        "both pass",
        {
          now: {
            stack: ["Short Axe"],
            asks: { of: "me", ask: "priority" },
            events: [
              { type: "moved", name: "Moss Ox", to: "hand" },
              { type: "resolved", name: "Sudden Tug" },
              { type: "moved", name: "Sudden Tug", to: "graveyard" },
            ],
          },
        },
        "both pass",
      ],
      after: { step: "upkeep", stack: [], me: { graveyard: ["Short Axe"] }, you: { hand: ["Moss Ox"] } },
    },
  );

  const bell = createEnchantment(
    "Arrival Bell",
    createTriggeredAbility({ on: "enters", what: { type: "creature" } }, { do: "gainLife", who: "you", amount: 1 }),
  );
  scenario("mtg-8e:word.priority", "give it to nobody before checks and waiting abilities are done with", {
    eras: ["8e"],
    cards: [bell, createCreature("Hollow Reed", "G", "1/0")],
    me: { hand: ["Hollow Reed"], pool: { g: 1 }, battlefield: ["Arrival Bell"] },
    play: [{ cast: "Hollow Reed" }, "both pass"],
    after: {
      stack: ["triggered Arrival Bell"],
      me: { graveyard: ["Hollow Reed"] },
      asks: { of: "me", ask: "priority", offers: [] },
    },
  });

  scenario("mtg-8e:word.land", "let a land come without the stack, once a turn, and nobody answer", {
    eras: ["8e"],
    me: { hand: ["Forest", "Plains"] },
    play: [
      { land: "Forest" },
      { now: { stack: [], me: { battlefield: ["Forest"] }, asks: { of: "me", ask: "priority" } } },
      { refused: { land: "Plains" }, because: ["NO_LAND_LEFT"] },
    ],
    after: { me: { hand: ["Plains"] }, never: [{ type: "cast" }] },
  });
});
