import { describe } from "vitest";
import { createCreature, createEnchantment, createTriggeredAbility } from "../testing/pool";
import { scenario } from "../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

/** Steps that every turn has, whatever happens in it. */
const EVERY_STEP = [
  ...["untap", "upkeep", "draw", "main1", "beginCombat", "attackers"],
  ...["endCombat", "main2", "end", "cleanup"],
];

/** Expected beginnings of steps. */
const begins = (...steps: readonly string[]) => steps.map((step) => ({ type: "stepBegan" as const, step }));

describe("the phases of a turn", () => {
  scenario(
    [
      "mtg-6e:P.2.1",
      "mtg-6e:P.2.1.1",
      "mtg-6e:P.2.1.1.a",
      "mtg-6e:P.2.1.1.b",
      "mtg-6e:P.2.1.1.c",
      "mtg-6e:P.2.1.2",
      "mtg-6e:P.2.1.3",
      "mtg-6e:P.2.1.4",
      "mtg-6e:P.2.1.5",
      "mtg-6e:P.2.1.5.a",
      "mtg-6e:P.2.1.5.b",
      "mtg-6e:P.2.r1",
      "mtg-6e:P.4.1",
      "mtg-6e:P.11.1",
      "mtg-6e:P.3.7",
      "mtg-flow:next-turn",
      "mtg-flow:3.5",
      "mtg-8e:end-combat",
    ],
    "all come in order though nothing is done in them, and the next turn is the opponent's",
    {
      eras: ALL,
      step: "turn",
      play: [{ passTo: "upkeep", turn: 4 }],
      after: {
        turn: 4,
        active: "you",
        events: [...begins(...EVERY_STEP), { type: "turnBegan", player: "you", turn: 4 }],
        never: begins("blockers", "firstDamage", "damage"),
      },
    },
  );

  const bells = (step: "upkeep" | "main1" | "beginCombat" | "main2" | "end") => ({
    eras: ALL,
    cards: [
      createEnchantment(
        "Step Bell",
        createTriggeredAbility({ on: "stepBegins", step }, { do: "gainLife", who: "you", amount: 1 }),
      ),
    ],
    step,
    me: { battlefield: ["Step Bell"] },
    play: [
      { now: { step, stack: ["triggered Step Bell"], asks: { of: "me" as const, ask: "priority" } } },
      "both pass" as const,
    ],
    after: { step, stack: [], me: { life: 21 }, asks: { of: "me" as const, ask: "priority" } },
  });
  const what = "what triggers at its beginning is on the stack before the active player has priority";
  scenario(["mtg-6e:P.3.1", "mtg-6e:P.3.2", "mtg-6e:P.6.1", "mtg-8e:upkeep", "mtg-flow:1.2"], what, bells("upkeep"));
  scenario(["mtg-6e:P.8.2", "mtg-6e:P.3.1"], what, bells("main1"));
  scenario(["mtg-6e:C.2.1", "mtg-8e:begin-combat", "mtg-flow:3.1"], what, bells("beginCombat"));
  scenario(["mtg-6e:P.10.1", "mtg-8e:main-2", "mtg-flow:4"], what, bells("main2"));
  scenario(["mtg-6e:P.12.1", "mtg-8e:end", "mtg-flow:5.1", "mtg-house:14"], what, bells("end"));

  const mill = createEnchantment(
    "Grinding Mill",
    createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: "loseLife", who: "opponent", amount: 1 }),
  );
  const axe = createEnchantment(
    "Short Axe",
    createTriggeredAbility(
      { on: "stepBegins", step: "upkeep" },
      { do: "destroy", what: { all: { name: "Grinding Mill" } } },
    ),
  );
  scenario(["mtg-6e:P.6.r1", "mtg-6e:T.6.r1"], "taking its source away stops no ability that has triggered", {
    eras: ALL,
    cards: [mill, axe],
    step: "upkeep",
    me: { battlefield: ["Grinding Mill"] },
    you: { battlefield: ["Short Axe"] },
    play: ["both pass", { now: { me: { graveyard: ["Grinding Mill"] }, you: { life: 20 } } }, "both pass"],
    after: { you: { life: 19 } },
  });

  scenario(["mtg-6e:T.2.2", "mtg-6e:T.2.2.3", "mtg-6e:P.3.7"], "with an empty stack two passes end a step", {
    eras: ALL,
    step: "upkeep",
    play: ["pass", { now: { step: "upkeep", asks: { of: "you", ask: "priority" } } }, "pass"],
    after: { step: "draw" },
  });
});

