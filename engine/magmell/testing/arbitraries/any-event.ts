import fc from "fast-check";
import { BATTLE_STEPS, PHASES } from "../../model/turn";
import {
  booleanArbitrary,
  comparisonArbitrary,
  counterNameArbitrary,
  makeRecord,
  SHORT_ARRAY_LIMITS,
  zoneOrZonesArbitrary,
} from "./tree-parts";
import { MOVE_CAUSES } from "./values";

/** Other trees that event patterns hold. */
type EventTie = (key: "amount" | "filter" | "player") => fc.Arbitrary<unknown>;

/** Returns arbitraries of every event pattern that the types allow, with any of its fields. */
export const createEventArbitraries = (tie: EventTie) => {
  const what = fc.oneof(
    fc.constant("self"),
    tie("filter"),
    makeRecord({ player: fc.oneof(fc.constant("anyone"), tie("player")) }),
  );
  const who = fc.oneof(fc.constant("anyone"), tie("player"));
  const compare = makeRecord({ is: comparisonArbitrary, than: tie("amount") });
  const options = { nth: fc.integer({ min: 1, max: 3 }), together: true };
  const cause = fc.oneof(fc.constantFrom(...MOVE_CAUSES), fc.subarray([...MOVE_CAUSES], SHORT_ARRAY_LIMITS));
  return [
    makeRecord(
      { on: "move", what },
      { from: zoneOrZonesArbitrary, to: zoneOrZonesArbitrary, cause, process: booleanArbitrary, ...options },
    ),
    makeRecord({ on: "damage", what }, { by: what, inBattle: booleanArbitrary, amount: compare, ...options }),
    makeRecord({ on: ["lifeGained", "lifeLost"], who }, { amount: compare, ...options }),
    makeRecord({ on: "lifeBecomes", who, is: comparisonArbitrary, than: tie("amount") }),
    makeRecord({ on: "targeted", what }, { by: tie("filter"), ...options }),
    makeRecord({ on: "controlChanged", what }, { to: who }),
    makeRecord({ on: "shuffled", who }, options),
    makeRecord({ on: "attack", what }, { target: what, ...options }),
    makeRecord({ on: "defend", what }, { against: what, ...options }),
    makeRecord({ on: "used", who }, { what: tie("filter") }),
    makeRecord({ on: ["attackUndefended", "woke", "negated", "token", "revealed"], what }, options),
    makeRecord({ on: ["rested", "turnedFaceUp", "turnedFaceDown"], what }, { cause: ["cost", "catalyst"], ...options }),
    makeRecord(
      { on: ["countersPut", "countersRemoved"], what },
      { counter: counterNameArbitrary, amount: compare, ...options },
    ),
    makeRecord({ on: ["turnBegins", "turnEnds"], whose: who }),
    makeRecord({ on: "phaseBegins", phase: PHASES.map(({ phase }) => phase), whose: who }),
    makeRecord({ on: "stepBegins", step: BATTLE_STEPS.map(({ step }) => step) }, { what }),
    makeRecord({ on: "battleEnds" }, { what }),
  ];
};
