import type { CardDefinition } from "../../model/card";
import {
  A_UNIT,
  aimed,
  always,
  DIES,
  doing,
  MY_UNIT,
  magic,
  quick,
  SUMMONED,
  THEIR_UNIT,
  token,
  unit,
  when,
} from "./builders";

const SPRITE: CardDefinition = { ...token("algae sprite", "2/2"), colors: ["blue", "green"] };
const SHAPE: CardDefinition = {
  ...token(
    "paper shape",
    "0/0",
    always("self", [
      { set: "ap", amount: { count: { all: "hand", whose: "you" } } },
      { set: "hp", amount: { count: { all: "hand", whose: "you" } } },
    ]),
  ),
  ap: null,
  hp: null,
};

/** Cards about tokens that are like others, places in piles, counters that move, and what is divided or exchanged. */
export const TOKENS_AND_PLACES: readonly CardDefinition[] = [
  magic("makes an algae sprite", "1g", doing({ do: "token", token: SPRITE, count: 1 })),
  magic("makes a paper shape", "2b", doing({ do: "token", token: SHAPE, count: 1 })),
  magic("mirrors a unit", "2b", aimed(A_UNIT, { do: "token", copy: { target: 0 }, count: 1 })),
  quick(
    "sinks a unit to second",
    "1b",
    aimed(A_UNIT, { do: "return", what: { target: 0 }, to: "grimoire", position: 2 }),
  ),
  magic(
    "digs for a unit",
    "1g",
    doing(
      {
        do: "revealUntil",
        who: "you",
        zone: "grimoire",
        where: { kind: "unit" },
        store: "found",
        others: "rest",
      },
      { do: "put", what: { stored: "found" }, to: "hand" },
      { do: "arrange", who: "you", what: { stored: "rest" }, position: "bottom" },
    ),
  ),
  magic(
    "takes its lowest card",
    "b",
    doing({ do: "put", what: { bottom: "grimoire", whose: "you", count: 1 }, to: "hand" }),
  ),
  quick(
    "shares out 3 damage",
    "1r",
    doing({
      do: "divide",
      who: "you",
      amount: 3,
      among: { join: [{ players: "both" }, { all: "battleArea" }] },
      gives: "damage",
    }),
  ),
  magic(
    "spreads 2 power counters",
    "1g",
    doing({
      do: "divide",
      who: "you",
      amount: 2,
      among: { all: "battleArea", whose: "you" },
      gives: { counter: "power" },
    }),
  ),
  magic(
    "moves all counters",
    "g",
    aimed([A_UNIT, MY_UNIT], {
      do: "moveCounters",
      from: { target: 0 },
      to: { target: 1 },
      counter: "any",
      count: "all",
    }),
  ),
  unit(
    "eats counters",
    "1b",
    "1/2",
    when(
      { on: "attack", what: "self" },
      doing({
        do: "moveCounters",
        from: { all: "battleArea", where: { other: true, anyCounter: { is: ">=", than: 1 } } },
        to: "self",
        counter: "any",
        count: 1,
      }),
    ),
  ),
  magic(
    "trades two units",
    "1b",
    aimed([MY_UNIT, THEIR_UNIT], { do: "exchangeControl", one: { target: 0 }, other: { target: 1 } }),
  ),
  magic("swaps life totals", "3r", doing({ do: "exchangeLife" })),
  magic("takes another turn", "4b", doing({ do: "extraTurn", who: "you" })),
  quick("skips their stone", "2g", doing({ do: "skip", who: "opponent", phase: "stone" })),
  magic(
    "destroys cheap units",
    "2r",
    aimed(
      {
        zones: ["battleArea"],
        count: { min: 0, max: 3 },
        total: { stat: "useCost", is: "<=", than: 3 },
      },
      { do: "destroy", what: { target: 0 } },
    ),
  ),
  magic(
    "destroys two of a side",
    "2r",
    aimed(
      [
        A_UNIT,
        {
          zones: ["battleArea"],
          whose: { controllerOf: { target: 0 } },
          where: { not: { among: { target: 0 } } },
          count: 1,
        },
      ],
      { do: "destroy", what: { join: [{ target: 0 }, { target: 1 }] } },
    ),
  ),
  unit(
    "calls something small",
    "2g",
    "2/2",
    when(
      DIES,
      doing(
        {
          do: "choose",
          who: "you",
          from: { all: "dust", whose: "you", where: { kind: "unit" } },
          count: { min: 0, max: 2 },
          store: "small",
          total: { stat: "ap", is: "<=", than: 3 },
        },
        { do: "put", what: { stored: "small" }, to: "hand" },
      ),
    ),
  ),
  unit(
    "hits blindly",
    "1r",
    "2/1",
    when(
      SUMMONED,
      doing(
        {
          do: "choose",
          who: "you",
          from: { all: "battleArea", where: { other: true } },
          count: 1,
          how: "random",
          store: "struck",
        },
        { do: "damage", to: { stored: "struck" }, amount: 2 },
      ),
    ),
  ),
];
