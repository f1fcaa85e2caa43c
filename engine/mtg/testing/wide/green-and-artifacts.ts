import type { CardDefinition } from "../../model/card";
import { NO_MANA } from "../../model/mana";
import { creature, on } from "../pool";
import { artifact, atCreature, aura, enchanting, instant, oneOf, sorcery } from "./build";

/** Green cards of the wide pool: mana, size, counters, choices. */
export const GREEN: readonly CardDefinition[] = [
  creature("Elder of Nine Oaks", "3G", "4/4", { keywords: ["trample"] }),
  creature("Brave Elk", "1G", "2/2", { keywords: [{ blockedOnlyBy: { power: { is: ">=", than: 3 } } }] }),
  {
    ...creature("Growing Vine", "G", "0/1", {
      abilities: [
        {
          type: "replacement",
          on: { on: "enters", what: "self" },
          instead: { enters: { counters: ["+1/+1", 1] } },
        },
        on(
          { on: "enters", what: { type: "land", controller: "you" } },
          { do: "putCounters", on: "self", counter: "+1/+1", amount: 1 },
        ),
      ],
    }),
    counterCap: { counter: "+1/+1", most: 4 },
  },
  creature("Prism Bird", "1G", "0/1", {
    keywords: ["flying"],
    abilities: [
      { type: "activated", cost: { tap: true }, mana: true, effects: [{ do: "addAnyMana", who: "you", amount: 1 }] },
    ],
  }),
  creature("Herd Mother", "2G", "0/0", {
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
  instant(
    "Giant's Second Meal",
    "G",
    atCreature({
      do: "change",
      what: { target: 0 },
      until: "turn",
      changes: [
        { add: "power", amount: 3 },
        { add: "toughness", amount: 3 },
      ],
    }),
  ),
  instant("Ankle Fog", "G", {
    effects: [
      { do: "prevent", to: { player: "each" }, amount: "all" },
      { do: "prevent", to: { all: { type: "creature" } }, amount: 2 },
    ],
  }),
  enchanting("Wide Fields", "1G", {
    abilities: [{ type: "static", affects: { players: "you" }, changes: [{ landPlays: 1 }] }],
  }),
  sorcery("Shared Harvest", "1G", {
    effects: [
      {
        do: "eachPlayer",
        effects: [{ do: "may", who: "you", then: [{ do: "draw", who: "you", amount: 1 }] }],
      },
      { do: "repeat", times: 2, effects: [{ do: "gainLife", who: "each", amount: 1 }] },
    ],
  }),
  sorcery("Root Choice", "1G", {
    effects: [
      { do: "choose", who: "you", from: { type: "land" }, min: 0, max: 1, store: "land" },
      { do: "destroy", what: { stored: "land" } },
    ],
  }),
  aura(
    "Creeping Kudzu",
    "1G",
    [on({ on: "tappedForMana", what: "attached" }, { do: "putCounters", on: "self", counter: "vine", amount: 1 })],
    { type: "land" },
  ),
  sorcery("Old Roads", "G", {
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

/** Cards without colour in the wide pool. */
export const COLORLESS: readonly CardDefinition[] = [
  artifact("Copper Saddle", "1", {
    subtypes: ["Equipment"],
    abilities: [
      { type: "static", affects: "attached", changes: [{ add: "power", amount: 1 }, { gain: "vigilance" }] },
      {
        type: "activated",
        cost: cheap,
        sorcery: true,
        targets: oneOf({ type: "creature", controller: "you" }),
        effects: [{ do: "attach", what: "self", to: { target: 0 } }],
      },
    ],
  }),
  artifact("Star Carver", "3", { keywords: ["spaceSculptor"] }),
  { ...creature("Loam Statue", "3", "2/3", { abilities: [stays()] }), types: ["artifact", "creature"] },
  artifact("Sleepy Vessel", "2", {
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
  artifact("Open Book", "2", {
    abilities: [
      { type: "static", affects: { players: "you" }, changes: [{ maxHand: "none" }] },
      {
        type: "activated",
        cost: { ...cheap, tap: true, discard: { count: 1 } },
        effects: [{ do: "draw", who: "you", amount: 1 }],
      },
    ],
  }),
  artifact("Quiet Bell", "1", {
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
