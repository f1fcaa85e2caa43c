import { describe } from "vitest";
import type { Keyword } from "../../model/keyword";
import { createCreature, createSideEffectEnchantment } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const made = (name: string, size: string, ...keywords: readonly Keyword[]) =>
  createCreature(name, "1W", size, { keywords });

const CARDS = [
  made("Quick Lance", "2/1", "firstStrike"),
  made("Twin Blade", "2/2", "doubleStrike"),
  made("Quick Guard", "2/2", "firstStrike"),
];

describe("first strike", () => {
  scenario(
    ["mtg-6e:C.5.9", "mtg-6e:A.15.2", "mtg-6e:A.15.3", "mtg-8e:combat-damage", "mtg-8e:second-damage", "mtg-house:4"],
    "deals in a step before the others, who deal none if it kills them",
    {
      cards: CARDS,
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Quick Lance"] },
      you: { battlefield: ["Moss Ox"] },
      play: [{ pick: "Quick Lance" }, "both pass", { pick: "Moss Ox" }, { passTo: "main2" }],
      after: {
        me: { battlefield: [{ name: "Quick Lance", damage: 0 }] },
        you: { graveyard: ["Moss Ox"] },
        events: [
          { type: "stepBegan", step: "firstDamage" },
          { type: "damaged", amount: 2 },
          { type: "moved", name: "Moss Ox" },
          { type: "stepBegan", step: "damage" },
        ],
      },
    },
  );

  scenario(["mtg-6e:C.5.9", "mtg-6e:A.15.2"], "who lives deals in the second step, and who has dealt deals no more", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Quick Lance", "Squire of Reeds"] },
    you: { battlefield: ["Gate Giant"] },
    play: [
      { picks: ["Quick Lance", "Squire of Reeds"] },
      "both pass",
      { pick: "Gate Giant" },
      { pick: "Quick Lance" },
      { passTo: "main2" },
    ],
    after: {
      me: { battlefield: ["Squire of Reeds"], graveyard: ["Quick Lance"] },
      you: { life: 19, battlefield: [{ name: "Gate Giant", damage: 2 }] },
    },
  });

  scenario("mtg-6e:C.5.9", "without one there is one step of damage", {
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Moss Ox"] },
    play: [{ pick: "Moss Ox" }, { passTo: "main2" }],
    after: { you: { life: 18 }, never: [{ type: "stepBegan", step: "firstDamage" }] },
  });

  scenario(["mtg-6e:A.15.2", "mtg-6e:A.15.5"], "of both sides meets at once, and twice of it is no more", {
    cards: [...CARDS, made("Double Lance", "2/1", "firstStrike", "firstStrike")],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Double Lance"] },
    you: { battlefield: ["Quick Guard"] },
    play: [{ pick: "Double Lance" }, "both pass", { pick: "Quick Guard" }, { passTo: "main2" }],
    after: {
      me: { graveyard: ["Double Lance"] },
      you: { graveyard: ["Quick Guard"], life: 20 },
    },
  });

  scenario("mtg-6e:C.5.9", "gained after the first step does not keep a creature from the second", {
    cards: [
      ...CARDS,
      createSideEffectEnchantment("Late Lesson", {
        do: "change",
        what: { all: { name: "Moss Ox" } },
        changes: [{ gain: "firstStrike" }],
        until: "turn",
      }),
    ],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Quick Lance", "Moss Ox", "Late Lesson"] },
    play: [
      { picks: ["Quick Lance", "Moss Ox"] },
      { passTo: "firstDamage" },
      { mana: "Late Lesson" },
      { passTo: "main2" },
    ],
    after: { you: { life: 16 } },
  });

  scenario(["mtg-6e:C.5.9", "mtg-6e:C.5.6"], "lost after its damage was announced, it has dealt and deals no more", {
    cards: [
      ...CARDS,
      createSideEffectEnchantment("Dull Edge", {
        do: "change",
        what: { all: { name: "Quick Lance" } },
        changes: [{ lose: "firstStrike" }],
        until: "turn",
      }),
    ],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Quick Lance", "Dull Edge"] },
    play: [{ pick: "Quick Lance" }, { passTo: "firstDamage" }, { mana: "Dull Edge" }, { passTo: "main2" }],
    after: { you: { life: 18 } },
  });
});

describe("double strike", () => {
  const table = {
    cards: CARDS,
    step: "attackers" as const,
    me: { battlefield: ["Twin Blade"] },
    play: [{ pick: "Twin Blade" }, { passTo: "main2" }] as const,
  };
  scenario(["mtg-8e:second-damage", "mtg-8e:combat-damage", "mtg-house:4"], "deals in both steps", {
    ...table,
    eras: ["8e", "mod"],
    after: {
      you: { life: 16 },
      events: [
        { type: "stepBegan", step: "firstDamage" },
        { type: "stepBegan", step: "damage" },
      ],
    },
  });
  scenario("mtg-6e:C.5.9", "is unknown in the sixth edition", {
    ...table,
    eras: ["6e"],
    after: { you: { life: 18 }, never: [{ type: "stepBegan", step: "firstDamage" }] },
  });
  scenario(["mtg-8e:second-damage", "mtg-house:4"], "kills a blocker first, and stays blocked in the second step", {
    ...table,
    eras: ["8e", "mod"],
    you: { battlefield: ["Moss Ox"] },
    play: [{ pick: "Twin Blade" }, "both pass", { pick: "Moss Ox" }, { passTo: "main2" }],
    after: { me: { battlefield: [{ name: "Twin Blade", damage: 0 }] }, you: { life: 20, graveyard: ["Moss Ox"] } },
  });
});
