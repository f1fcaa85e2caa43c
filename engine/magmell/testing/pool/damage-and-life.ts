import type { CardDefinition } from "../../model/card";
import {
  ANY_PLAYER,
  ANY_UNIT,
  ANY_UNIT_OR_PLAYER,
  createBody,
  createMagic,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  MY_UNIT,
  WHEN_DESTROYED,
  WHEN_SUMMONED,
} from "./builders";

/** Cards about damage, life, and computed numbers. */
export const DAMAGE_AND_LIFE_CARDS: readonly CardDefinition[] = [
  createQuickMagic("bolt 2", "r", createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 2 })),
  createQuickMagic(
    "bolt anything 3",
    "1r",
    createTargetedBody(ANY_UNIT_OR_PLAYER, { do: "damage", to: { target: 0 }, amount: 3 }),
  ),
  createMagic("burns player 4", "2r", createTargetedBody(ANY_PLAYER, { do: "damage", to: { target: 0 }, amount: 4 })),
  createMagic(
    "divides 3",
    "1r",
    createTargetedBody(
      { zones: ["battleArea"], players: "any", count: { min: 1, max: 3 }, divide: 3 },
      { do: "damage", to: { target: 0 } },
    ),
  ),
  createMagic("burns all 1", "rr", createBody({ do: "damage", to: { all: "battleArea" }, amount: 1 })),
  createMagic("burns both players 2", "1r", createBody({ do: "damage", to: { players: "both" }, amount: 2 })),
  createMagic(
    "my unit hits theirs",
    "1g",
    createTargetedBody([MY_UNIT, { zones: ["battleArea"], whose: "opponent", count: 1 }], {
      do: "damage",
      to: { target: 1 },
      by: { target: 0 },
      amount: { stat: "ap", of: { target: 0 } },
    }),
  ),
  createQuickMagic(
    "mends 2",
    "g",
    createTargetedBody(ANY_UNIT, { do: "removeDamage", from: { target: 0 }, amount: 2 }),
  ),
  createQuickMagic(
    "mends all my units",
    "1g",
    createBody({ do: "removeDamage", from: { all: "battleArea", whose: "you" } }),
  ),
  createQuickMagic("gains 3", "g", createBody({ do: "gainLife", who: "you", amount: 3 })),
  createMagic(
    "drains half their life",
    "3rb/r",
    createBody({ do: "loseLife", who: "opponent", amount: { half: { life: "opponent" }, round: "up" } }),
  ),
  createMagic(
    "sets life to the lower",
    "4r",
    createBody({ do: "setLife", who: "you", amount: { lowest: [{ life: "you" }, { life: "opponent" }] } }),
  ),
  createMagic(
    "gains the higher of stones and units",
    "1g",
    createBody({
      do: "gainLife",
      who: "you",
      amount: {
        highest: [{ count: { all: "stoneArea", whose: "you" } }, { count: { all: "battleArea", whose: "you" } }],
      },
    }),
  ),
  createMagic(
    "burns by twice the dust less one",
    "2r",
    createTargetedBody(ANY_PLAYER, {
      do: "damage",
      to: { target: 0 },
      amount: {
        minus: [
          {
            product: [2, { count: { all: "dust", whose: "you", where: { name: "burns by twice the dust less one" } } }],
          },
          1,
        ],
      },
    }),
  ),
  createMagic(
    "burns by half used and counters",
    "1r",
    createTargetedBody(ANY_UNIT, {
      do: "damage",
      to: { target: 0 },
      amount: {
        sum: [{ half: { usedThisTurn: "you" }, round: "down" }, { counters: "charge", on: { all: "battleArea" } }, 1],
      },
    }),
  ),
  createUnit(
    "2 damage when summoned",
    "2r",
    "2/1",
    createTriggeredAbility(
      WHEN_SUMMONED,
      createTargetedBody(ANY_UNIT_OR_PLAYER, { do: "damage", to: { target: 0 }, amount: 2 }),
    ),
  ),
  createUnit(
    "1 damage when it dies",
    "r",
    "1/1",
    createTriggeredAbility(
      WHEN_DESTROYED,
      createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount: 1 }),
    ),
  ),
  createUnit(
    "drains when it damages",
    "1rb",
    "2/2",
    createTriggeredAbility(
      { on: "damage", what: { player: "opponent" }, by: "self", inBattle: true },
      createBody({ do: "gainLife", who: "you", amount: { event: "amount" } }),
    ),
  ),
  createUnit(
    "hits back",
    "1r",
    "1/4",
    createTriggeredAbility(
      { on: "damage", what: "self" },
      createBody({ do: "damage", to: { player: { controllerOf: { event: "source" } } }, amount: 1 }),
    ),
  ),
];
