import { type CardDefinition, defineCard } from "../../model/card";
import { creature, on } from "../pool";
import { ANY_TARGET, artifact, atCreature, enchanting, instant, oneOf, sorcery } from "./build";

/** Black cards of the wide pool: death, discards, costs other than mana. */
export const BLACK: readonly CardDefinition[] = [
  creature("Midnight Toad", "B", "1/1", { keywords: ["deathtouch"] }),
  creature("Grave Herald", "1B", "2/2", {
    abilities: [
      on({ on: "dies", what: "self" }, { do: "discard", who: "opponent", amount: 1, choose: "owner" }),
      on({ on: "discards", who: "opponent" }, { do: "gainLife", who: "you", amount: 1 }),
    ],
  }),
  creature("Hungry Wight", "2B", "3/3", {
    abilities: [{ type: "static", affects: "self", changes: [{ must: "attack" }] }],
  }),
  creature("Bog Walker", "1B", "2/2", { keywords: [{ landwalk: { subtype: "Swamp" } }] }),
  creature("Knitted Bones", "1B", "2/1", {
    abilities: [
      { type: "activated", cost: { life: 1 }, perTurn: 1, effects: [{ do: "regenerate", what: "self" }] },
      { type: "static", affects: "self", changes: [{ must: "block" }] },
    ],
  }),
  creature("Adder Thief", "1B", "1/1", {
    abilities: [
      on(
        { on: "dealsDamage", what: "self", other: { player: "opponent" }, inCombat: true },
        { do: "poison", who: "opponent", amount: 1 },
      ),
    ],
  }),
  instant("Ink for Blood", "B", { cost: { life: 2 }, effects: [{ do: "draw", who: "you", amount: 2 }] }),
  instant("Short Candle", "1B", {
    targets: oneOf({ type: "creature", not: { color: "b" } }),
    effects: [{ do: "destroy", what: { target: 0 }, noRegeneration: true }],
  }),
  instant("Curse of Dust", "B", atCreature({ do: "putCounters", on: { target: 0 }, counter: "-1/-1", amount: 1 })),
  sorcery("Second Burial", "1B", {
    targets: [{ zone: "graveyard", objects: { type: "creature" }, min: 1, max: 1 }],
    effects: [{ do: "put", what: { target: 0 }, to: "battlefield", tapped: true }],
  }),
  sorcery("Empty Palms", "2B", {
    effects: [{ do: "discard", who: "opponent", amount: "hand", choose: "random" }],
  }),
  enchanting("Plague Lot", "1B", {
    abilities: [
      on({ on: "stepBegins", step: "upkeep", whose: "you" }, { do: "loseLife", who: "each", amount: 1 }),
      on({ on: "lifeLost", who: "opponent" }, { do: "shuffle", who: "you" }),
    ],
  }),
  enchanting("Cold Cellar", "1B", {
    abilities: [
      {
        type: "replacement",
        on: { on: "dies", what: { type: "creature" } },
        instead: { moveTo: "exile" },
      },
    ],
  }),
  artifact("Letting Knife", "1", {
    abilities: [
      {
        type: "activated",
        cost: { sacrifice: { what: { type: "creature", controller: "you" }, count: 1 } },
        targets: ANY_TARGET,
        effects: [{ do: "damage", to: { target: 0 }, amount: 1 }],
      },
    ],
  }),
  {
    ...enchanting("Fall of Marl", "2B", { subtypes: ["Siege"], defense: 3 }),
    types: ["battle"],
  },
];

const SPARK = defineCard("Small Ember", {
  types: ["creature"],
  colors: ["r"],
  power: 1,
  toughness: 1,
  keywords: ["haste"],
});

/** Red cards of the wide pool: damage, tokens, haste, effects that end. */
export const RED: readonly CardDefinition[] = [
  instant("Flint Snap", "R", { targets: ANY_TARGET, effects: [{ do: "damage", to: { target: 0 }, amount: 2 }] }),
  instant("Threefold Snap", "1R", {
    targets: [{ objects: { type: "creature" }, players: "any", min: 1, max: 3, divide: 3 }],
    effects: [{ do: "damage", to: { target: 0 }, amount: { share: 0 } }],
  }),
  sorcery("Blaze by Measure", "XR", {
    targets: ANY_TARGET,
    effects: [{ do: "damage", to: { target: 0 }, amount: "x" }],
  }),
  creature("Stamping Bull of Orn", "2R", "3/2", { keywords: ["trample", { rampage: 2 }] }),
  creature("Loose Cannoneer", "1R", "3/1", {
    abilities: [{ type: "static", affects: "self", changes: [{ cannot: "block" }] }],
  }),
  creature("Cinder Goat", "R", "2/2", {
    abilities: [
      {
        type: "state",
        when: { not: { some: { all: { subtype: "Mountain", controller: "you" } } } },
        effects: [{ do: "sacrifice", what: "self" }],
      },
    ],
  }),
  creature("Drum Bearer", "2R", "2/3", {
    abilities: [
      on({ on: "attacks", what: "self" }, { do: "token", token: SPARK, who: "you", count: 1 }),
      on({ on: "blocks", what: "self" }, { do: "damage", to: { player: "opponent" }, amount: 1 }),
      on({ on: "becomesBlocked", what: "self" }, { do: "loseLife", who: "opponent", amount: 1 }),
      on({ on: "damaged", what: "self" }, { do: "untap", what: "self" }),
    ],
  }),
  sorcery("Twin March", "2R", { effects: [{ do: "extraPhase", phases: ["combat", "main2"] }] }),
  sorcery("Basket of Embers", "1R", { effects: [{ do: "token", token: SPARK, who: "you", count: 2 }] }),
  instant(
    "Red Mist Hour",
    "R",
    atCreature(
      {
        do: "change",
        what: { target: 0 },
        until: "turn",
        changes: [{ add: "power", amount: 3 }, { gain: "firstStrike" }],
      },
      {
        do: "delay",
        ability: on({ on: "stepBegins", step: "end" }, { do: "destroy", what: { target: 0 } }),
      },
    ),
  ),
  instant("Scrap to Nails", "1R", {
    targets: oneOf({ type: "artifact" }),
    effects: [{ do: "destroy", what: { target: 0 } }],
  }),
];
