import type { CardDefinition } from "../../model/card";
import { NO_MANA } from "../../model/mana";
import { createCreature, createTriggeredAbility } from "../pool";
import {
  createArtifact,
  createAura,
  createEnchantment,
  createInstant,
  createSingleTarget,
  createSorcery,
  targetCreature,
} from "./build";

/** Green cards of the wide pool: mana, size, counters, choices. */
export const GREEN_CARDS: readonly CardDefinition[] = [
  createCreature("Elder of Nine Oaks", "3G", "4/4", { keywords: ["trample"] }),
  createCreature("Brave Elk", "1G", "2/2", { keywords: [{ blockedOnlyBy: { power: { is: ">=", than: 3 } } }] }),
  {
    ...createCreature("Growing Vine", "G", "0/1", {
      abilities: [
        {
          type: "replacement",
          on: { on: "enters", what: "self" },
          instead: { enters: { counters: ["+1/+1", 1] } },
        },
        createTriggeredAbility(
          { on: "enters", what: { type: "land", controller: "you" } },
          { do: "putCounters", on: "self", counter: "+1/+1", amount: 1 },
        ),
      ],
    }),
    counterCap: { counter: "+1/+1", most: 4 },
  },
  createCreature("Prism Bird", "1G", "0/1", {
    keywords: ["flying"],
    abilities: [
      { type: "activated", cost: { tap: true }, mana: true, effects: [{ do: "addAnyMana", who: "you", amount: 1 }] },
    ],
  }),
  createCreature("Herd Mother", "2G", "0/0", {
    abilities: [
      {
        type: "static",
        affects: "self",
        changes: ["power", "toughness"].map((stat) => ({
          set: stat as "power",
          amount: { count: { all: { type: "creature", controller: "you" } } },
        })),
      },
    ],
  }),
  createInstant(
    "Giant's Second Meal",
    "G",
    targetCreature({
      do: "change",
      what: { target: 0 },
      until: "turn",
      changes: [
        { add: "power", amount: 3 },
        { add: "toughness", amount: 3 },
      ],
    }),
  ),
  createInstant("Ankle Fog", "G", {
    effects: [
      { do: "prevent", to: { player: "each" }, amount: "all" },
      { do: "prevent", to: { all: { type: "creature" } }, amount: 2 },
    ],
  }),
  createEnchantment("Wide Fields", "1G", {
    abilities: [{ type: "static", affects: { players: "you" }, changes: [{ landPlays: 1 }] }],
  }),
  createSorcery("Shared Harvest", "1G", {
    effects: [
      {
        do: "eachPlayer",
        effects: [{ do: "may", who: "you", then: [{ do: "draw", who: "you", amount: 1 }] }],
      },
      { do: "repeat", times: 2, effects: [{ do: "gainLife", who: "each", amount: 1 }] },
    ],
  }),
  createSorcery("Root Choice", "1G", {
    effects: [
      { do: "choose", who: "you", from: { type: "land" }, min: 0, max: 1, store: "land" },
      { do: "destroy", what: { stored: "land" } },
    ],
  }),
  createAura(
    "Creeping Kudzu",
    "1G",
    [
      createTriggeredAbility(
        { on: "tappedForMana", what: "attached" },
        { do: "putCounters", on: "self", counter: "vine", amount: 1 },
      ),
    ],
    { type: "land" },
  ),
  createSorcery("Old Roads", "G", {
    effects: [
      {
        do: "if",
        if: { amount: { life: "you" }, is: "<", than: 10 },
        then: [{ do: "gainLife", who: "you", amount: 4 }],
        otherwise: [{ do: "addMana", who: "you", mana: { ...NO_MANA, g: 2 } }],
      },
    ],
  }),
];

const cheap = { mana: { ...NO_MANA, generic: 1, x: 0 } };

/** Colorless cards of the wide pool. */
export const COLORLESS_CARDS: readonly CardDefinition[] = [
  createArtifact("Copper Saddle", "1", {
    subtypes: ["Equipment"],
    abilities: [
      { type: "static", affects: "attached", changes: [{ add: "power", amount: 1 }, { gain: "vigilance" }] },
      {
        type: "activated",
        cost: cheap,
        sorcery: true,
        targets: createSingleTarget({ type: "creature", controller: "you" }),
        effects: [{ do: "attach", what: "self", to: { target: 0 } }],
      },
    ],
  }),
  createArtifact("Star Carver", "3", { keywords: ["spaceSculptor"] }),
  { ...createCreature("Loam Statue", "3", "2/3", { abilities: [stays()] }), types: ["artifact", "creature"] },
  createArtifact("Sleepy Vessel", "2", {
    abilities: [
      { type: "replacement", on: { on: "enters", what: "self" }, instead: { enters: { tapped: true } } },
      {
        type: "activated",
        cost: { tap: true },
        mana: true,
        effects: [{ do: "addMana", who: "you", mana: { ...NO_MANA, c: 2 } }],
      },
    ],
  }),
  createArtifact("Open Book", "2", {
    abilities: [
      { type: "static", affects: { players: "you" }, changes: [{ maxHand: "none" }] },
      {
        type: "activated",
        cost: { ...cheap, tap: true, discard: { count: 1 } },
        effects: [{ do: "draw", who: "you", amount: 1 }],
      },
    ],
  }),
  createArtifact("Quiet Bell", "1", {
    abilities: [
      {
        type: "activated",
        cost: { tap: true, sacrifice: { what: "self", count: 1 } },
        effects: [
          { do: "shuffle", who: "you" },
          { do: "byHand", text: "Ring it" },
        ],
      },
      { type: "unsupported", text: "Nobody hears it" },
    ],
  }),
];

/** A permanent that may stay tapped, and whose opponents' spells cost more while it is. */
function stays() {
  return { type: "static", affects: "self", changes: [{ may: "stayTapped" }] } as const;
}
