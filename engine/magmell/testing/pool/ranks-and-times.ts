import type { ContinuousChange, Duration } from "../../model/ability";
import type { CardDefinition } from "../../model/card";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createStaticAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  MY_UNIT,
  THEIR_UNIT,
  WHEN_SUMMONED,
} from "./builders";

const modifies = (
  name: string,
  cost: string,
  until: Duration,
  ...changes: readonly ContinuousChange[]
): CardDefinition =>
  createQuickMagic(name, cost, createTargetedBody(ANY_UNIT, { do: "modify", what: { target: 0 }, changes, until }));

/** Cards with ranks, comparisons and numbers, and with durations that end later. */
export const RANK_AND_DURATION_CARDS: readonly CardDefinition[] = [
  createMagic(
    "destroys the strongest",
    "2r",
    createBody({
      do: "destroy",
      what: { all: "battleArea", where: { most: { stat: "ap", of: { all: "battleArea" } } } },
    }),
  ),
  createMagic(
    "destroys their cheapest",
    "1r",
    createBody({
      do: "destroy",
      what: {
        all: "battleArea",
        whose: "opponent",
        where: { least: { stat: "useCost", of: { all: "battleArea", whose: "opponent" } } },
      },
    }),
  ),
  createMagic(
    "returns the like",
    "1b",
    createTargetedBody(ANY_UNIT, { do: "return", what: { all: "battleArea", where: { sameName: { target: 0 } } } }),
  ),
  createUnit(
    "leads its colours",
    "1g",
    "1/2",
    createStaticAbility({ all: "battleArea", whose: "you", where: { other: true, sharesColor: "self" } }, [
      { add: "ap", amount: 1 },
    ]),
  ),
  createMagic(
    "takes back its own",
    "1b",
    createBody({ do: "return", what: { all: "battleArea", where: { owner: "you" } } }),
  ),
  createMagic(
    "returns what lies in the dust",
    "2g",
    createTargetedBody(
      { zones: ["battleArea", "dust"], whose: "you", count: 1 },
      { do: "return", what: { of: { target: 0 }, where: { zone: "dust" } } },
    ),
  ),
  createMagic(
    "gains by many measures",
    "1g",
    createBody({
      do: "gainLife",
      who: "you",
      amount: {
        sum: [
          { most: "hp", of: { all: "battleArea" } },
          { least: "damage", of: { all: "battleArea" } },
          { colors: { all: "battleArea", whose: "you" } },
          { anyCounters: { all: "battleArea" } },
          { difference: [{ life: "you" }, { life: "opponent" }] },
          { quotient: [{ count: { all: "hand", whose: "you" } }, 2], round: "down" },
        ],
      },
    }),
  ),
  modifies("turns it around", "g", "turn", { swap: true }),
  modifies("doubles its might", "1r", "phase", { multiply: "ap", by: 2 }, { multiply: "hp", by: 2 }),
  createQuickMagic(
    "paints a unit",
    "b",
    createTargetedBody(
      ANY_UNIT,
      { do: "chooseColor", who: "you", store: "color" },
      {
        do: "modify",
        what: { target: 0 },
        changes: [{ colors: { storedColor: "color" }, keep: false }],
        until: "game",
      },
    ),
  ),
  createUnit(
    "bites what it fights",
    "1r",
    "1/4",
    createTriggeredAbility(
      { on: "defend", what: "self" },
      createBody({ do: "damage", to: { battle: "opposing" }, amount: 1 }),
    ),
  ),
  modifies("keeps one asleep", "b", "nextStandby", { cannot: "wake" }),
  modifies("strong until my next turn ends", "1g", "yourNextTurnEnd", { add: "ap", amount: 1 }),
  modifies("strong until their turn", "g", "opponentNextTurn", { add: "ap", amount: 1 }),
  modifies("weak until their turn ends", "b", "opponentNextTurnEnd", { add: "ap", amount: -1 }),
  modifies("firm until I wake", "g", "yourNextStandby", { add: "hp", amount: 1 }),
  modifies("firm until they wake", "g", "opponentNextStandby", { add: "hp", amount: 1 }),
  createUnit(
    "holds a captive",
    "2b",
    "1/3",
    createTriggeredAbility(
      WHEN_SUMMONED,
      createTargetedBody(THEIR_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "whileYouControl" }),
    ),
  ),
  createQuickMagic(
    "waits for their next end",
    "1r",
    createTargetedBody(MY_UNIT, {
      do: "create",
      ability: createTriggeredAbility(
        { on: "turnEnds", whose: "opponent" },
        createBody({ do: "damage", to: { player: "opponent" }, amount: 2 }),
      ),
      until: "game",
      from: "nextTurn",
    }),
  ),
];
