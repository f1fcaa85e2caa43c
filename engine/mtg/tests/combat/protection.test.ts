import { describe } from "vitest";
import type { Keyword } from "../../model/keyword";
import {
  createCreature,
  createEnchantment,
  createSideEffectEnchantment,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const made = (name: string, cost: string, size: string, ...keywords: readonly Keyword[]) =>
  createCreature(name, cost, size, { keywords });

const CARDS = [
  made("Ash Warden", "1W", "2/2", { protectionFrom: { color: "r" } }),
  made("Cinder Imp", "R", "2/1"),
  made("Night Rat", "B", "2/3"),
  made("Steel Foe", "2W", "2/2", { protectionFrom: { type: "creature" } }),
];

describe("protection", () => {
  scenario(["mtg-6e:A.24.2.1", "mtg-6e:A.24.2", "mtg-6e:A.24.1"], "prevents all damage of its sources, and no other", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    active: "you",
    you: { battlefield: ["Cinder Imp", "Night Rat"] },
    me: { battlefield: ["Ash Warden", "Squire of Reeds"] },
    play: [
      { picks: ["Cinder Imp", "Night Rat"] },
      "both pass",
      { picks: ["Ash Warden", "Squire of Reeds"] },
      { picks: ["Cinder Imp", "Night Rat"] },
      { passTo: "endCombat" },
    ],
    after: {
      me: { battlefield: [{ name: "Ash Warden", damage: 0 }], graveyard: ["Squire of Reeds"] },
      you: { battlefield: [{ name: "Night Rat", damage: 1 }], graveyard: ["Cinder Imp"] },
      events: [{ type: "prevented", amount: 2, rule: "mtg-6e:A.24.2.1" }],
    },
  });

  scenario(["mtg-6e:A.24.2.2", "mtg-6e:A.24.r6"], "no creature that it is from blocks it, others do", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Ash Warden"] },
    you: { battlefield: ["Cinder Imp", "Night Rat"] },
    play: [
      { pick: "Ash Warden" },
      "both pass",
      { now: { asks: { of: "you", ask: "pick", offers: ["Night Rat", "done"] } } },
      { refused: { pick: "Cinder Imp" }, because: ["PROTECTION"] },
      { pick: "Night Rat" },
    ],
    after: { step: "blockers", events: [{ type: "becameBlocked", name: "Ash Warden" }] },
  });

  scenario("mtg-6e:A.24.2.2", "it does not keep its own creature from blocking", {
    cards: CARDS,
    eras: ALL,
    step: "attackers",
    me: { battlefield: ["Moss Ox"] },
    you: { battlefield: ["Steel Foe"] },
    play: [{ pick: "Moss Ox" }, "both pass", { pick: "Steel Foe" }, { passTo: "main2" }],
    after: { me: { graveyard: ["Moss Ox"] }, you: { battlefield: [{ name: "Steel Foe", damage: 0 }] } },
  });

  const plague = createSideEffectEnchantment("Red Plague", {
    do: "damage",
    to: { all: { type: "creature" } },
    amount: 1,
  });
  scenario("mtg-6e:A.24.r2", "damage that nothing aims is prevented as well", {
    cards: [...CARDS, { ...plague, colors: ["r"] }],
    eras: ALL,
    me: { battlefield: ["Ash Warden", "Moss Ox", "Red Plague"] },
    play: [{ mana: "Red Plague" }],
    after: {
      step: "main1",
      me: { battlefield: [{ name: "Ash Warden", damage: 0 }, { name: "Moss Ox", damage: 1 }, "Red Plague"] },
    },
  });

  scenario(["mtg-6e:A.24.r1", "mtg-6e:A.24.r3"], "is no immunity: what neither aims nor damages works", {
    cards: [
      ...CARDS,
      {
        ...createEnchantment("Red Banner", {
          type: "static",
          affects: { all: { type: "creature" } },
          changes: [{ add: "power", amount: 1 }],
        }),
        colors: ["r"],
      },
      {
        ...createSideEffectEnchantment("Red Wrath", { do: "destroy", what: { all: { power: { is: ">=", than: 3 } } } }),
        colors: ["r"],
      },
    ],
    eras: ALL,
    me: { battlefield: ["Ash Warden", "Red Banner", "Red Wrath"] },
    play: [
      { now: { me: { battlefield: [{ name: "Ash Warden", power: 3 }, "Red Banner", "Red Wrath"] } } },
      { mana: "Red Wrath" },
    ],
    after: { step: "main1", me: { battlefield: ["Red Banner", "Red Wrath"], graveyard: ["Ash Warden"] } },
  });

  scenario(
    ["mtg-6e:A.24.2.4", "mtg-6e:A.24.3", "mtg-6e:K.12.4"],
    "gained in play, it sheds what it is from and stays blocked by it",
    {
      cards: [
        ...CARDS,
        createSideEffectEnchantment("Sudden Ward", {
          do: "change",
          what: { all: { name: "Moss Ox" } },
          changes: [{ gain: { protectionFrom: { color: "r" } } }],
          until: "turn",
        }),
        {
          ...createEnchantment("Red Brand", {
            type: "static",
            affects: "attached",
            changes: [{ add: "power", amount: 1 }],
          }),
          colors: ["r"],
          subtypes: ["Aura"],
          enchants: { objects: { type: "creature" } },
        },
      ],
      eras: ALL,
      step: "attackers",
      me: { battlefield: ["Moss Ox", "Sudden Ward", { name: "Red Brand", on: "Moss Ox" }] },
      you: { battlefield: ["Cinder Imp"] },
      play: [{ pick: "Moss Ox" }, "both pass", { pick: "Cinder Imp" }, { mana: "Sudden Ward" }, { passTo: "main2" }],
      after: {
        me: { battlefield: [{ name: "Moss Ox", damage: 0, power: 2 }, "Sudden Ward"], graveyard: ["Red Brand"] },
        you: { life: 20, graveyard: ["Cinder Imp"] },
      },
    },
  );

  scenario("mtg-6e:A.24.5", "works as long as it is there: without it, damage is dealt", {
    cards: [
      ...CARDS,
      createSideEffectEnchantment("Stripping Wind", {
        do: "change",
        what: { all: { type: "creature" } },
        changes: [{ lose: "abilities" }],
        until: "turn",
      }),
      createEnchantment(
        "Imp Horn",
        createTriggeredAbility(
          { on: "damaged", what: { name: "Ash Warden" } },
          { do: "gainLife", who: "you", amount: 1 },
        ),
      ),
    ],
    step: "attackers",
    me: { battlefield: ["Cinder Imp", "Stripping Wind", "Imp Horn"] },
    you: { battlefield: ["Ash Warden"] },
    play: [
      { pick: "Cinder Imp" },
      "both pass",
      { pick: "Ash Warden" },
      { mana: "Stripping Wind" },
      { passTo: "main2" },
    ],
    after: { me: { life: 21, graveyard: ["Cinder Imp"] }, you: { graveyard: ["Ash Warden"] } },
  });
});
