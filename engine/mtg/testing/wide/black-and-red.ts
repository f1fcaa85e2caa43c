import { type CardDefinition, defineCard } from "../../model/card";
import { createCreature, createTriggeredAbility } from "../pool";
import {
  ANY_TARGET,
  createArtifact,
  createEnchantment,
  createInstant,
  createSingleTarget,
  createSorcery,
  targetCreature,
} from "./build";

/** Black cards of the wide pool: death, discards, costs other than mana. */
export const BLACK_CARDS: readonly CardDefinition[] = [
  createCreature("Midnight Toad", "B", "1/1", { keywords: ["deathtouch"] }),
  createCreature("Grave Herald", "1B", "2/2", {
    abilities: [
      createTriggeredAbility(
        { on: "dies", what: "self" },
        { do: "discard", who: "opponent", amount: 1, choose: "owner" },
      ),
      createTriggeredAbility({ on: "discards", who: "opponent" }, { do: "gainLife", who: "you", amount: 1 }),
    ],
  }),
  createCreature("Hungry Wight", "2B", "3/3", {
    abilities: [{ type: "static", affects: "self", changes: [{ must: "attack" }] }],
  }),
  createCreature("Bog Walker", "1B", "2/2", { keywords: [{ landwalk: { subtype: "Swamp" } }] }),
  createCreature("Knitted Bones", "1B", "2/1", {
    abilities: [
      { type: "activated", cost: { life: 1 }, perTurn: 1, effects: [{ do: "regenerate", what: "self" }] },
      { type: "static", affects: "self", changes: [{ must: "block" }] },
    ],
  }),
  createCreature("Adder Thief", "1B", "1/1", {
    abilities: [
      createTriggeredAbility(
        { on: "dealsDamage", what: "self", other: { player: "opponent" }, inCombat: true },
        { do: "poison", who: "opponent", amount: 1 },
      ),
    ],
  }),
  createInstant("Ink for Blood", "B", { cost: { life: 2 }, effects: [{ do: "draw", who: "you", amount: 2 }] }),
  createInstant("Short Candle", "1B", {
    targets: createSingleTarget({ type: "creature", not: { color: "b" } }),
    effects: [{ do: "destroy", what: { target: 0 }, noRegeneration: true }],
  }),
  createInstant(
    "Curse of Dust",
    "B",
    targetCreature({ do: "putCounters", on: { target: 0 }, counter: "-1/-1", amount: 1 }),
  ),
  createSorcery("Second Burial", "1B", {
    targets: [{ zone: "graveyard", objects: { type: "creature" }, min: 1, max: 1 }],
    effects: [{ do: "put", what: { target: 0 }, to: "battlefield", tapped: true }],
  }),
  createSorcery("Empty Palms", "2B", {
    effects: [{ do: "discard", who: "opponent", amount: "hand", choose: "random" }],
  }),
  createEnchantment("Plague Lot", "1B", {
    abilities: [
      createTriggeredAbility(
        { on: "stepBegins", step: "upkeep", whose: "you" },
        { do: "loseLife", who: "each", amount: 1 },
      ),
      createTriggeredAbility({ on: "lifeLost", who: "opponent" }, { do: "shuffle", who: "you" }),
    ],
  }),
  createEnchantment("Cold Cellar", "1B", {
    abilities: [
      {
        type: "replacement",
        on: { on: "dies", what: { type: "creature" } },
        instead: { moveTo: "exile" },
      },
    ],
  }),
  createArtifact("Letting Knife", "1", {
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
    ...createEnchantment("Fall of Marl", "2B", { subtypes: ["Siege"], defense: 3 }),
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

/** Red cards of the wide pool: damage, tokens, haste, temporary effects. */
export const RED_CARDS: readonly CardDefinition[] = [
  createInstant("Flint Snap", "R", { targets: ANY_TARGET, effects: [{ do: "damage", to: { target: 0 }, amount: 2 }] }),
  createInstant("Threefold Snap", "1R", {
    targets: [{ objects: { type: "creature" }, players: "any", min: 1, max: 3, divide: 3 }],
    effects: [{ do: "damage", to: { target: 0 }, amount: { share: 0 } }],
  }),
  createSorcery("Blaze by Measure", "XR", {
    targets: ANY_TARGET,
    effects: [{ do: "damage", to: { target: 0 }, amount: "x" }],
  }),
  createCreature("Stamping Bull of Orn", "2R", "3/2", { keywords: ["trample", { rampage: 2 }] }),
  createCreature("Loose Cannoneer", "1R", "3/1", {
    abilities: [{ type: "static", affects: "self", changes: [{ cannot: "block" }] }],
  }),
  createCreature("Cinder Goat", "R", "2/2", {
    abilities: [
      {
        type: "state",
        when: { not: { some: { all: { subtype: "Mountain", controller: "you" } } } },
        effects: [{ do: "sacrifice", what: "self" }],
      },
    ],
  }),
  createCreature("Drum Bearer", "2R", "2/3", {
    abilities: [
      createTriggeredAbility({ on: "attacks", what: "self" }, { do: "token", token: SPARK, who: "you", count: 1 }),
      createTriggeredAbility({ on: "blocks", what: "self" }, { do: "damage", to: { player: "opponent" }, amount: 1 }),
      createTriggeredAbility({ on: "becomesBlocked", what: "self" }, { do: "loseLife", who: "opponent", amount: 1 }),
      createTriggeredAbility({ on: "damaged", what: "self" }, { do: "untap", what: "self" }),
    ],
  }),
  createSorcery("Twin March", "2R", { effects: [{ do: "extraPhase", phases: ["combat", "main2"] }] }),
  createSorcery("Basket of Embers", "1R", { effects: [{ do: "token", token: SPARK, who: "you", count: 2 }] }),
  createInstant(
    "Red Mist Hour",
    "R",
    targetCreature(
      {
        do: "change",
        what: { target: 0 },
        until: "turn",
        changes: [{ add: "power", amount: 3 }, { gain: "firstStrike" }],
      },
      {
        do: "delay",
        ability: createTriggeredAbility({ on: "stepBegins", step: "end" }, { do: "destroy", what: { target: 0 } }),
      },
    ),
  ),
  createInstant("Scrap to Nails", "1R", {
    targets: createSingleTarget({ type: "artifact" }),
    effects: [{ do: "destroy", what: { target: 0 } }],
  }),
];
