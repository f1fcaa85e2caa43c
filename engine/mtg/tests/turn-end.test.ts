import { describe } from "vitest";
import { createCreature, createEnchantment, createTriggeredAbility } from "../testing/pool";
import { scenario } from "../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

/** Seven cards and more in a hand. */
const hand = (count: number) => Array.from({ length: count }, () => "Moss Ox");

describe("unspent mana", () => {
  scenario(
    ["mtg-6e:P.3.5", "mtg-6e:G.22.1", "mtg-8e:word.mana-burn"],
    "burns whoever has it, at the end of the phase",
    {
      eras: ["6e", "8e"],
      you: { pool: { g: 1 } },
      play: [{ passTo: "beginCombat" }],
      after: {
        me: { life: 20 },
        you: { life: 19, pool: { g: 0 } },
        events: [
          { type: "stepEnded", step: "main1" },
          { type: "manaEmptied", player: "you" },
          { type: "lifeLost", player: "you", amount: 1 },
          { type: "stepBegan", step: "beginCombat" },
        ],
        never: [{ type: "lifeLost", player: "me" }],
      },
    },
  );

  scenario("mtg-house:1", "is only gone where mana burns no more", {
    eras: ["mod"],
    you: { pool: { g: 2 } },
    play: [{ passTo: "beginCombat" }],
    after: { you: { life: 20, pool: { g: 0 } }, events: [{ type: "manaEmptied" }], never: [{ type: "lifeLost" }] },
  });

  scenario(["mtg-6e:P.3.5", "mtg-6e:P.4.2"], "stays from step to step of one phase", {
    eras: ["6e", "8e"],
    step: "upkeep",
    me: { pool: { r: 1 } },
    play: [{ passTo: "draw" }],
    after: { me: { life: 20, pool: { r: 1 } }, never: [{ type: "manaEmptied" }] },
  });

  scenario("mtg-house:1", "leaves with each step in the modern era", {
    eras: ["mod"],
    step: "upkeep",
    me: { pool: { r: 1 } },
    play: [{ passTo: "draw" }],
    after: { me: { pool: { r: 0 } } },
  });

  scenario("mtg-6e:P.4.2", "burns at the end of the upkeep where no draw step follows", {
    step: "upkeep",
    turn: 1,
    me: { pool: { r: 1 } },
    play: [{ passTo: "main1" }],
    after: {
      me: { life: 19 },
      events: [
        { type: "stepEnded", step: "upkeep" },
        { type: "lifeLost", amount: 1 },
        { type: "stepSkipped", step: "draw" },
      ],
    },
  });

  scenario(["mtg-6e:P.3.5", "mtg-6e:T.11.5.a"], "kills with the next priority, not before", {
    me: { life: 2, pool: { r: 3 } },
    play: ["pass", { now: { me: { life: 2 } } }, "pass"],
    after: {
      winner: "you",
      events: [
        { type: "lifeLost", amount: 3 },
        { type: "stepBegan", step: "beginCombat" },
        { type: "lost", player: "me" },
      ],
    },
  });
});

describe("the end step", () => {
  const vigil = createEnchantment(
    "Closing Vigil",
    createTriggeredAbility({ on: "stepBegins", step: "end" }, { do: "loseLife", who: "you", amount: 1 }),
  );
  const late = createEnchantment(
    "Late Lantern",
    createTriggeredAbility(
      { on: "stepBegins", step: "end" },
      { do: "put", what: { all: { name: "Closing Vigil" }, zone: "hand", whose: "you" }, to: "battlefield" },
    ),
  );

  scenario("mtg-6e:P.12.2", "what arrives in it waits for the next turn, and then comes once", {
    eras: ALL,
    cards: [vigil, late],
    step: "end",
    me: { battlefield: ["Late Lantern"], hand: ["Closing Vigil"] },
    play: [
      "both pass",
      { now: { step: "end", me: { life: 20, battlefield: ["Late Lantern", "Closing Vigil"] }, stack: [] } },
      { passTo: "end", turn: 4 },
      { now: { asks: { of: "me", ask: "option", purpose: "trigger" } } },
      { option: 0 },
      { now: { stack: ["triggered Closing Vigil", "triggered Late Lantern"] } },
    ],
    after: { turn: 4, step: "end", me: { life: 20 } },
  });

  scenario(["mtg-6e:P.12.1", "mtg-house:14"], "its abilities trigger, and then its player has priority", {
    eras: ALL,
    cards: [vigil],
    step: "end",
    me: { battlefield: ["Closing Vigil"] },
    play: [{ now: { stack: ["triggered Closing Vigil"], asks: { of: "me", ask: "priority" } } }, "both pass"],
    after: { step: "end", me: { life: 19 }, asks: { of: "me", ask: "priority" } },
  });
});

