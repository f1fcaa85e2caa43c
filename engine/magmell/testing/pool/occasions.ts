import type { EventPattern } from "../../model/ability";
import type { CardDefinition } from "../../model/card";
import type { Effect } from "../../model/effect";
import type { Amount } from "../../model/select";
import { always, doing, magic, quick, replaced, stone, unit, when } from "./builders";

const gains = (amount: Amount): Effect => ({ do: "gainLife", who: "you", amount });
const grows: Effect = { do: "putCounters", on: "self", counter: "power", count: 1 };
const YOU_DRAW: EventPattern = { on: "move", what: { whose: "you" }, cause: "draw" };
const MY_ATTACKS: EventPattern = { on: "attack", what: { kind: "unit", whose: "you" } };

/** Cards that ask what an event was about, how often it has happened this turn, and what happened before. */
export const OCCASIONS: readonly CardDefinition[] = [
  unit("gains at the second card", "1b", "1/2", when({ ...YOU_DRAW, nth: 2 }, doing(gains(1)))),
  unit("grows once a turn", "1g", "1/1", when({ ...YOU_DRAW, process: false }, doing(grows), { limit: 1 })),
  unit("grows with attacks", "1r", "1/2", always("self", [{ add: "ap", amount: { happened: MY_ATTACKS } }])),
  magic("repays lost life", "g", doing(gains({ happened: { on: "lifeLost", who: "you" }, total: true }))),
  quick(
    "rests attackers",
    "b",
    doing({ do: "rest", what: { all: "battleArea", where: { did: { on: "defend", what: {} } } } }),
  ),
  unit("angry when attacked", "1r", "2/3", when({ on: "attack", what: {}, target: "self" }, doing(grows))),
  unit("gains when defended", "1g", "3/1", when({ on: "defend", what: {}, against: "self" }, doing(gains(2)))),
  unit("gains when let through", "1b", "2/1", when({ on: "attackUndefended", what: "self" }, doing(gains(1)))),
  unit(
    "negates what aims at it",
    "2b",
    "2/2",
    when(
      { on: "targeted", what: "self", by: { whose: "opponent" } },
      doing({ do: "negate", what: { event: "source" } }),
    ),
  ),
  unit(
    "pierces",
    "2r",
    "4/2",
    when(
      { on: "damage", what: { kind: "unit" }, by: "self", amount: { is: ">=", than: 2 } },
      doing({ do: "damage", to: { player: "opponent" }, amount: { event: "excess" } }),
    ),
  ),
  unit(
    "rallies together",
    "1g",
    "1/2",
    when(
      { on: "token", what: { whose: "you" }, together: true },
      doing({ do: "putCounters", on: { event: "subject" }, counter: "power", count: 1 }),
    ),
  ),
  unit(
    "draws in need",
    "2b",
    "1/3",
    when({ on: "lifeBecomes", who: "you", is: "<=", than: 5 }, doing({ do: "draw", who: "you", count: 1 })),
  ),
  unit("clings to life", "3g/g", "1/4", replaced({ on: "lifeBecomes", who: "you", is: "<=", than: 0 }, { amount: 1 })),
  unit(
    "gains from newcomers",
    "1g",
    "1/2",
    when({ on: "controlChanged", what: { kind: "unit" }, to: "you" }, doing(gains(2))),
    when({ on: "shuffled", who: "anyone" }, doing(gains(1))),
    when({ on: "revealed", what: { kind: "unit" } }, doing(gains(1))),
  ),
  stone("gains as catalyst", when({ on: "turnedFaceDown", what: "self", cause: "catalyst" }, doing(gains(1)))),
];
