import type { CardDefinition } from "../../model/card";
import {
  A_PLAYER,
  A_UNIT,
  ANYTHING,
  aimed,
  DIES,
  doing,
  MY_UNIT,
  magic,
  quick,
  SUMMONED,
  unit,
  when,
} from "./builders";

/** Cards about damage, life, and computed numbers. */
export const DAMAGE_AND_LIFE: readonly CardDefinition[] = [
  quick("bolt 2", "r", aimed(A_UNIT, { do: "damage", to: { target: 0 }, amount: 2 })),
  quick("bolt anything 3", "1r", aimed(ANYTHING, { do: "damage", to: { target: 0 }, amount: 3 })),
  magic("burns player 4", "2r", aimed(A_PLAYER, { do: "damage", to: { target: 0 }, amount: 4 })),
  magic(
    "divides 3",
    "1r",
    aimed(
      { zones: ["battleArea"], players: "any", count: { min: 1, max: 3 }, divide: 3 },
      { do: "damage", to: { target: 0 } },
    ),
  ),
  magic("burns all 1", "rr", doing({ do: "damage", to: { all: "battleArea" }, amount: 1 })),
  magic("burns both players 2", "1r", doing({ do: "damage", to: { players: "both" }, amount: 2 })),
  magic(
    "my unit hits theirs",
    "1g",
    aimed([MY_UNIT, { zones: ["battleArea"], whose: "opponent", count: 1 }], {
      do: "damage",
      to: { target: 1 },
      by: { target: 0 },
      amount: { stat: "ap", of: { target: 0 } },
    }),
  ),
  quick("mends 2", "g", aimed(A_UNIT, { do: "removeDamage", from: { target: 0 }, amount: 2 })),
  quick("mends all my units", "1g", doing({ do: "removeDamage", from: { all: "battleArea", whose: "you" } })),
  quick("gains 3", "g", doing({ do: "gainLife", who: "you", amount: 3 })),
  magic(
    "drains half their life",
    "3rb/r",
    doing({ do: "loseLife", who: "opponent", amount: { half: { life: "opponent" }, round: "up" } }),
  ),
  magic(
    "sets life to the lower",
    "4r",
    doing({ do: "setLife", who: "you", amount: { lowest: [{ life: "you" }, { life: "opponent" }] } }),
  ),
  magic(
    "gains the higher of stones and units",
    "1g",
    doing({
      do: "gainLife",
      who: "you",
      amount: {
        highest: [{ count: { all: "stoneArea", whose: "you" } }, { count: { all: "battleArea", whose: "you" } }],
      },
    }),
  ),
  magic(
    "burns by twice the dust less one",
    "2r",
    aimed(A_PLAYER, {
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
  magic(
    "burns by half used and counters",
    "1r",
    aimed(A_UNIT, {
      do: "damage",
      to: { target: 0 },
      amount: {
        sum: [{ half: { usedThisTurn: "you" }, round: "down" }, { counters: "charge", on: { all: "battleArea" } }, 1],
      },
    }),
  ),
  unit(
    "2 damage when summoned",
    "2r",
    "2/1",
    when(SUMMONED, aimed(ANYTHING, { do: "damage", to: { target: 0 }, amount: 2 })),
  ),
  unit("1 damage when it dies", "r", "1/1", when(DIES, aimed(A_UNIT, { do: "damage", to: { target: 0 }, amount: 1 }))),
  unit(
    "drains when it damages",
    "1rb",
    "2/2",
    when(
      { on: "damage", what: { player: "opponent" }, by: "self", inBattle: true },
      doing({ do: "gainLife", who: "you", amount: { event: "amount" } }),
    ),
  ),
  unit(
    "hits back",
    "1r",
    "1/4",
    when(
      { on: "damage", what: "self" },
      doing({ do: "damage", to: { player: { controllerOf: { event: "source" } } }, amount: 1 }),
    ),
  ),
];