describe("cleanup", () => {
  scenario(
    ["mtg-6e:P.13.1", "mtg-6e:Z.4.3", "mtg-house:7"],
    "asks for as many cards as are too many, before anything wears off",
    {
      eras: ALL,
      step: "cleanup",
      me: { hand: hand(9), battlefield: [{ name: "Gate Giant", damage: 3 }] },
      play: [
        {
          now: {
            asks: { of: "me", ask: "pick", purpose: "discard" },
            me: { battlefield: [{ name: "Gate Giant", damage: 3 }] },
          },
        },
        { picks: ["Moss Ox", "Moss Ox"] },
      ],
      after: {
        turn: 4,
        step: "upkeep",
        me: { handCount: 7, battlefield: [{ name: "Gate Giant", damage: 0 }] },
        events: [
          { type: "moved", cause: "discard" },
          { type: "damageRemoved", name: "Gate Giant" },
        ],
      },
    },
  );

  scenario(
    ["mtg-6e:P.13.r1", "mtg-6e:Z.4.3"],
    "seven cards are none too many, and the other player's are not counted",
    {
      step: "cleanup",
      me: { hand: hand(7) },
      you: { hand: hand(9) },
      after: { turn: 4, active: "you", me: { handCount: 7 }, never: [{ type: "moved", cause: "discard" }] },
    },
  );

  const open = createEnchantment("Open Chest", {
    type: "static",
    affects: { players: "you" },
    changes: [{ maxHand: "none" }],
  });
  scenario("mtg-6e:Z.4.3", "an effect may leave a hand without a most", {
    cards: [open],
    step: "cleanup",
    me: { hand: hand(9), battlefield: ["Open Chest"] },
    after: { turn: 4, me: { handCount: 9 } },
  });

  const mourner = createEnchantment(
    "Empty Nook",
    createTriggeredAbility({ on: "discards", who: "you" }, { do: "gainLife", who: "you", amount: 1 }),
  );
  scenario(
    ["mtg-6e:P.13.1", "mtg-6e:P.13.1.3", "mtg-8e:cleanup", "mtg-house:7"],
    "an ability that triggers gives priority, and another cleanup follows",
    {
      eras: ALL,
      cards: [mourner],
      step: "cleanup",
      me: { hand: hand(8), battlefield: ["Empty Nook"] },
      play: [
        { pick: "Moss Ox" },
        { now: { step: "cleanup", turn: 3, stack: ["triggered Empty Nook"], asks: { of: "me", ask: "priority" } } },
        "both pass",
        { now: { step: "cleanup", turn: 3, me: { life: 21 }, never: [{ type: "stepBegan" }] } },
        "both pass",
      ],
      after: {
        turn: 4,
        step: "upkeep",
        events: [{ type: "stepBegan", step: "cleanup" }, { type: "stepBegan", step: "cleanup" }, { type: "turnBegan" }],
      },
    },
  );

  const graft = createEnchantment(
    "Evening Graft",
    createTriggeredAbility(
      { on: "stepBegins", step: "end" },
      { do: "put", what: { all: { name: "Hollow Reed" }, zone: "hand", whose: "you" }, to: "battlefield" },
      {
        do: "change",
        what: { all: { type: "creature" } },
        changes: [{ add: "toughness", amount: 2 }],
        until: "turn",
      },
    ),
  );
  scenario(
    ["mtg-6e:T.11.3", "mtg-6e:P.13.1", "mtg-6e:P.13.1.3", "mtg-6e:T.11.6", "mtg-house:7"],
    "a check that acts gives priority too, though nothing is on the stack",
    {
      eras: ALL,
      cards: [graft, createCreature("Hollow Reed", "G", "1/0")],
      step: "end",
      me: { battlefield: ["Evening Graft"], hand: ["Hollow Reed"] },
      play: [
        "both pass",
        { now: { step: "end", me: { battlefield: ["Evening Graft", { name: "Hollow Reed", toughness: 2 }] } } },
        "both pass",
        {
          now: {
            step: "cleanup",
            turn: 3,
            stack: [],
            me: { graveyard: ["Hollow Reed"] },
            asks: { of: "me", ask: "priority" },
          },
        },
        "both pass",
      ],
      after: { turn: 4, step: "upkeep" },
    },
  );

  const spark = createEnchantment(
    "Borrowed Might",
    createTriggeredAbility(
      { on: "stepBegins", step: "end" },
      {
        do: "change",
        what: { all: { type: "creature" } },
        changes: [{ add: "toughness", amount: 2 }],
        until: "turn",
      },
    ),
  );
  scenario(
    ["mtg-6e:P.13.1", "mtg-6e:T.11.3"],
    "damage and effects of the turn end at one moment, so that nothing dies between",
    {
      eras: ALL,
      cards: [spark],
      step: "end",
      me: { battlefield: ["Borrowed Might", { name: "Gate Giant", damage: 4 }] },
      play: [
        "both pass",
        { now: { me: { battlefield: ["Borrowed Might", { name: "Gate Giant", toughness: 7 }] } } },
        "both pass",
      ],
      after: {
        turn: 4,
        me: { battlefield: ["Borrowed Might", { name: "Gate Giant", toughness: 5, damage: 0 }] },
        never: [{ type: "moved", name: "Gate Giant" }],
      },
    },
  );
});
