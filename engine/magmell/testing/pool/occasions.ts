import type { EventPattern } from "../../model/ability";
import type { CardDefinition } from "../../model/card";
import type { Effect } from "../../model/effect";
import type { Amount } from "../../model/select";
import {
  createBody,
  createMagic,
  createQuickMagic,
  createReplacementAbility,
  createStaticAbility,
  createStone,
  createTriggeredAbility,
  createUnit,
} from "./builders";

const gains = (amount: Amount): Effect => ({ do: "gainLife", who: "you", amount });
const grows: Effect = { do: "putCounters", on: "self", counter: "power", count: 1 };
const YOU_DRAW: EventPattern = { on: "move", what: { whose: "you" }, cause: "draw" };
const MY_ATTACKS: EventPattern = { on: "attack", what: { kind: "unit", whose: "you" } };

/** Cards that refer to the subject of an event, to its number this turn, or to earlier events. */
export const OCCASION_CARDS: readonly CardDefinition[] = [
  createUnit(
    "gains at the second card",
    "1b",
    "1/2",
    createTriggeredAbility({ ...YOU_DRAW, nth: 2 }, createBody(gains(1))),
  ),
  createUnit(
    "grows once a turn",
    "1g",
    "1/1",
    createTriggeredAbility({ ...YOU_DRAW, process: false }, createBody(grows), { limit: 1 }),
  ),
  createUnit(
    "grows with attacks",
    "1r",
    "1/2",
    createStaticAbility("self", [{ add: "ap", amount: { happened: MY_ATTACKS } }]),
  ),
  createMagic("repays lost life", "g", createBody(gains({ happened: { on: "lifeLost", who: "you" }, total: true }))),
  createQuickMagic(
    "rests attackers",
    "b",
    createBody({ do: "rest", what: { all: "battleArea", where: { did: { on: "defend", what: {} } } } }),
  ),
  createUnit(
    "angry when attacked",
    "1r",
    "2/3",
    createTriggeredAbility({ on: "attack", what: {}, target: "self" }, createBody(grows)),
  ),
  createUnit(
    "gains when defended",
    "1g",
    "3/1",
    createTriggeredAbility({ on: "defend", what: {}, against: "self" }, createBody(gains(2))),
  ),
  createUnit(
    "gains when let through",
    "1b",
    "2/1",
    createTriggeredAbility({ on: "attackUndefended", what: "self" }, createBody(gains(1))),
  ),
  createUnit(
    "negates what aims at it",
    "2b",
    "2/2",
    createTriggeredAbility(
      { on: "targeted", what: "self", by: { whose: "opponent" } },
      createBody({ do: "negate", what: { event: "source" } }),
    ),
  ),
  createUnit(
    "pierces",
    "2r",
    "4/2",
    createTriggeredAbility(
      { on: "damage", what: { kind: "unit" }, by: "self", amount: { is: ">=", than: 2 } },
      createBody({ do: "damage", to: { player: "opponent" }, amount: { event: "excess" } }),
    ),
  ),
  createUnit(
    "rallies together",
    "1g",
    "1/2",
    createTriggeredAbility(
      { on: "token", what: { whose: "you" }, together: true },
      createBody({ do: "putCounters", on: { event: "subject" }, counter: "power", count: 1 }),
    ),
  ),
  createUnit(
    "draws in need",
    "2b",
    "1/3",
    createTriggeredAbility(
      { on: "lifeBecomes", who: "you", is: "<=", than: 5 },
      createBody({ do: "draw", who: "you", count: 1 }),
    ),
  ),
  createUnit(
    "clings to life",
    "3g/g",
    "1/4",
    createReplacementAbility({ on: "lifeBecomes", who: "you", is: "<=", than: 0 }, { amount: 1 }),
  ),
  createUnit(
    "gains from newcomers",
    "1g",
    "1/2",
    createTriggeredAbility({ on: "controlChanged", what: { kind: "unit" }, to: "you" }, createBody(gains(2))),
    createTriggeredAbility({ on: "shuffled", who: "anyone" }, createBody(gains(1))),
    createTriggeredAbility({ on: "revealed", what: { kind: "unit" } }, createBody(gains(1))),
  ),
  createStone(
    "gains as catalyst",
    createTriggeredAbility({ on: "turnedFaceDown", what: "self", cause: "catalyst" }, createBody(gains(1))),
  ),
];
