import type { ContinuousChange, Duration } from "../../model/ability";
import type { CardDefinition } from "../../model/card";
import { A_UNIT, aimed, always, doing, MY_UNIT, magic, quick, SUMMONED, THEIR_UNIT, unit, when } from "./builders";

const modifies = (
  name: string,
  cost: string,
  until: Duration,
  ...changes: readonly ContinuousChange[]
): CardDefinition => quick(name, cost, aimed(A_UNIT, { do: "modify", what: { target: 0 }, changes, until }));

/** Cards about ranks, comparisons and numbers, and about times that end later. */
export const RANKS_AND_TIMES: readonly CardDefinition[] = [
  magic(
    "destroys the strongest",
    "2r",
    doing({ do: "destroy", what: { all: "battleArea", where: { most: { stat: "ap", of: { all: "battleArea" } } } } }),
  ),
  magic(
    "destroys their cheapest",
    "1r",
    doing({
      do: "destroy",
      what: {
        all: "battleArea",
        whose: "opponent",
        where: { least: { stat: "useCost", of: { all: "battleArea", whose: "opponent" } } },
      },
    }),
  ),
  magic(
    "returns the like",
    "1b",
    aimed(A_UNIT, { do: "return", what: { all: "battleArea", where: { sameName: { target: 0 } } } }),
  ),
  unit(
    "leads its colours",
    "1g",
    "1/2",
    always({ all: "battleArea", whose: "you", where: { other: true, sharesColor: "self" } }, [
      { add: "ap", amount: 1 },
    ]),
  ),
  magic("takes back its own", "1b", doing({ do: "return", what: { all: "battleArea", where: { owner: "you" } } })),
  magic(
    "returns what lies in the dust",
    "2g",
    aimed(
      { zones: ["battleArea", "dust"], whose: "you", count: 1 },
      { do: "return", what: { of: { target: 0 }, where: { zone: "dust" } } },
    ),
  ),
  magic(
    "gains by many measures",
    "1g",
    doing({
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
  quick(
    "paints a unit",
    "b",
    aimed(
      A_UNIT,
      { do: "chooseColor", who: "you", store: "color" },
      {
        do: "modify",
        what: { target: 0 },
        changes: [{ colors: { storedColor: "color" }, keep: false }],
        until: "game",
      },
    ),
  ),
  unit(
    "bites what it fights",
    "1r",
    "1/4",
    when({ on: "defend", what: "self" }, doing({ do: "damage", to: { battle: "opposing" }, amount: 1 })),
  ),
  modifies("keeps one asleep", "b", "nextStandby", { cannot: "wake" }),
  modifies("strong until my next turn ends", "1g", "yourNextTurnEnd", { add: "ap", amount: 1 }),
  modifies("strong until their turn", "g", "opponentNextTurn", { add: "ap", amount: 1 }),
  modifies("weak until their turn ends", "b", "opponentNextTurnEnd", { add: "ap", amount: -1 }),
  modifies("firm until I wake", "g", "yourNextStandby", { add: "hp", amount: 1 }),
  modifies("firm until they wake", "g", "opponentNextStandby", { add: "hp", amount: 1 }),
  unit(
    "holds a captive",
    "2b",
    "1/3",
    when(SUMMONED, aimed(THEIR_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "whileYouControl" })),
  ),
  quick(
    "waits for their next end",
    "1r",
    aimed(MY_UNIT, {
      do: "create",
      ability: when(
        { on: "turnEnds", whose: "opponent" },
        doing({ do: "damage", to: { player: "opponent" }, amount: 2 }),
      ),
      until: "game",
      from: "nextTurn",
    }),
  ),
];
