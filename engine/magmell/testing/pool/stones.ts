import type { CardDefinition } from "../../model/card";
import { BASIC_STONES } from "../../model/card";
import { always, doing, replaced, stone, when } from "./builders";

/** The basic stones, one without text, and stones that do something. */
export const STONE_CARDS: readonly CardDefinition[] = [
  ...Object.keys(BASIC_STONES).map((name) => stone(name)),
  stone("plain stone"),
  stone("stone of all colours", always("self", [{ colors: ["blue", "green", "red"], keep: false }])),
  stone(
    "stone that heals when placed",
    when({ on: "move", what: "self", to: "stoneArea" }, doing({ do: "gainLife", who: "you", amount: 1 })),
  ),
  stone(
    "stone that comes rested",
    always("self", [{ colors: ["red"], keep: true }]),
    replaced({ on: "move", what: "self", to: "stoneArea" }, { rested: true }),
  ),
  stone(
    "stone that listens in its deck",
    when({ on: "lifeLost", who: "you" }, doing({ do: "gainLife", who: "you", amount: 1 }), {
      zones: ["stoneDeck"],
      if: { amount: { count: { all: "stoneDeck", whose: "you" } }, is: "=", than: 1 },
    }),
  ),
  stone(
    "stone of the green",
    always({ all: "battleArea", whose: "you", where: { color: "green" } }, [{ add: "ap", amount: 1 }], {
      zones: ["stoneArea"],
      while: {
        amount: { count: { all: "stoneArea", whose: "you", where: { name: "stone of the green" } } },
        is: ">=",
        than: 3,
      },
    }),
  ),
];
