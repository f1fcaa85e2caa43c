import type { CardDefinition } from "../../model/card";
import {
  A_UNIT,
  aimed,
  always,
  DIES,
  doing,
  ifSo,
  MY_UNIT,
  magic,
  quick,
  SUMMONED,
  THEIR_UNIT,
  token,
  unit,
  when,
  youMay,
} from "./builders";

const SPROUT = token("sprout", "1/1");
const EMBER = token("ember", "2/1", when(DIES, doing({ do: "damage", to: { player: "opponent" }, amount: 1 })));

/** Cards about counters, tokens, waking and resting, changes for a while, and choices. */
export const UNITS_AND_COUNTERS: readonly CardDefinition[] = [
  quick("power counter", "g", aimed(A_UNIT, { do: "putCounters", on: { target: 0 }, counter: "power", count: 1 })),
  quick("weak counters 2", "1b", aimed(A_UNIT, { do: "putCounters", on: { target: 0 }, counter: "weak", count: 2 })),
  quick(
    "cremation counter",
    "r",
    aimed(A_UNIT, { do: "putCounters", on: { target: 0 }, counter: "cremation", count: 1 }),
  ),
  magic(
    "divides 3 power counters",
    "2g",
    aimed(
      { zones: ["battleArea"], count: { min: 1, max: 3 }, divide: 3 },
      { do: "putCounters", on: { target: 0 }, counter: "power" },
    ),
  ),
  quick(
    "takes all weak counters",
    "g",
    aimed(A_UNIT, { do: "removeCounters", on: { target: 0 }, counter: "weak", count: "all" }),
  ),
  unit(
    "charges each turn",
    "1r",
    "1/3",
    when(
      { on: "turnBegins", whose: "you" },
      doing(
        { do: "putCounters", on: "self", counter: "charge", count: 1 },
        ifSo({ amount: { counters: "charge", on: "self" }, is: ">=", than: 3 }, [
          { do: "removeCounters", on: "self", counter: "charge", count: 3 },
          { do: "damage", to: { player: "opponent" }, amount: 3 },
        ]),
      ),
    ),
  ),
  magic("makes 2 sprouts", "1g", doing({ do: "token", token: SPROUT, count: 2 })),
  magic(
    "gives them a rested sprout",
    "b",
    doing(
      { do: "token", token: SPROUT, count: 1, under: "opponent", rested: true, store: "made" },
      { do: "draw", who: "you", count: { count: { stored: "made" } } },
    ),
  ),
  unit("leaves an ember", "1r", "2/1", when(DIES, doing({ do: "token", token: EMBER, count: 1 }))),
  quick("rests a unit", "b", aimed(A_UNIT, { do: "rest", what: { target: 0 } })),
  quick("wakes a unit", "g", aimed(MY_UNIT, { do: "wake", what: { target: 0 } })),
  magic(
    "turns a stone down",
    "1b",
    aimed(
      { zones: ["stoneArea"], whose: "opponent", where: { faceDown: false }, count: 1 },
      { do: "turnFaceDown", what: { target: 0 } },
    ),
  ),
  magic("turns my stones up", "2g", doing({ do: "turnFaceUp", what: { all: "stoneArea", whose: "you" } })),
  quick(
    "+2/+1 this turn",
    "g",
    aimed(A_UNIT, {
      do: "modify",
      what: { target: 0 },
      changes: [
        { add: "ap", amount: 2 },
        { add: "hp", amount: 1 },
      ],
      until: "turn",
    }),
  ),
  quick(
    "is 0/1 and blue this battle",
    "b",
    aimed(A_UNIT, {
      do: "modify",
      what: { target: 0 },
      changes: [
        { set: "ap", amount: 0 },
        { set: "hp", amount: 1 },
        { colors: ["blue"], keep: false },
      ],
      until: "battle",
    }),
  ),
  magic(
    "is also green for ever",
    "g",
    aimed(A_UNIT, {
      do: "modify",
      what: { target: 0 },
      changes: [{ colors: ["green"], keep: true }],
      until: "game",
    }),
  ),
  quick(
    "loses its text until my turn",
    "1b",
    aimed(A_UNIT, { do: "modify", what: { target: 0 }, changes: [{ loses: "abilities" }], until: "yourNextTurn" }),
  ),
  unit(
    "weakens one while here",
    "1b",
    "1/3",
    when(
      SUMMONED,
      aimed(THEIR_UNIT, {
        do: "modify",
        what: { target: 0 },
        changes: [{ add: "ap", amount: -2 }],
        until: "whileHere",
      }),
    ),
  ),
  quick(
    "grants a dying draw",
    "g",
    aimed(MY_UNIT, {
      do: "modify",
      what: { target: 0 },
      changes: [{ grant: when(DIES, doing({ do: "draw", who: "you", count: 1 })) }],
      until: "turn",
    }),
  ),
  magic("one of two", "1g", {
    modes: [
      aimed(A_UNIT, { do: "putCounters", on: { target: 0 }, counter: "power", count: 2 }),
      doing({ do: "gainLife", who: "you", amount: 4 }),
    ],
  }),
  magic(
    "mode on resolution",
    "1r",
    doing({
      do: "chooseMode",
      who: "you",
      modes: [[{ do: "damage", to: { player: "opponent" }, amount: 2 }], [{ do: "token", token: EMBER, count: 1 }]],
    }),
  ),
  magic(
    "burns what has a colour",
    "2r",
    doing(
      { do: "chooseColor", who: "you", store: "color" },
      { do: "damage", to: { all: "battleArea", where: { storedColor: "color" } }, amount: 2 },
    ),
  ),
  magic(
    "pays life to draw",
    "1b",
    doing(
      { do: "chooseNumber", who: "you", min: 0, max: 2, store: "price" },
      { do: "loseLife", who: "you", amount: { stored: "price" } },
      { do: "draw", who: "you", count: { stored: "price" } },
    ),
  ),
  magic(
    "for each wounded unit",
    "1g",
    doing(
      { do: "remember", amount: { stat: "damage", of: { all: "battleArea" } }, store: "before" },
      {
        do: "forEach",
        what: { all: "battleArea", where: { damage: { is: ">", than: 0 } } },
        store: "it",
        effects: [{ do: "putCounters", on: { stored: "it" }, counter: "weak", count: 1 }],
      },
      { do: "gainLife", who: "you", amount: { stored: "before" } },
    ),
  ),
  magic(
    "repeats 2 times",
    "2g",
    doing({
      do: "repeat",
      times: 2,
      effects: [youMay([{ do: "token", token: SPROUT, count: 1 }], [{ do: "gainLife", who: "you", amount: 2 }])],
    }),
  ),
  unit(
    "as big as my field",
    "2g",
    "0/1",
    always("self", [{ add: "ap", amount: { count: { all: "battleArea", whose: "you" } } }]),
  ),
  unit(
    "strong in numbers",
    "1g",
    "1/1",
    always({ all: "battleArea", whose: "you", where: { other: true, kind: "unit" } }, [
      { add: "ap", amount: 1 },
      { add: "hp", amount: 1 },
    ]),
  ),
];
