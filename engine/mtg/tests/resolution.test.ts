import { describe } from "vitest";
import type { Effect } from "..";
import { createCreature, createEnchantment, createTriggeredAbility } from "../testing/pool";
import { scenario } from "../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

/** An enchantment that does something at the beginning of each upkeep. */
const daily = (name: string, ...effects: readonly Effect[]) =>
  createEnchantment(name, createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, ...effects));

describe("priority", () => {
  scenario(
    ["mtg-6e:T.2.2", "mtg-6e:T.2.2.1", "mtg-6e:T.2.2.1.a", "mtg-6e:T.2.2.1.b"],
    "the active player acts first, and may act again before anybody else",
    {
      eras: ALL,
      step: "upkeep",
      me: { battlefield: ["Forest", "Plains"] },
      you: { battlefield: ["Island"] },
      play: [
        { mana: "Forest" },
        { now: { asks: { of: "me", ask: "priority", offers: ["activate Plains"] } } },
        { mana: "Plains" },
      ],
      after: { step: "upkeep", asks: { of: "me", ask: "priority", offers: [] } },
    },
  );

  scenario(
    ["mtg-6e:T.2.2", "mtg-6e:T.2.2.2", "mtg-6e:T.2.2.2.a", "mtg-6e:T.2.2.2.b"],
    "after a pass the other player acts, as often as they will",
    {
      eras: ALL,
      step: "upkeep",
      me: { battlefield: ["Forest"] },
      you: { battlefield: ["Island", "Swamp"] },
      play: [
        "pass",
        { now: { asks: { of: "you", ask: "priority", offers: ["activate Island", "activate Swamp"] } } },
        { mana: "Island" },
        { mana: "Swamp" },
      ],
      after: { step: "upkeep", asks: { of: "you", ask: "priority", offers: [] } },
    },
  );

  scenario(["mtg-6e:T.2.2.3", "mtg-6e:T.2.r3"], "each two passes resolve one thing, and the others stay", {
    eras: ALL,
    cards: [daily("Water Clock", { do: "gainLife", who: "you", amount: 1 })],
    step: "upkeep",
    me: { battlefield: ["Water Clock", "Water Clock", "Water Clock"] },
    play: [
      { option: 0 },
      { option: 0 },
      "both pass",
      { now: { stack: ["triggered Water Clock", "triggered Water Clock"], asks: { of: "me", ask: "priority" } } },
      "both pass",
    ],
    after: { step: "upkeep", stack: ["triggered Water Clock"], me: { life: 22 } },
  });
});

describe("instructions", () => {
  scenario(
    ["mtg-6e:T.6.1", "mtg-6e:T.6.1.b", "mtg-6e:T.6.3", "mtg-6e:T.6.7"],
    "are followed in the order written, each with the numbers of its time",
    {
      eras: ALL,
      cards: [
        daily(
          "Odd Ledger",
          { do: "loseLife", who: "you", amount: 15 },
          { do: "gainLife", who: "you", amount: { life: "you" } },
        ),
      ],
      step: "upkeep",
      me: { battlefield: ["Odd Ledger"] },
      play: ["both pass"],
      after: {
        me: { life: 10 },
        events: [{ type: "lifeLost", amount: 15 }, { type: "lifeGained", amount: 5 }, { type: "resolved" }],
      },
    },
  );

  scenario(
    ["mtg-6e:T.6.11", "mtg-6e:T.7.3", "mtg-6e:T.6.5"],
    "are carried out as far as they can be: what is impossible keeps nothing else from happening",
    {
      eras: ALL,
      cards: [
        daily(
          "Vain Hope",
          { do: "sacrifice", what: { all: { name: "Moss Ox" } } },
          { do: "return", what: { all: { type: "creature" } } },
          { do: "gainLife", who: "you", amount: 1 },
        ),
      ],
      step: "upkeep",
      me: { battlefield: ["Vain Hope"] },
      // A creature that another player controls is none to sacrifice.
      you: { battlefield: ["Moss Ox"] },
      play: ["both pass"],
      after: { me: { life: 21 }, you: { hand: ["Moss Ox"] }, never: [{ type: "moved", cause: "sacrifice" }] },
    },
  );

  scenario(["mtg-6e:Z.6.7", "mtg-6e:T.7.3", "mtg-6e:Z.6.8"], "that draw more than there is draw all there is", {
    eras: ALL,
    cards: [daily("Deep Study", { do: "draw", who: "you", amount: 3 }, { do: "gainLife", who: "you", amount: 1 })],
    step: "upkeep",
    me: { battlefield: ["Deep Study"], library: ["Moss Ox", "Forest"] },
    play: ["both pass"],
    after: {
      winner: "you",
      me: { handCount: 2, life: 21 },
      events: [{ type: "drewFromEmpty" }, { type: "lifeGained" }, { type: "resolved" }, { type: "lost" }],
    },
  });

  scenario(["mtg-6e:T.6.6", "mtg-house:17"], "for each player: one after the other", {
    eras: ["6e", "8e"],
    cards: [
      daily("Common Well", {
        do: "eachPlayer",
        effects: [
          { do: "draw", who: "you", amount: 1 },
          { do: "gainLife", who: "you", amount: 1 },
        ],
      }),
    ],
    step: "upkeep",
    you: { battlefield: ["Common Well"] },
    play: ["both pass"],
    after: {
      me: { handCount: 1, life: 21 },
      you: { handCount: 1, life: 21 },
      events: [
        { type: "moved", cause: "draw", player: "you" },
        { type: "lifeGained", player: "you" },
        { type: "moved", cause: "draw", player: "me" },
        { type: "lifeGained", player: "me" },
      ],
    },
  });

  scenario(["mtg-6e:T.11.1", "mtg-6e:T.11.6"], "are not looked into by checks: only the end of a resolution counts", {
    eras: ALL,
    cards: [daily("Brink", { do: "loseLife", who: "you", amount: 20 }, { do: "gainLife", who: "you", amount: 1 })],
    step: "upkeep",
    me: { battlefield: ["Brink"] },
    play: ["both pass"],
    after: { step: "upkeep", me: { life: 1 }, never: [{ type: "lost" }] },
  });
});

