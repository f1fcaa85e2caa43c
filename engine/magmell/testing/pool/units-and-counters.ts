import type { CardDefinition } from "../../model/card";
import {
  ANY_UNIT,
  createBody,
  createIf,
  createMagic,
  createMay,
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

const SPROUT = createTokenCard("sprout", "1/1");
const EMBER = createTokenCard(
  "ember",
  "2/1",
  createTriggeredAbility(WHEN_DESTROYED, createBody({ do: "damage", to: { player: "opponent" }, amount: 1 })),
);

/** Cards about counters, tokens, waking and resting, temporary changes, and choices. */
export const UNIT_AND_COUNTER_CARDS: readonly CardDefinition[] = [
  createQuickMagic(
    "power counter",
    "g",
    createTargetedBody(ANY_UNIT, { do: "putCounters", on: { target: 0 }, counter: "power", count: 1 }),
  ),
  createQuickMagic(
    "weak counters 2",
    "1b",
    createTargetedBody(ANY_UNIT, { do: "putCounters", on: { target: 0 }, counter: "weak", count: 2 }),
  ),
  createQuickMagic(
    "cremation counter",
    "r",
    createTargetedBody(ANY_UNIT, { do: "putCounters", on: { target: 0 }, counter: "cremation", count: 1 }),
  ),
  createMagic(
    "divides 3 power counters",
    "2g",
    createTargetedBody(
      { zones: ["battleArea"], count: { min: 1, max: 3 }, divide: 3 },
      { do: "putCounters", on: { target: 0 }, counter: "power" },
    ),
  ),
  createQuickMagic(
    "takes all weak counters",
    "g",
    createTargetedBody(ANY_UNIT, { do: "removeCounters", on: { target: 0 }, counter: "weak", count: "all" }),
  ),
  createUnit(
    "charges each turn",
    "1r",
    "1/3",
    createTriggeredAbility(
      { on: "turnBegins", whose: "you" },
      createBody(
        { do: "putCounters", on: "self", counter: "charge", count: 1 },
        createIf({ amount: { counters: "charge", on: "self" }, is: ">=", than: 3 }, [
          { do: "removeCounters", on: "self", counter: "charge", count: 3 },
          { do: "damage", to: { player: "opponent" }, amount: 3 },
        ]),
      ),
    ),
  ),
  createMagic("makes 2 sprouts", "1g", createBody({ do: "token", token: SPROUT, count: 2 })),
  createMagic(
    "gives them a rested sprout",
    "b",
    createBody(
      { do: "token", token: SPROUT, count: 1, under: "opponent", rested: true, store: "made" },
      { do: "draw", who: "you", count: { count: { stored: "made" } } },
    ),
  ),
  createUnit(
    "leaves an ember",
    "1r",
    "2/1",
    createTriggeredAbility(WHEN_DESTROYED, createBody({ do: "token", token: EMBER, count: 1 })),
  ),
  createQuickMagic("rests a unit", "b", createTargetedBody(ANY_UNIT, { do: "rest", what: { target: 0 } })),
  createQuickMagic("wakes a unit", "g", createTargetedBody(MY_UNIT, { do: "wake", what: { target: 0 } })),
  createMagic(
    "turns a stone down",
    "1b",
    createTargetedBody(
      { zones: ["stoneArea"], whose: "opponent", where: { faceDown: false }, count: 1 },
      { do: "turnFaceDown", what: { target: 0 } },
    ),
  ),
  createMagic("turns my stones up", "2g", createBody({ do: "turnFaceUp", what: { all: "stoneArea", whose: "you" } })),
  createQuickMagic(
    "+2/+1 this turn",
    "g",
    createTargetedBody(ANY_UNIT, {
      do: "modify",
      what: { target: 0 },
      changes: [
        { add: "ap", amount: 2 },
        { add: "hp", amount: 1 },
      ],
      until: "turn",
    }),
  ),
  createQuickMagic(
    "is 0/1 and blue this battle",
    "b",
    createTargetedBody(ANY_UNIT, {
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
  createMagic(
    "is also green for ever",
    "g",
    createTargetedBody(ANY_UNIT, {
      do: "modify",
      what: { target: 0 },
      changes: [{ colors: ["green"], keep: true }],
      until: "game",
    }),
  ),
  createQuickMagic(
    "loses its text until my turn",
    "1b",
    createTargetedBody(ANY_UNIT, {
      do: "modify",
      what: { target: 0 },
      changes: [{ loses: "abilities" }],
      until: "yourNextTurn",
    }),
  ),
  createUnit(
    "weakens one while here",
    "1b",
    "1/3",
    createTriggeredAbility(
      WHEN_SUMMONED,
      createTargetedBody(THEIR_UNIT, {
        do: "modify",
        what: { target: 0 },
        changes: [{ add: "ap", amount: -2 }],
        until: "whileHere",
      }),
    ),
  ),
  createQuickMagic(
    "grants a dying draw",
    "g",
    createTargetedBody(MY_UNIT, {
      do: "modify",
      what: { target: 0 },
      changes: [{ grant: createTriggeredAbility(WHEN_DESTROYED, createBody({ do: "draw", who: "you", count: 1 })) }],
      until: "turn",
    }),
  ),
  createMagic("one of two", "1g", {
    modes: [
      createTargetedBody(ANY_UNIT, { do: "putCounters", on: { target: 0 }, counter: "power", count: 2 }),
      createBody({ do: "gainLife", who: "you", amount: 4 }),
    ],
  }),
  createMagic(
    "mode on resolution",
    "1r",
    createBody({
      do: "chooseMode",
      who: "you",
      modes: [[{ do: "damage", to: { player: "opponent" }, amount: 2 }], [{ do: "token", token: EMBER, count: 1 }]],
    }),
  ),
  createMagic(
    "burns what has a colour",
    "2r",
    createBody(
      { do: "chooseColor", who: "you", store: "color" },
      { do: "damage", to: { all: "battleArea", where: { storedColor: "color" } }, amount: 2 },
    ),
  ),
  createMagic(
    "pays life to draw",
    "1b",
    createBody(
      { do: "chooseNumber", who: "you", min: 0, max: 2, store: "price" },
      { do: "loseLife", who: "you", amount: { stored: "price" } },
      { do: "draw", who: "you", count: { stored: "price" } },
    ),
  ),
  createMagic(
    "for each wounded unit",
    "1g",
    createBody(
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
  createMagic(
    "repeats 2 times",
    "2g",
    createBody({
      do: "repeat",
      times: 2,
      effects: [createMay([{ do: "token", token: SPROUT, count: 1 }], [{ do: "gainLife", who: "you", amount: 2 }])],
    }),
  ),
  createUnit(
    "as big as my field",
    "2g",
    "0/1",
    createStaticAbility("self", [{ add: "ap", amount: { count: { all: "battleArea", whose: "you" } } }]),
  ),
  createUnit(
    "strong in numbers",
    "1g",
    "1/1",
    createStaticAbility({ all: "battleArea", whose: "you", where: { other: true, kind: "unit" } }, [
      { add: "ap", amount: 1 },
      { add: "hp", amount: 1 },
    ]),
  ),
];
