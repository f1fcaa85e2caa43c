import { describe } from "vitest";
import { defineCard } from "../../model/card";
import {
  createCreature,
  createEnchantment,
  createSideEffectEnchantment,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;
const STACKED = ["6e", "8e"] as const;

/** Effects that happen at a priority without the stack. */
const quake = createSideEffectEnchantment("Sudden Grave", {
  do: "put",
  what: { all: { name: "Moss Ox" } },
  to: "graveyard",
});
const growth = createSideEffectEnchantment("Swelling Moss", {
  do: "change",
  what: { all: { name: "Moss Ox" } },
  changes: [{ add: "power", amount: 3 }],
  until: "turn",
});
const stone = createSideEffectEnchantment("Stone Gaze", {
  do: "change",
  what: { all: { name: "Moss Ox" } },
  changes: [{ become: { types: ["artifact"] }, keep: false }],
  until: "turn",
});

describe("combat damage", () => {
  scenario(
    ["mtg-6e:C.5.1", "mtg-6e:C.5.2", "mtg-6e:C.5.3", "mtg-6e:C.5.6", "mtg-6e:C.5.8", "mtg-8e:combat-damage"],
    "is announced as one thing on the stack, which is dealt as it resolves",
    {
      eras: STACKED,
      step: "attackers",
      me: { battlefield: ["Gate Giant", "Moss Ox"] },
      you: { battlefield: ["Squire of Reeds"] },
      play: [
        { picks: ["Gate Giant", "Moss Ox"] },
        "both pass",
        { pick: "Squire of Reeds" },
        { pick: "Moss Ox" },
        "both pass",
        {
          now: {
            step: "damage",
            stack: ["combatDamage game"],
            asks: { of: "me", ask: "priority" },
            you: { life: 20 },
            events: [{ type: "damageAssigned" }, { type: "thingPut" }],
            never: [{ type: "damaged" }],
          },
        },
        "both pass",
      ],
      after: {
        step: "damage",
        stack: [],
        me: { battlefield: ["Gate Giant", { name: "Moss Ox", damage: 1 }] },
        you: { life: 15, graveyard: ["Squire of Reeds"] },
      },
    },
  );

  scenario(["mtg-flow:3.4", "mtg-house:34", "mtg-6e:C.5.3"], "today is dealt as soon as it is announced", {
    eras: ["mod"],
    step: "attackers",
    me: { battlefield: ["Gate Giant", "Moss Ox"] },
    you: { battlefield: ["Squire of Reeds"] },
    play: [
      { picks: ["Gate Giant", "Moss Ox"] },
      "both pass",
      { pick: "Squire of Reeds" },
      { pick: "Moss Ox" },
      "both pass",
    ],
    after: {
      step: "damage",
      asks: { of: "me", ask: "priority" },
      me: { battlefield: ["Gate Giant", { name: "Moss Ox", damage: 1 }] },
      you: { life: 15, graveyard: ["Squire of Reeds"] },
      never: [{ type: "thingPut" }],
    },
  });

  scenario(["mtg-6e:C.1.7", "mtg-6e:C.5.n1"], "is dealt by tapped creatures too", {
    cards: [createSideEffectEnchantment("Sleeping Dust", { do: "tap", what: { all: { type: "creature" } } })],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Sleeping Dust"] },
    you: { battlefield: ["Gate Giant"] },
    play: [{ pick: "Moss Ox" }, "both pass", { pick: "Gate Giant" }, { mana: "Sleeping Dust" }, { passTo: "main2" }],
    after: {
      me: { battlefield: ["Sleeping Dust"], graveyard: ["Moss Ox"] },
      you: { battlefield: [{ name: "Gate Giant", tapped: true, damage: 2 }] },
    },
  });

  scenario("mtg-6e:C.1.8", "is that of this step alone: damage of an ability in combat is none", {
    cards: [
      createEnchantment(
        "Battle Hymn",
        createTriggeredAbility(
          { on: "damaged", what: { player: "opponent" }, inCombat: true },
          { do: "gainLife", who: "you", amount: 1 },
        ),
      ),
      createSideEffectEnchantment("Stray Spark", { do: "damage", to: { player: "opponent" }, amount: 1 }),
    ],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Battle Hymn", "Stray Spark"] },
    play: [
      { pick: "Moss Ox" },
      { mana: "Stray Spark" },
      { now: { stack: [], you: { life: 19 } } },
      { passTo: "main2" },
    ],
    after: { you: { life: 17 }, me: { life: 21 } },
  });

  scenario(
    ["mtg-6e:G.10.r1", "mtg-6e:C.3.r4"],
    "of no power is none: nothing is dealt and nothing waits on the stack",
    {
      cards: [createCreature("Idle Page", "1", "0/3")],
      eras: STACKED,
      step: "attackers",
      me: { battlefield: ["Idle Page"] },
      play: [{ pick: "Idle Page" }, "both pass", "both pass"],
      after: { step: "damage", stack: [], you: { life: 20 }, never: [{ type: "thingPut" }, { type: "damaged" }] },
    },
  );
});

describe("damage on the stack", () => {
  const table = {
    cards: [quake, growth, stone],
    step: "attackers" as const,
    me: { battlefield: ["Moss Ox", "Sudden Grave", "Swelling Moss", "Stone Gaze"] },
    you: { battlefield: ["Gate Giant"] },
  };
  const toDamage = [{ pick: "Moss Ox" }, "both pass", { pick: "Gate Giant" }, "both pass"] as const;

  scenario(
    ["mtg-6e:C.5.6", "mtg-6e:C.5.7", "mtg-6e:C.1.r1"],
    "is dealt by a creature that has gone, and to none that has",
    {
      ...table,
      eras: STACKED,
      play: [...toDamage, { mana: "Sudden Grave" }, "both pass"],
      after: {
        me: { graveyard: ["Moss Ox"] },
        you: { battlefield: [{ name: "Gate Giant", damage: 2 }] },
        never: [{ type: "damaged", amount: 5 }],
      },
    },
  );
  scenario("mtg-6e:C.5.6", "does not follow a power that changes", {
    ...table,
    eras: STACKED,
    play: [...toDamage, { mana: "Swelling Moss" }, "both pass"],
    after: { you: { battlefield: [{ name: "Gate Giant", damage: 2 }] } },
  });
  scenario("mtg-6e:C.5.2", "follows one that changes before it is announced", {
    ...table,
    eras: ALL,
    play: [{ pick: "Moss Ox" }, "both pass", { pick: "Gate Giant" }, { mana: "Swelling Moss" }, { passTo: "main2" }],
    after: { you: { graveyard: ["Gate Giant"] }, me: { graveyard: ["Moss Ox"] } },
  });
  scenario(["mtg-6e:C.5.6", "mtg-6e:C.1.4", "mtg-6e:C.1.r1"], "is not dealt to what is no creature any more", {
    ...table,
    eras: STACKED,
    play: [...toDamage, { mana: "Stone Gaze" }, "both pass"],
    after: {
      me: { battlefield: ["Moss Ox", "Sudden Grave", "Swelling Moss", "Stone Gaze"] },
      you: { battlefield: [{ name: "Gate Giant", damage: 2 }] },
      events: [{ type: "leftCombat", name: "Moss Ox" }],
    },
  });

  scenario("mtg-6e:C.5.7", "has the colour of its source as it resolves", {
    cards: [
      createSideEffectEnchantment("Black Dye", {
        do: "change",
        what: { all: { name: "Moss Ox" } },
        changes: [{ become: { colors: ["b"] }, keep: false }],
        until: "turn",
      }),
      createCreature("Bright Ward", "1W", "1/1", { keywords: [{ protectionFrom: { color: "b" } }] }),
    ],
    eras: STACKED,
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Black Dye"] },
    you: { battlefield: ["Bright Ward"] },
    play: [{ pick: "Moss Ox" }, "both pass", { pick: "Bright Ward" }, "both pass", { mana: "Black Dye" }, "both pass"],
    after: { you: { battlefield: [{ name: "Bright Ward", damage: 0 }] }, events: [{ type: "prevented" }] },
  });
});

describe("deathtouch", () => {
  const viper = createCreature("Grass Viper", "G", "1/1", { keywords: ["deathtouch"] });
  const table = {
    cards: [viper],
    step: "attackers" as const,
    me: { battlefield: ["Grass Viper"] },
    play: [{ pick: "Grass Viper" }, "both pass", { pick: "Gate Giant" }, { passTo: "main2" }] as const,
  };
  scenario(["mtg-cr:704.5h", "mtg-flow:3.4"], "today kills what one point of it is dealt to", {
    ...table,
    eras: ["mod"],
    you: { battlefield: ["Gate Giant"] },
    after: { me: { graveyard: ["Grass Viper"] }, you: { graveyard: ["Gate Giant"] } },
  });
  scenario(["mtg-cr:704.5h", "mtg-6e:G.29.3", "mtg-6e:C.1.6"], "is met by regeneration as other destruction is", {
    ...table,
    eras: ["mod"],
    you: { battlefield: [{ name: "Gate Giant", shields: [{ kind: "regenerate" }] }] },
    after: {
      me: { graveyard: ["Grass Viper"] },
      you: { battlefield: [{ name: "Gate Giant", tapped: true, damage: 0 }] },
      events: [{ type: "regenerated", name: "Gate Giant" }],
    },
  });
  scenario("mtg-6e:K.10.4", "is unknown before: one point is one point", {
    ...table,
    eras: STACKED,
    you: { battlefield: ["Gate Giant"] },
    after: { me: { graveyard: ["Grass Viper"] }, you: { battlefield: [{ name: "Gate Giant", damage: 1 }] } },
  });
});

describe("a planeswalker that is attacked", () => {
  const seer = defineCard("Hill Seer", { types: ["planeswalker"], loyalty: 3 });
  scenario(["mtg-flow:3.4", "mtg-flow:3.2", "mtg-cr:704.5i"], "loses loyalty, and goes at none", {
    cards: [seer],
    eras: ["mod"],
    step: "attackers",
    me: { battlefield: ["Gate Giant"] },
    you: { battlefield: [{ name: "Hill Seer", counters: { loyalty: 3 } }] },
    play: [{ pick: "Gate Giant" }, { pick: "Hill Seer" }, "both pass", "both pass"],
    after: { you: { life: 20, graveyard: ["Hill Seer"] }, events: [{ type: "moved", rule: "mtg-cr:704.5i" }] },
  });
  scenario("mtg-flow:3.4", "that has gone is dealt none, and neither is its player", {
    cards: [
      seer,
      createSideEffectEnchantment("Fading Hill", { do: "put", what: { all: { type: "planeswalker" } }, to: "exile" }),
    ],
    eras: ["mod"],
    step: "attackers",
    me: { battlefield: ["Gate Giant", "Fading Hill"] },
    you: { battlefield: [{ name: "Hill Seer", counters: { loyalty: 3 } }] },
    play: [{ pick: "Gate Giant" }, { pick: "Hill Seer" }, { mana: "Fading Hill" }, { passTo: "main2" }],
    after: { you: { life: 20, exile: ["Hill Seer"] }, never: [{ type: "damaged" }] },
  });
});
