import type { CardDefinition } from "../../model/card";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createStaticAbility,
  createTargetedBody,
  createTokenCard,
  createTriggeredAbility,
  createUnit,
  MY_UNIT,
  THEIR_UNIT,
  WHEN_DESTROYED,
  WHEN_SUMMONED,
} from "./builders";

const SPRITE: CardDefinition = { ...createTokenCard("algae sprite", "2/2"), colors: ["blue", "green"] };
const SHAPE: CardDefinition = {
  ...createTokenCard(
    "paper shape",
    "0/0",
    createStaticAbility("self", [
      { set: "ap", amount: { count: { all: "hand", whose: "you" } } },
      { set: "hp", amount: { count: { all: "hand", whose: "you" } } },
    ]),
  ),
  ap: null,
  hp: null,
};

/**
 * Cards about tokens that copy others, positions in piles, moving counters, and amounts that are divided or exchanged.
 */
export const TOKEN_AND_PLACE_CARDS: readonly CardDefinition[] = [
  createMagic("makes an algae sprite", "1g", createBody({ do: "token", token: SPRITE, count: 1 })),
  createMagic("makes a paper shape", "2b", createBody({ do: "token", token: SHAPE, count: 1 })),
  createMagic("mirrors a unit", "2b", createTargetedBody(ANY_UNIT, { do: "token", copy: { target: 0 }, count: 1 })),
  createQuickMagic(
    "sinks a unit to second",
    "1b",
    createTargetedBody(ANY_UNIT, { do: "return", what: { target: 0 }, to: "grimoire", position: 2 }),
  ),
  createMagic(
    "digs for a unit",
    "1g",
    createBody(
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
  createMagic(
    "takes its lowest card",
    "b",
    createBody({ do: "put", what: { bottom: "grimoire", whose: "you", count: 1 }, to: "hand" }),
  ),
  createQuickMagic(
    "shares out 3 damage",
    "1r",
    createBody({
      do: "divide",
      who: "you",
      amount: 3,
      among: { join: [{ players: "both" }, { all: "battleArea" }] },
      gives: "damage",
    }),
  ),
  createMagic(
    "spreads 2 power counters",
    "1g",
    createBody({
      do: "divide",
      who: "you",
      amount: 2,
      among: { all: "battleArea", whose: "you" },
      gives: { counter: "power" },
    }),
  ),
  createMagic(
    "moves all counters",
    "g",
    createTargetedBody([ANY_UNIT, MY_UNIT], {
      do: "moveCounters",
      from: { target: 0 },
      to: { target: 1 },
      counter: "any",
      count: "all",
    }),
  ),
  createUnit(
    "eats counters",
    "1b",
    "1/2",
    createTriggeredAbility(
      { on: "attack", what: "self" },
      createBody({
        do: "moveCounters",
        from: { all: "battleArea", where: { other: true, anyCounter: { is: ">=", than: 1 } } },
        to: "self",
        counter: "any",
        count: 1,
      }),
    ),
  ),
  createMagic(
    "trades two units",
    "1b",
    createTargetedBody([MY_UNIT, THEIR_UNIT], { do: "exchangeControl", one: { target: 0 }, other: { target: 1 } }),
  ),
  createMagic("swaps life totals", "3r", createBody({ do: "exchangeLife" })),
  createMagic("takes another turn", "4b", createBody({ do: "extraTurn", who: "you" })),
  createQuickMagic("skips their stone", "2g", createBody({ do: "skip", who: "opponent", phase: "stone" })),
  createMagic(
    "destroys cheap units",
    "2r",
    createTargetedBody(
      {
        zones: ["battleArea"],
        count: { min: 0, max: 3 },
        total: { stat: "useCost", is: "<=", than: 3 },
      },
      { do: "destroy", what: { target: 0 } },
    ),
  ),
  createMagic(
    "destroys two of a side",
    "2r",
    createTargetedBody(
      [
        ANY_UNIT,
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
  createUnit(
    "calls something small",
    "2g",
    "2/2",
    createTriggeredAbility(
      WHEN_DESTROYED,
      createBody(
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
  createUnit(
    "hits blindly",
    "1r",
    "2/1",
    createTriggeredAbility(
      WHEN_SUMMONED,
      createBody(
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
