import { describe } from "vitest";
import type { ContinuousChange } from "../../model/ability";
import {
  createCreature,
  createEnchantment,
  createSideEffectEnchantment,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const self = (...changes: readonly ContinuousChange[]) => [{ type: "static", affects: "self", changes }] as const;

describe("declaring attackers", () => {
  scenario(
    ["mtg-6e:C.3.1", "mtg-6e:C.3.5", "mtg-6e:C.3.6", "mtg-6e:C.3.8", "mtg-8e:attackers", "mtg-flow:3.2"],
    "any number attack together, and tap for it; then there is priority",
    {
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Moss Ox", "Gate Giant", "Squire of Reeds"] },
      play: [
        {
          now: {
            asks: {
              of: "me",
              ask: "pick",
              purpose: "attackers",
              offers: ["Moss Ox", "Gate Giant", "Squire of Reeds", "done"],
            },
          },
        },
        { picks: ["Moss Ox", "Squire of Reeds"] },
      ],
      after: {
        step: "attackers",
        asks: { of: "me", ask: "priority" },
        me: {
          battlefield: [
            { name: "Moss Ox", tapped: true },
            { name: "Gate Giant", tapped: false },
            { name: "Squire of Reeds", tapped: true },
          ],
        },
        events: [{ type: "tapped", name: "Moss Ox" }, { type: "attackersDeclared" }],
        never: [{ type: "thingPut" }],
      },
    },
  );

  scenario(
    ["mtg-6e:C.3.1", "mtg-8e:attackers", "mtg-house:9"],
    "without one the rest of the step, blocks and damage do not happen",
    {
      eras: ALL,
      step: "beginCombat",
      me: { battlefield: ["Moss Ox"] },
      play: ["both pass", "done"],
      after: {
        step: "endCombat",
        asks: { of: "me", ask: "priority" },
        never: [
          { type: "stepBegan", step: "blockers" },
          { type: "stepBegan", step: "damage" },
        ],
      },
    },
  );

  scenario(["mtg-house:9", "mtg-6e:C.3.1"], "where nobody is able to attack nobody is asked", {
    eras: ALL,
    step: "attackers",
    me: { battlefield: [{ name: "Moss Ox", tapped: true }, "Forest"] },
    after: { step: "endCombat", never: [{ type: "stepBegan", step: "blockers" }] },
  });

  const wall = createCreature("Brick Wall", "1", "0/4");
  const cards = [{ ...wall, subtypes: ["Wall"] }];

  scenario(["mtg-6e:C.3.3", "mtg-6e:C.3.4", "mtg-6e:G.37.2", "mtg-6e:C.3.r1"], "only untapped creatures of one's own", {
    step: "attackers",
    me: {
      battlefield: [
        "Gate Giant",
        "Forest",
        { name: "Moss Ox", tapped: true },
        { name: "Squire of Reeds", settled: false },
        { name: "Ember Sprite", settled: false },
      ],
    },
    you: { battlefield: ["Sap Gatherer"] },
    play: [
      { now: { asks: { of: "me", ask: "pick", offers: ["Gate Giant", "Ember Sprite", "done"] } } },
      { refused: { pick: "Forest" }, because: ["NOT_A_CREATURE"] },
      { refused: { pick: "Moss Ox" }, because: ["IS_TAPPED"] },
      { refused: { pick: "Squire of Reeds" }, because: ["SUMMONING_SICK"] },
      { refused: { pick: "Sap Gatherer" }, because: ["NOT_YOURS"] },
      { picks: ["Gate Giant", "Ember Sprite"] },
    ],
    after: { step: "attackers", asks: { of: "me", ask: "priority" } },
  });

  scenario(
    ["mtg-6e:C.3.3", "mtg-6e:K.26.1", "mtg-6e:K.26.r1", "mtg-house:5"],
    "Walls stay where that means something",
    {
      eras: ["6e", "8e"],
      cards,
      step: "attackers",
      me: { battlefield: [{ name: "Brick Wall", counters: { "+1/+1": 3 } }, "Moss Ox"] },
      play: [{ refused: { pick: "Brick Wall" }, because: ["IS_A_WALL"] }, "done"],
      after: { step: "endCombat" },
    },
  );

  scenario(["mtg-house:5", "mtg-6e:C.3.r4"], "today a Wall may attack, with no power too", {
    eras: ["mod"],
    cards,
    step: "attackers",
    me: { battlefield: ["Brick Wall"] },
    play: [{ pick: "Brick Wall" }, "both pass", "both pass"],
    after: { step: "damage", you: { life: 20 }, never: [{ type: "damaged" }] },
  });

  scenario("mtg-6e:C.3.r3", "who does not tap to attack has to be untapped all the same", {
    cards: [
      createCreature("Steady Scout", "1W", "2/2", { keywords: ["vigilance"] }),
      createCreature("Watchful Mule", "1", "1/1", { keywords: ["vigilance"] }),
    ],
    step: "attackers",
    me: { battlefield: ["Steady Scout", { name: "Watchful Mule", tapped: true }] },
    play: [{ refused: { pick: "Watchful Mule" }, because: ["IS_TAPPED"] }, { pick: "Steady Scout" }],
    after: { me: { battlefield: [{ name: "Steady Scout", tapped: false }, "Watchful Mule"] }, step: "attackers" },
  });

  scenario(
    ["mtg-6e:A.18.2", "mtg-6e:A.18.3", "mtg-6e:A.18.r2"],
    "haste lets new creatures attack, and lifts nothing else",
    {
      cards: [
        { ...createCreature("Rushing Wall", "1R", "1/4", { keywords: ["haste"] }), subtypes: ["Wall"] },
        createCreature("Twice Swift", "R", "1/1", { keywords: ["haste", "haste"] }),
      ],
      eras: ["6e", "8e"],
      step: "attackers",
      me: {
        battlefield: [
          { name: "Twice Swift", settled: false },
          { name: "Rushing Wall", settled: false },
          { name: "Ember Sprite", settled: false, tapped: true },
        ],
      },
      play: [
        { refused: { pick: "Rushing Wall" }, because: ["IS_A_WALL"] },
        { refused: { pick: "Ember Sprite" }, because: ["IS_TAPPED"] },
        { pick: "Twice Swift" },
      ],
      after: { step: "attackers", asks: { of: "me", ask: "priority" } },
    },
  );

  scenario(
    ["mtg-6e:G.37.3", "mtg-6e:C.3.4"],
    "a land that has been there since the turn began attacks as it becomes a creature",
    {
      cards: [
        createSideEffectEnchantment("Waking Rite", {
          do: "change",
          what: { all: { type: "land" } },
          changes: [
            { become: { types: ["creature"] }, keep: true },
            { set: "power", amount: 2 },
            { set: "toughness", amount: 2 },
          ],
          until: "turn",
        }),
      ],
      step: "beginCombat",
      me: { battlefield: ["Waking Rite", "Forest", { name: "Plains", settled: false }] },
      play: [
        { mana: "Waking Rite" },
        "both pass",
        { refused: { pick: "Plains" }, because: ["SUMMONING_SICK"] },
        { pick: "Forest" },
        { passTo: "main2" },
      ],
      after: { you: { life: 18 } },
    },
  );
});

describe("effects on attacks", () => {
  const calm = createEnchantment("Calm Waters", {
    type: "static",
    affects: { all: { type: "creature", keyword: "flying" } },
    changes: [{ cannot: "attack" }],
  });
  const gull = createCreature("Grey Gull", "1U", "1/1", { keywords: ["flying"] });

  scenario(["mtg-6e:C.3.r2", "mtg-6e:C.3.r1", "mtg-6e:T.8.13"], "may forbid one, and say what does", {
    cards: [calm, gull],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Grey Gull", "Moss Ox"] },
    you: { battlefield: ["Calm Waters"] },
    play: [{ refused: { pick: "Grey Gull" }, because: ["FORBIDDEN"] }, { pick: "Moss Ox" }],
    after: { step: "attackers", asks: { of: "me", ask: "priority" } },
  });

  scenario("mtg-6e:C.3.r2", "a creature with defender is forbidden to attack by itself, in all eras", {
    cards: [createCreature("Door Keeper", "1", "1/4", { keywords: ["defender"] })],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Door Keeper", "Moss Ox"] },
    play: [{ refused: { pick: "Door Keeper" }, because: ["FORBIDDEN"] }, "done"],
    after: { step: "endCombat" },
  });

  const islander = createCreature("Tide Raider", "2U", "3/3", {
    abilities: [
      {
        type: "static",
        affects: "self",
        while: { not: { some: { all: { subtype: "Island", controller: "opponent" } } } },
        changes: [{ cannot: "attack" }],
      },
    ],
  });
  scenario("mtg-6e:C.3.r5", "a condition for attacking is looked at in the declaration only", {
    cards: [
      islander,
      createSideEffectEnchantment("Drying Rite", {
        do: "change",
        what: { all: { subtype: "Island" } },
        changes: [{ becomeLand: "Plains" }],
        until: "turn",
      }),
    ],
    step: "attackers",
    me: { battlefield: ["Tide Raider", "Drying Rite"] },
    you: { battlefield: ["Island"] },
    play: [{ pick: "Tide Raider" }, { mana: "Drying Rite" }, { passTo: "main2" }],
    after: { you: { life: 17 } },
  });
  scenario("mtg-6e:C.3.r5", "without what it asks for it cannot be declared", {
    cards: [islander],
    step: "attackers",
    me: { battlefield: ["Tide Raider", "Moss Ox"] },
    play: [{ refused: { pick: "Tide Raider" }, because: ["FORBIDDEN"] }, "done"],
    after: { step: "endCombat" },
  });

  const zealot = createCreature("Reckless Zealot", "1R", "2/1", { abilities: self({ must: "attack" }) });
  const fanatic = createCreature("Tired Fanatic", "1R", "2/1", { abilities: self({ must: "attack" }) });

  scenario(
    ["mtg-6e:C.3.9", "mtg-6e:C.7.1", "mtg-6e:C.3.r1"],
    "may demand one: declaring none is refused, and so is going past it; who cannot attack is let off",
    {
      cards: [zealot, fanatic],
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Moss Ox", { name: "Tired Fanatic", tapped: true }, "Reckless Zealot"] },
      play: [
        { now: { asks: { of: "me", ask: "pick", offers: ["Reckless Zealot"] } } },
        { refused: "done", because: ["MUST_ATTACK"] },
        { refused: { pick: "Moss Ox" }, because: ["MUST_ATTACK"] },
        { pick: "Reckless Zealot" },
        "done",
      ],
      after: {
        step: "attackers",
        asks: { of: "me", ask: "priority" },
        me: {
          battlefield: [{ name: "Moss Ox", tapped: false }, "Tired Fanatic", { name: "Reckless Zealot", tapped: true }],
        },
      },
    },
  );

  scenario(["mtg-6e:C.3.r6", "mtg-6e:C.7.r1"], "nobody else has to join", {
    cards: [zealot],
    step: "attackers",
    me: { battlefield: ["Reckless Zealot", "Moss Ox", "Gate Giant"] },
    play: [{ pick: "Reckless Zealot" }, "done"],
    after: {
      step: "attackers",
      me: { battlefield: ["Reckless Zealot", { name: "Moss Ox", tapped: false }, "Gate Giant"] },
    },
  });

  scenario("mtg-6e:C.7.3", "a creature that had to attack need not do so again in another combat of the turn", {
    cards: [
      { ...zealot, keywords: ["vigilance"] },
      createEnchantment(
        "Second Wind",
        createTriggeredAbility({ on: "stepBegins", step: "endCombat" }, { do: "extraPhase", phases: ["combat"] }),
      ),
    ],
    step: "attackers",
    me: { battlefield: ["Reckless Zealot", "Second Wind"] },
    play: [
      { refused: "done", because: ["MUST_ATTACK"] },
      { pick: "Reckless Zealot" },
      { passTo: "endCombat" },
      "both pass",
      { now: { you: { life: 18 } } },
      "both pass",
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["Reckless Zealot", "done"] } } },
      "done",
    ],
    after: { step: "endCombat", you: { life: 18 } },
  });
});