describe("effects", () => {
  const growth = (until: "turn" | "game"): Effect => ({
    do: "change",
    what: { all: { name: "Moss Ox" } },
    changes: [{ add: "power", amount: 3 }],
    until,
  });

  scenario("mtg-6e:T.7.2", "change permanents, and no cards elsewhere", {
    eras: ALL,
    cards: [
      createEnchantment("Iron Age", {
        type: "static",
        affects: { all: { name: "Moss Ox" } },
        changes: [{ add: "power", amount: 3 }],
      }),
    ],
    me: { battlefield: ["Iron Age", "Moss Ox"], graveyard: ["Moss Ox"], hand: ["Moss Ox"] },
    after: {
      me: {
        battlefield: ["Iron Age", { name: "Moss Ox", power: 5 }],
        graveyard: [{ name: "Moss Ox", power: 2 }],
        hand: [{ name: "Moss Ox", power: 2 }],
      },
    },
  });

  const axe = createEnchantment(
    "Short Axe",
    createTriggeredAbility(
      { on: "stepBegins", step: "main1" },
      { do: "destroy", what: { all: { name: "Growth Stone" } } },
    ),
  );
  scenario("mtg-6e:T.8.r2", "of a resolution last to their time though their source has gone", {
    eras: ALL,
    cards: [daily("Growth Stone", growth("turn")), axe],
    step: "upkeep",
    me: { battlefield: ["Growth Stone", "Short Axe", "Moss Ox"] },
    play: [
      "both pass",
      { passTo: "main1" },
      "both pass",
      { now: { me: { graveyard: ["Growth Stone"], battlefield: ["Short Axe", { name: "Moss Ox", power: 5 }] } } },
      { passTo: "upkeep", turn: 4 },
    ],
    after: { me: { battlefield: ["Short Axe", { name: "Moss Ox", power: 2 }] } },
  });

  scenario(["mtg-6e:T.9.1", "mtg-6e:T.9.2"], "of one time are over at once; what they delay comes once, later", {
    eras: ALL,
    cards: [
      daily("Promise", {
        do: "delay",
        ability: createTriggeredAbility({ on: "stepBegins", step: "main1" }, { do: "gainLife", who: "you", amount: 1 }),
      }),
    ],
    step: "upkeep",
    me: { battlefield: ["Promise"] },
    play: [
      "both pass",
      { now: { me: { life: 20 } } },
      { passTo: "main1" },
      { now: { stack: ["triggered Promise"] } },
      "both pass",
    ],
    after: { step: "main1", me: { life: 21 } },
  });
});

describe("moves", () => {
  const urn = createCreature("Urn Keeper", "1B", "1/0", {
    abilities: [
      createTriggeredAbility(
        { on: "dies", what: "self" },
        { do: "put", what: { event: "subject" }, to: "battlefield" },
      ),
    ],
  });
  const grave = createEnchantment(
    "Grave Thief",
    createTriggeredAbility(
      { on: "dies", what: { type: "creature" } },
      { do: "put", what: { event: "subject" }, to: "exile" },
    ),
  );
  scenario(["mtg-6e:Z.1.r3", "mtg-6e:Z.8.1"], "are followed to their zone and no further", {
    eras: ALL,
    cards: [urn, grave],
    step: "upkeep",
    me: { battlefield: ["Urn Keeper"] },
    you: { battlefield: ["Grave Thief"] },
    play: [
      { now: { me: { graveyard: ["Urn Keeper"] }, stack: ["triggered Grave Thief", "triggered Urn Keeper"] } },
      "both pass",
      { now: { me: { exile: ["Urn Keeper"], graveyard: [] } } },
      "both pass",
    ],
    after: { me: { exile: ["Urn Keeper"], battlefield: [] } },
  });

  const ash = createCreature("Ash Ghost", "1B", "3/0", {
    abilities: [
      createTriggeredAbility(
        { on: "dies", what: "self" },
        { do: "loseLife", who: "opponent", amount: { stat: "power", of: { event: "subject" } } },
      ),
    ],
  });
  scenario(["mtg-6e:Z.1.r1", "mtg-6e:T.6.8"], "are remembered with what was before them", {
    eras: ALL,
    cards: [ash],
    step: "upkeep",
    me: { battlefield: [{ name: "Ash Ghost", counters: { "+1/+1": 1 }, damage: 1 }] },
    play: ["both pass"],
    after: { me: { graveyard: ["Ash Ghost"] }, you: { life: 16 } },
  });

  scenario("mtg-6e:Z.1.r4", "of a card to where it lies are none", {
    eras: ALL,
    cards: [
      daily("Idle Spade", { do: "put", what: { all: { type: "creature" }, zone: "graveyard" }, to: "graveyard" }),
    ],
    step: "upkeep",
    me: { battlefield: ["Idle Spade"], graveyard: ["Moss Ox", "Forest", "Squire of Reeds"] },
    play: ["both pass"],
    after: {
      me: { graveyard: ["Moss Ox", "Forest", "Squire of Reeds"] },
      never: [{ type: "moved" }],
    },
  });
});
