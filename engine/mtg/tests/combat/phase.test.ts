import { describe } from "vitest";
import { createCreature, createEnchantment, createTriggeredAbility } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

describe("the combat phase", () => {
  scenario(
    [
      "mtg-6e:C.1.1",
      "mtg-6e:C.1.1.1",
      "mtg-6e:C.1.1.2",
      "mtg-6e:C.1.1.3",
      "mtg-6e:C.1.1.4",
      "mtg-6e:C.1.1.5",
      "mtg-6e:C.1.2",
    ],
    "has its steps in order, and all creatures go through each together",
    {
      eras: ALL,
      step: "beginCombat",
      me: { battlefield: ["Gate Giant", "Moss Ox"] },
      you: { battlefield: ["Squire of Reeds", "Squire of Reeds"] },
      play: [
        "both pass",
        { picks: ["Gate Giant", "Moss Ox"] },
        "both pass",
        { picks: ["Squire of Reeds", "Squire of Reeds"] },
        { picks: ["Gate Giant", "Moss Ox"] },
        { passTo: "endCombat" },
        { now: { asks: { of: "me", ask: "priority" } } },
        "both pass",
      ],
      after: {
        step: "main2",
        events: [
          { type: "stepBegan", step: "beginCombat" },
          { type: "stepBegan", step: "attackers" },
          { type: "attackersDeclared" },
          { type: "stepBegan", step: "blockers" },
          { type: "blockersDeclared" },
          { type: "stepBegan", step: "damage" },
          { type: "damageAssigned" },
          { type: "stepBegan", step: "endCombat" },
          { type: "combatEnded" },
        ],
      },
    },
  );

  scenario(
    ["mtg-6e:C.2.1", "mtg-8e:begin-combat", "mtg-flow:3.1"],
    "begins with its triggers, and then priority, before anyone attacks",
    {
      cards: [
        createEnchantment(
          "War Drum",
          createTriggeredAbility(
            { on: "stepBegins", step: "beginCombat" },
            { do: "change", what: { all: { type: "creature" } }, changes: [{ cannot: "attack" }], until: "turn" },
          ),
        ),
      ],
      eras: ALL,
      step: "beginCombat",
      me: { battlefield: ["Moss Ox", "War Drum"] },
      play: [{ now: { stack: ["triggered War Drum"], asks: { of: "me", ask: "priority" } } }, "both pass", "both pass"],
      after: { step: "endCombat", never: [{ type: "stepBegan", step: "blockers" }] },
    },
  );

  const count = { count: { all: { attacking: true } } } as const;
  const pack = createCreature("Pack Leader", "1G", "2/2", {
    abilities: [
      createTriggeredAbility({ on: "stepBegins", step: "beginCombat" }, { do: "gainLife", who: "you", amount: count }),
      createTriggeredAbility({ on: "stepBegins", step: "blockers" }, { do: "gainLife", who: "you", amount: count }),
      createTriggeredAbility({ on: "stepBegins", step: "endCombat" }, { do: "gainLife", who: "you", amount: count }),
      createTriggeredAbility({ on: "stepBegins", step: "main2" }, { do: "gainLife", who: "you", amount: count }),
    ],
  });
  scenario(
    ["mtg-6e:C.1.3", "mtg-6e:C.6.1", "mtg-8e:end-combat", "mtg-flow:3.5"],
    "makes attackers for as long as it lasts",
    {
      cards: [pack],
      eras: ALL,
      step: "beginCombat",
      me: { battlefield: ["Pack Leader"] },
      play: [
        "both pass",
        { now: { me: { life: 20 } } },
        "both pass",
        { pick: "Pack Leader" },
        "both pass",
        "both pass",
        { now: { step: "blockers", me: { life: 21 } } },
        { passTo: "endCombat" },
        "both pass",
        { now: { me: { life: 22 } } },
        "both pass",
        { now: { step: "main2" } },
        "both pass",
      ],
      after: { me: { life: 22 } },
    },
  );
});
