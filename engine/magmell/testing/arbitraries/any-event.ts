import fc from "fast-check";
import { BATTLE_STEPS, PHASES } from "../../model/turn";
import {
  booleanArbitrary,
  comparisonArbitrary,
  counterNameArbitrary,
  createConstantArbitrary,
  createRecordArbitrary,
  SHORT_ARRAY_LIMITS,
  zoneOrZonesArbitrary,
} from "./tree-parts";
import { MOVE_CAUSES } from "./values";

/** Other trees that event patterns hold. */
type EventTie = (key: "amount" | "filter" | "player") => fc.Arbitrary<unknown>;

/** Returns arbitraries of every event pattern that the types allow, with any of its parts. */
export const createEventArbitraries = (tie: EventTie) => {
  const what = fc.oneof(
    createConstantArbitrary("self"),
    tie("filter"),
    createRecordArbitrary({ player: fc.oneof(createConstantArbitrary("anyone"), tie("player")) }),
  );
  const who = fc.oneof(createConstantArbitrary("anyone"), tie("player"));
  const compare = createRecordArbitrary({ is: comparisonArbitrary, than: tie("amount") });
  const options = { nth: fc.integer({ min: 1, max: 3 }), together: fc.constant(true) };
  const cause = fc.oneof(fc.constantFrom(...MOVE_CAUSES), fc.subarray([...MOVE_CAUSES], SHORT_ARRAY_LIMITS));
  return [
    createRecordArbitrary(
      { on: createConstantArbitrary("move"), what },
      { from: zoneOrZonesArbitrary, to: zoneOrZonesArbitrary, cause, process: booleanArbitrary, ...options },
    ),
    createRecordArbitrary(
      { on: createConstantArbitrary("damage"), what },
      { by: what, inBattle: booleanArbitrary, amount: compare, ...options },
    ),
    createRecordArbitrary({ on: fc.constantFrom("lifeGained", "lifeLost"), who }, { amount: compare, ...options }),
    createRecordArbitrary({
      on: createConstantArbitrary("lifeBecomes"),
      who,
      is: comparisonArbitrary,
      than: tie("amount"),
    }),
    createRecordArbitrary({ on: createConstantArbitrary("targeted"), what }, { by: tie("filter"), ...options }),
    createRecordArbitrary({ on: createConstantArbitrary("controlChanged"), what }, { to: who }),
    createRecordArbitrary({ on: createConstantArbitrary("shuffled"), who }, options),
    createRecordArbitrary({ on: createConstantArbitrary("attack"), what }, { target: what, ...options }),
    createRecordArbitrary({ on: createConstantArbitrary("defend"), what }, { against: what, ...options }),
    createRecordArbitrary({ on: createConstantArbitrary("used"), who }, { what: tie("filter") }),
    createRecordArbitrary(
      { on: fc.constantFrom("attackUndefended", "woke", "negated", "token", "revealed"), what },
      options,
    ),
    createRecordArbitrary(
      { on: fc.constantFrom("rested", "turnedFaceUp", "turnedFaceDown"), what },
      { cause: fc.constantFrom("cost", "catalyst"), ...options },
    ),
    createRecordArbitrary(
      { on: fc.constantFrom("countersPut", "countersRemoved"), what },
      { counter: counterNameArbitrary, amount: compare, ...options },
    ),
    createRecordArbitrary({ on: fc.constantFrom("turnBegins", "turnEnds"), whose: who }),
    createRecordArbitrary({
      on: createConstantArbitrary("phaseBegins"),
      phase: fc.constantFrom(...PHASES.map(({ phase }) => phase)),
      whose: who,
    }),
    createRecordArbitrary(
      { on: createConstantArbitrary("stepBegins"), step: fc.constantFrom(...BATTLE_STEPS.map(({ step }) => step)) },
      { what },
    ),
    createRecordArbitrary({ on: createConstantArbitrary("battleEnds") }, { what }),
  ];
};
