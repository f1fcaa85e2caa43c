import { describe } from "vitest";
import { createEnchantment, createSideEffectEnchantment, createTriggeredAbility } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const quake = createSideEffectEnchantment("Sudden Grave", {
  do: "put",
  what: { all: { name: "Moss Ox" } },
  to: "graveyard",
});
const stone = createSideEffectEnchantment("Stone Gaze", {
  do: "change",
  what: { all: { name: "Moss Ox" } },
  changes: [{ become: { types: ["artifact"] }, keep: false }],
  until: "turn",
});

describe("removal from combat", () => {
  const table = {
    cards: [
      quake,
      stone,
      createSideEffectEnchantment("Sly Whisper", {
        do: "change",
        what: { all: { name: "Moss Ox" } },
        changes: [{ control: "opponent" }],
        until: "turn",
      }),
      createSideEffectEnchantment("Killing Word", { do: "destroy", what: { all: { name: "Moss Ox" } } }),
    ],
    step: "attackers" as const,
    me: { battlefield: ["Moss Ox", "Sudden Grave", "Stone Gaze", "Sly Whisper", "Killing Word"] },
    you: { battlefield: ["Gate Giant"] },
  };
  for (const [how, name] of [
    ["that leaves", "Sudden Grave"],
    ["that is none any more", "Stone Gaze"],
    ["that another player gains control of", "Sly Whisper"],
  ] as const) {
    scenario(
      ["mtg-6e:C.1.4", "mtg-6e:C.1.5", "mtg-6e:C.1.r1", "mtg-6e:C.5.5"],
      `a creature ${how} neither deals nor takes combat damage`,
      {
        ...table,
        eras: ALL,
        play: [{ pick: "Moss Ox" }, "both pass", { pick: "Gate Giant" }, { mana: name }, { passTo: "main2" }],
        after: { you: { life: 20 }, never: [{ type: "damaged" }] },
      },
    );
  }

  scenario("mtg-6e:C.6.r1", "what waits for the end of combat still finds one that left it", {
    cards: [
      createSideEffectEnchantment("Killing Word", { do: "destroy", what: { all: { name: "Moss Ox" } } }),
      createSideEffectEnchantment("Slow Poison", {
        do: "delay",
        ability: createTriggeredAbility(
          { on: "stepBegins", step: "endCombat" },
          { do: "sacrifice", what: { all: { name: "Moss Ox" } } },
        ),
      }),
    ],
    eras: ALL,
    step: "attackers",
    me: { battlefield: [{ name: "Moss Ox", shields: [{ kind: "regenerate" }] }, "Killing Word", "Slow Poison"] },
    play: [
      { pick: "Moss Ox" },
      { mana: "Slow Poison" },
      { mana: "Killing Word" },
      { passTo: "endCombat" },
      { now: { stack: ["triggered Slow Poison"], me: { battlefield: ["Moss Ox", "Killing Word", "Slow Poison"] } } },
      "both pass",
    ],
    after: {
      step: "endCombat",
      you: { life: 20 },
      me: { battlefield: ["Killing Word", "Slow Poison"], graveyard: ["Moss Ox"] },
    },
  });

  scenario(["mtg-6e:C.1.6", "mtg-6e:G.29.3", "mtg-6e:C.1.r1"], "one that regenerates stays tapped, and out of combat", {
    ...table,
    eras: ALL,
    me: { battlefield: [{ name: "Moss Ox", shields: [{ kind: "regenerate" }] }, "Killing Word"] },
    play: [{ pick: "Moss Ox" }, "both pass", "done", { mana: "Killing Word" }, { passTo: "main2" }],
    after: {
      me: { battlefield: [{ name: "Moss Ox", tapped: true, damage: 0 }, "Killing Word"] },
      you: { life: 20 },
      events: [{ type: "regenerated", name: "Moss Ox" }],
      never: [{ type: "damaged" }],
    },
  });

  const regenerating = {
    ...table,
    me: { battlefield: [{ name: "Moss Ox", shields: [{ kind: "regenerate" as const }] }, "Killing Word"] },
    play: [
      { pick: "Moss Ox" },
      "both pass",
      { pick: "Gate Giant" },
      "both pass",
      { mana: "Killing Word" },
      "both pass",
    ] as const,
  };
  scenario(["mtg-6e:C.1.r1", "mtg-6e:C.1.6"], "once it is announced, who leaves combat deals it and takes none", {
    ...regenerating,
    eras: ["6e"],
    after: {
      me: { battlefield: [{ name: "Moss Ox", damage: 0 }, "Killing Word"] },
      you: { battlefield: [{ name: "Gate Giant", damage: 2 }] },
    },
  });
  scenario("mtg-8e:combat-damage", "in the eighth edition who leaves combat takes it all the same", {
    ...regenerating,
    eras: ["8e"],
    after: { me: { graveyard: ["Moss Ox"] }, you: { battlefield: [{ name: "Gate Giant", damage: 2 }] } },
  });

  scenario(
    ["mtg-6e:C.4.8", "mtg-6e:C.4.7", "mtg-6e:C.5.4"],
    "an attacker whose blockers have all gone stays blocked and deals none",
    {
      cards: [quake],
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Gate Giant", "Sudden Grave"] },
      you: { battlefield: ["Moss Ox"] },
      play: [{ pick: "Gate Giant" }, "both pass", { pick: "Moss Ox" }, { mana: "Sudden Grave" }, { passTo: "main2" }],
      after: { you: { life: 20, graveyard: ["Moss Ox"] }, never: [{ type: "damaged" }] },
    },
  );

  scenario(["mtg-6e:C.1.3", "mtg-6e:C.6.1", "mtg-flow:3.5"], "all of them are removed as combat ends", {
    cards: [
      createEnchantment(
        "Rear Watch",
        createTriggeredAbility(
          { on: "stepBegins", step: "main2" },
          { do: "gainLife", who: "you", amount: { count: { all: { attacking: true } } } },
        ),
        createTriggeredAbility(
          { on: "stepBegins", step: "endCombat" },
          { do: "gainLife", who: "you", amount: { count: { all: { attacking: true } } } },
        ),
      ),
    ],
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Rear Watch"] },
    play: [
      { pick: "Moss Ox" },
      { passTo: "endCombat" },
      "both pass",
      { now: { me: { life: 21 } } },
      { passTo: "main2" },
      "both pass",
    ],
    after: { me: { life: 21 } },
  });
});
