import type { CardDefinition } from "../../model/card";
import { createCreature, createTriggeredAbility } from "../pool";
import {
  ANY_TARGET,
  createAura,
  createEnchantment,
  createInstant,
  createSingleTarget,
  createSorcery,
  targetCreature,
} from "./build";

/** White cards of the wide pool: organized combat, prevention, costs of attacking. */
export const WHITE_CARDS: readonly CardDefinition[] = [
  createCreature("Lantern Guard", "1W", "2/2", { keywords: ["vigilance"] }),
  createCreature("Chain Sergeant", "1W", "1/1", { keywords: ["banding"] }),
  createCreature("Oath Paladin", "2W", "2/2", { keywords: ["firstStrike", { protectionFrom: { color: "b" } }] }),
  createCreature("Twin Duelist", "2W", "2/2", { keywords: ["doubleStrike"] }),
  createCreature("Rider at Noon", "1W", "2/1", { keywords: ["flanking"] }),
  createCreature("Far Rider", "2W", "2/2", { keywords: ["horsemanship"] }),
  { ...createCreature("Abbey Wall", "W", "0/4", { keywords: ["defender"] }), subtypes: ["Wall"] },
  {
    ...createCreature("Captain of Reeds", "1W", "2/2", {
      abilities: [
        {
          type: "static",
          affects: { all: { type: "creature", controller: "you", other: true } },
          changes: [{ add: "power", amount: 1 }],
        },
      ],
    }),
    supertypes: ["legendary"],
  },
  createInstant("Careful Needle", "W", {
    targets: ANY_TARGET,
    effects: [{ do: "prevent", to: { target: 0 }, amount: 3 }],
  }),
  createSorcery("Field Made Level", "3W", { effects: [{ do: "destroy", what: { all: { type: "creature" } } }] }),
  createAura("Red Ward", "1W", [
    {
      type: "static",
      affects: "attached",
      changes: [
        { add: "toughness", amount: 1 },
        { gain: { protectionFrom: { color: "r" } } },
        { cannot: "beTargeted", where: { color: "r" } },
      ],
    },
  ]),
  createEnchantment("Gate of the Toll Clerk", "2W", {
    abilities: [
      {
        type: "static",
        affects: { all: { type: "creature", controller: "opponent" } },
        changes: [{ costs: "attack", cost: { life: 1 } }],
      },
    ],
  }),
  createEnchantment("World of Walls", "1W", {
    supertypes: ["world"],
    abilities: [
      {
        type: "static",
        affects: { all: { type: "creature", power: { is: ">=", than: 4 } } },
        changes: [{ cannot: "attack" }],
      },
    ],
  }),
  createEnchantment("Tale of the Ford", "1W", {
    subtypes: ["Saga"],
    lastChapter: 2,
    abilities: [
      { type: "chapter", chapters: [1], effects: [{ do: "gainLife", who: "you", amount: 2 }] },
      { type: "chapter", chapters: [2], effects: [{ do: "draw", who: "you", amount: 1 }] },
    ],
  }),
];

/** Blue cards of the wide pool: the stack, changed characteristics, extra and skipped steps. */
export const BLUE_CARDS: readonly CardDefinition[] = [
  createCreature("Windowpane Drake", "2U", "2/2", { keywords: ["flying"] }),
  createCreature("Cellar Shade", "1U", "2/1", { keywords: ["shadow"] }),
  createCreature("Tide Clerk", "1U", "1/2", {
    abilities: [createTriggeredAbility({ on: "cast", who: "you" }, { do: "untap", what: "self" })],
  }),
  createInstant("Curt Refusal", "1U", {
    targets: [{ zone: "stack", objects: {}, min: 1, max: 1 }],
    effects: [{ do: "counter", what: { target: 0 } }],
  }),
  createInstant("Wave Home", "U", targetCreature({ do: "return", what: { target: 0 } })),
  createSorcery("Rinsed Thought", "2U", {
    effects: [
      { do: "draw", who: "you", amount: 2 },
      { do: "discard", who: "you", amount: 1, choose: "owner" },
    ],
  }),
  createInstant("Ebb or Flood", "U", {
    modes: [
      { targets: createSingleTarget({ tapped: false }), effects: [{ do: "tap", what: { target: 0 } }] },
      { targets: createSingleTarget({ tapped: true }), effects: [{ do: "untap", what: { target: 0 } }] },
    ],
    choose: 1,
  }),
  createInstant("Half a Step Aside", "1U", targetCreature({ do: "phaseOut", what: { target: 0 } })),
  createAura("Borrowed Crown", "2U", [{ type: "static", affects: "attached", changes: [{ control: "you" }] }]),
  createSorcery("Borrowed Hour of Orn", "3U", { effects: [{ do: "extraTurn", who: "you" }] }),
  createSorcery("Lost Morning", "1U", { effects: [{ do: "skip", who: "opponent", step: "draw" }] }),
  createInstant(
    "Fish for an Hour",
    "U",
    targetCreature({
      do: "change",
      what: { target: 0 },
      until: "turn",
      changes: [
        { set: "power", amount: 1 },
        { set: "toughness", amount: 1 },
        { lose: "abilities" },
        { become: { subtypes: ["Fish"], colors: ["u"] }, keep: false },
      ],
    }),
  ),
  createSorcery("Drowned Fields", "1U", {
    targets: createSingleTarget({ type: "land" }),
    effects: [{ do: "change", what: { target: 0 }, changes: [{ becomeLand: "Island" }], until: "game" }],
  }),
  {
    ...createEnchantment("Scholar Wen", "2U", {
      subtypes: ["Wen"],
      loyalty: 3,
      abilities: [
        {
          type: "activated",
          cost: { putCounters: { counter: "loyalty", count: 1 } },
          sorcery: true,
          perTurn: 1,
          effects: [{ do: "draw", who: "you", amount: 1 }],
        },
        {
          type: "activated",
          cost: { removeCounters: { counter: "loyalty", count: 2 } },
          sorcery: true,
          perTurn: 1,
          targets: createSingleTarget({ type: "creature" }),
          effects: [{ do: "return", what: { target: 0 } }],
        },
      ],
    }),
    types: ["planeswalker"],
  },
];
