import fc from "fast-check";
import { BATTLE_STEPS, PHASES } from "../../model/turn";
import { comparison, flag, is, name, oneOrMore, part, short } from "./tree-parts";
import { CAUSES } from "./values";

/** Other trees that event patterns hold. */
type EventTie = (key: "amount" | "filter" | "player") => fc.Arbitrary<unknown>;

/** Returns every event pattern that the types allow, with any of its parts. */
export const anyEvents = (tie: EventTie) => {
  const what = fc.oneof(is("self"), tie("filter"), part({ player: fc.oneof(is("anyone"), tie("player")) }));
  const who = fc.oneof(is("anyone"), tie("player"));
  const compare = part({ is: comparison, than: tie("amount") });
  const options = { nth: fc.integer({ min: 1, max: 3 }), together: fc.constant(true) };
  const cause = fc.oneof(fc.constantFrom(...CAUSES), fc.subarray([...CAUSES], short));
  return [
    part({ on: is("move"), what }, { from: oneOrMore, to: oneOrMore, cause, process: flag, ...options }),
    part({ on: is("damage"), what }, { by: what, inBattle: flag, amount: compare, ...options }),
    part({ on: fc.constantFrom("lifeGained", "lifeLost"), who }, { amount: compare, ...options }),
    part({ on: is("lifeBecomes"), who, is: comparison, than: tie("amount") }),
    part({ on: is("targeted"), what }, { by: tie("filter"), ...options }),
    part({ on: is("controlChanged"), what }, { to: who }),
    part({ on: is("shuffled"), who }, options),
    part({ on: is("attack"), what }, { target: what, ...options }),
    part({ on: is("defend"), what }, { against: what, ...options }),
    part({ on: is("used"), who }, { what: tie("filter") }),
    part({ on: fc.constantFrom("attackUndefended", "woke", "negated", "token", "revealed"), what }, options),
    part(
      { on: fc.constantFrom("rested", "turnedFaceUp", "turnedFaceDown"), what },
      { cause: fc.constantFrom("cost", "catalyst"), ...options },
    ),
    part(
      { on: fc.constantFrom("countersPut", "countersRemoved"), what },
      { counter: name, amount: compare, ...options },
    ),
    part({ on: fc.constantFrom("turnBegins", "turnEnds"), whose: who }),
    part({ on: is("phaseBegins"), phase: fc.constantFrom(...PHASES.map(({ phase }) => phase)), whose: who }),
    part({ on: is("stepBegins"), step: fc.constantFrom(...BATTLE_STEPS.map(({ step }) => step)) }, { what }),
    part({ on: is("battleEnds") }, { what }),
  ];
};