describe("durations", () => {
  const hail = createEnchantment(
    "Evening Hail",
    createTriggeredAbility(
      { on: "stepBegins", step: "end" },
      { do: "damage", to: { all: { name: "Moss Ox" } }, amount: 2 },
    ),
  );
  const rally = createEnchantment(
    "Short Rally",
    createTriggeredAbility(
      { on: "stepBegins", step: "beginCombat" },
      {
        do: "change",
        what: { all: { name: "Moss Ox" } },
        changes: [{ add: "power", amount: 2 }],
        until: "combat",
      },
    ),
  );
  scenario(["mtg-6e:P.3.3", "mtg-6e:C.6.1"], "an effect until the end of combat ends with its last step", {
    eras: ALL,
    cards: [rally],
    step: "beginCombat",
    me: { battlefield: ["Short Rally"] },
    you: { battlefield: ["Moss Ox"] },
    play: [
      "both pass",
      { now: { you: { battlefield: [{ name: "Moss Ox", power: 4 }] } } },
      { passTo: "endCombat" },
      { now: { you: { battlefield: [{ name: "Moss Ox", power: 4 }] } } },
      { passTo: "main2" },
    ],
    after: { step: "main2", you: { battlefield: [{ name: "Moss Ox", power: 2 }] } },
  });

  const drill = createEnchantment(
    "Morning Drill",
    createTriggeredAbility(
      { on: "stepBegins", step: "upkeep", whose: "you" },
      {
        do: "change",
        what: { all: { name: "Moss Ox" } },
        changes: [{ add: "toughness", amount: 1 }],
        until: "turn",
      },
    ),
  );
  scenario(
    ["mtg-6e:P.13.1", "mtg-6e:P.13.1.1", "mtg-6e:P.13.1.2", "mtg-8e:cleanup", "mtg-flow:5.2"],
    "cards are discarded first; damage and effects of the turn then end together, so that nothing dies of it",
    {
      eras: ALL,
      cards: [drill, hail],
      step: "upkeep",
      me: {
        battlefield: ["Morning Drill", { name: "Moss Ox", damage: 0 }],
        hand: Array.from({ length: 7 }, () => "Squire of Reeds"),
      },
      you: { battlefield: ["Evening Hail"] },
      play: [
        "both pass",
        { passTo: "end" },
        "both pass",
        { now: { me: { battlefield: ["Morning Drill", { name: "Moss Ox", damage: 2, toughness: 3 }] } } },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", purpose: "discard" } } },
        { pick: "Squire of Reeds" },
      ],
      after: {
        turn: 4,
        me: { battlefield: ["Morning Drill", { name: "Moss Ox", damage: 0, toughness: 2 }], handCount: 7 },
        events: [{ type: "moved", cause: "discard" }, { type: "damageRemoved" }, { type: "turnBegan" }],
      },
    },
  );

  const dawn = createCreature("Dawn Walker", "1W", "1/1", {
    abilities: [
      {
        type: "static",
        affects: "self",
        while: { turnOf: "you" },
        changes: [{ add: "power", amount: 2 }],
      },
    ],
  });
  scenario("mtg-6e:P.4.4", "what depends on whose turn it is changes as the first step begins", {
    eras: ALL,
    cards: [dawn],
    step: "turn",
    skips: [{ player: 0, step: "untap", source: null }],
    me: { battlefield: ["Dawn Walker"] },
    play: [
      { now: { step: "upkeep", me: { battlefield: [{ name: "Dawn Walker", power: 3 }] } } },
      { passTo: "upkeep", turn: 4 },
    ],
    after: { me: { battlefield: [{ name: "Dawn Walker", power: 1 }] } },
  });
});
