import type { CardDefinition } from "../../model/card";
import { BASIC_STONES } from "../../model/card";
import {
  createBody,
  createReplacementAbility,
  createStaticAbility,
  createStone,
  createTriggeredAbility,
} from "./builders";

/** The basic stones, one stone without color and text, and stones with abilities. */
export const STONE_CARDS: readonly CardDefinition[] = [
  ...Object.keys(BASIC_STONES).map((name) => createStone(name)),
  createStone("plain stone"),
  createStone("stone of all colours", createStaticAbility("self", [{ colors: ["blue", "green", "red"], keep: false }])),
  createStone(
    "stone that heals when placed",
    createTriggeredAbility(
      { on: "move", what: "self", to: "stoneArea" },
      createBody({ do: "gainLife", who: "you", amount: 1 }),
    ),
  ),
  createStone(
    "stone that comes rested",
    createStaticAbility("self", [{ colors: ["red"], keep: true }]),
    createReplacementAbility({ on: "move", what: "self", to: "stoneArea" }, { rested: true }),
  ),
  createStone(
    "stone that listens in its deck",
    createTriggeredAbility({ on: "lifeLost", who: "you" }, createBody({ do: "gainLife", who: "you", amount: 1 }), {
      zones: ["stoneDeck"],
      if: { amount: { count: { all: "stoneDeck", whose: "you" } }, is: "=", than: 1 },
    }),
  ),
  createStone(
    "stone of the green",
    createStaticAbility({ all: "battleArea", whose: "you", where: { color: "green" } }, [{ add: "ap", amount: 1 }], {
      zones: ["stoneArea"],
      while: {
        amount: { count: { all: "stoneArea", whose: "you", where: { name: "stone of the green" } } },
        is: ">=",
        than: 3,
      },
    }),
  ),
];
