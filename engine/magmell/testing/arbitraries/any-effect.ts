import fc from "fast-check";
import type { AbilityBody } from "../../model/ability";
import { PHASES } from "../../model/turn";
import {
  booleanArbitrary,
  comparisonArbitrary,
  counterNameArbitrary,
  createConstantArbitrary,
  createRecordArbitrary,
  pileArbitrary,
  SHORT_ARRAY_LIMITS,
  storeNameArbitrary,
  zoneArbitrary,
} from "./tree-parts";
import { DURATIONS } from "./values";

/** Other trees that effects hold. */
type EffectTie = (
  key:
    | "amount"
    | "body"
    | "change"
    | "condition"
    | "effect"
    | "event"
    | "filter"
    | "instead"
    | "player"
    | "select"
    | "token",
) => fc.Arbitrary<unknown>;

const until = fc.constantFrom(...DURATIONS);
export const positionArbitrary = fc.constantFrom("top", "bottom", 1, 2, 12);

export const createTotalArbitrary = (tie: EffectTie) =>
  createRecordArbitrary({ stat: fc.constantFrom("ap", "hp", "useCost"), is: comparisonArbitrary, than: tie("amount") });
export const createCountersArbitrary = (tie: EffectTie) =>
  createRecordArbitrary({ name: counterNameArbitrary, count: tie("amount") });

/** Returns arbitraries of every instruction that holds no other ones. */
export const createSimpleEffectArbitraries = (tie: EffectTie) => {
  const [what, who, amount] = [tie("select"), tie("player"), tie("amount")];
  const count = fc.oneof(amount, createRecordArbitrary({ min: amount, max: amount }));
  const all = fc.oneof(amount, createConstantArbitrary("all"));
  return [
    createRecordArbitrary({ do: createConstantArbitrary("damage"), to: what }, { amount, by: what }),
    createRecordArbitrary({ do: createConstantArbitrary("removeDamage"), from: what }, { amount }),
    createRecordArbitrary({ do: fc.constantFrom("gainLife", "loseLife", "setLife"), who, amount }),
    createRecordArbitrary({ do: createConstantArbitrary("draw"), who, count: amount }),
    createRecordArbitrary(
      {
        do: createConstantArbitrary("discard"),
        who,
        count: fc.oneof(count, createConstantArbitrary("all")),
        how: fc.constantFrom("choose", "random"),
      },
      { by: who, where: tie("filter"), store: storeNameArbitrary },
    ),
    createRecordArbitrary(
      { do: fc.constantFrom("discardThese", "destroy", "reveal"), what },
      { store: storeNameArbitrary },
    ),
    createRecordArbitrary(
      { do: createConstantArbitrary("return"), what },
      { to: zoneArbitrary, position: positionArbitrary, store: storeNameArbitrary },
    ),
    createRecordArbitrary(
      { do: createConstantArbitrary("summon"), what },
      { under: who, rested: booleanArbitrary, counters: createCountersArbitrary(tie), store: storeNameArbitrary },
    ),
    createRecordArbitrary(
      { do: createConstantArbitrary("put"), what, to: zoneArbitrary },
      {
        position: positionArbitrary,
        under: who,
        rested: booleanArbitrary,
        faceDown: booleanArbitrary,
        store: storeNameArbitrary,
      },
    ),
    createRecordArbitrary({ do: fc.constantFrom("negate", "wake", "rest", "turnFaceUp", "turnFaceDown"), what }),
    createRecordArbitrary(
      { do: fc.constantFrom("putCounters", "removeCounters"), on: what, counter: counterNameArbitrary },
      { count: all },
    ),
    createRecordArbitrary(
      { do: createConstantArbitrary("token"), token: tie("token"), count: amount },
      { under: who, rested: booleanArbitrary, store: storeNameArbitrary },
    ),
    createRecordArbitrary(
      { do: createConstantArbitrary("token"), copy: what, count: amount },
      { under: who, rested: booleanArbitrary, store: storeNameArbitrary },
    ),
    createRecordArbitrary({
      do: createConstantArbitrary("moveCounters"),
      from: what,
      to: what,
      counter: counterNameArbitrary,
      count: all,
    }),
    createRecordArbitrary({
      do: createConstantArbitrary("divide"),
      who,
      amount,
      among: what,
      gives: fc.oneof(createConstantArbitrary("damage"), createRecordArbitrary({ counter: counterNameArbitrary })),
    }),
    createRecordArbitrary({ do: createConstantArbitrary("exchangeControl"), one: what, other: what }),
    createRecordArbitrary({ do: createConstantArbitrary("exchangeLife") }),
    createRecordArbitrary({
      do: createConstantArbitrary("skip"),
      who,
      phase: fc.constantFrom(...PHASES.map(({ phase }) => phase)),
    }),
    createRecordArbitrary({
      do: createConstantArbitrary("revealUntil"),
      who,
      zone: pileArbitrary,
      where: tie("filter"),
      store: storeNameArbitrary,
      others: storeNameArbitrary,
    }),
    createRecordArbitrary({ do: createConstantArbitrary("control"), what, who, until }),
    createRecordArbitrary(
      { do: createConstantArbitrary("search"), who, zone: pileArbitrary, count: amount, store: storeNameArbitrary },
      { whose: who, top: amount, where: tie("filter"), shuffle: booleanArbitrary },
    ),
    createRecordArbitrary({ do: createConstantArbitrary("look"), who, what }, { store: storeNameArbitrary }),
    createRecordArbitrary({ do: createConstantArbitrary("arrange"), who, what, position: positionArbitrary }),
    createRecordArbitrary({ do: createConstantArbitrary("shuffle"), who, zone: pileArbitrary }),
    createRecordArbitrary(
      { do: createConstantArbitrary("choose"), who, from: what, count, store: storeNameArbitrary },
      { also: booleanArbitrary, how: createConstantArbitrary("random"), total: createTotalArbitrary(tie) },
    ),
    createRecordArbitrary({
      do: createConstantArbitrary("chooseNumber"),
      who,
      min: amount,
      max: amount,
      store: storeNameArbitrary,
    }),
    createRecordArbitrary({ do: fc.constantFrom("chooseColor", "chooseName"), who, store: storeNameArbitrary }),
    createRecordArbitrary({ do: createConstantArbitrary("remember"), amount, store: storeNameArbitrary }),
    createRecordArbitrary({ do: createConstantArbitrary("use"), who, what, free: booleanArbitrary }),
    createRecordArbitrary({ do: fc.constantFrom("win", "lose", "extraTurn"), who }),
    createRecordArbitrary({
      do: createConstantArbitrary("unsupported"),
      text: createConstantArbitrary("読めない文。"),
    }),
  ];
};

/** Returns arbitraries of every instruction that holds others. */
export const createNestingEffectArbitraries = (tie: EffectTie) => {
  const program = fc.array(tie("effect"), SHORT_ARRAY_LIMITS);
  const [what, who] = [tie("select"), tie("player")];
  const trigger = fc.record({
    type: createConstantArbitrary("triggered"),
    on: fc.oneof(tie("event"), fc.array(tie("event"), SHORT_ARRAY_LIMITS)),
    body: tie("body"),
  });
  const created = fc.oneof(
    trigger.map(({ body, ...rest }) => ({ ...rest, ...(body as AbilityBody) })),
    createRecordArbitrary(
      { type: createConstantArbitrary("static"), affects: what, changes: fc.array(tie("change"), SHORT_ARRAY_LIMITS) },
      { while: tie("condition") },
    ),
    createRecordArbitrary(
      { type: createConstantArbitrary("replacement"), on: tie("event"), instead: tie("instead") },
      { if: tie("condition") },
    ),
  );
  return [
    createRecordArbitrary({
      do: createConstantArbitrary("modify"),
      what,
      changes: fc.array(tie("change"), SHORT_ARRAY_LIMITS),
      until,
    }),
    createRecordArbitrary(
      { do: createConstantArbitrary("create"), ability: created, until },
      { times: fc.constantFrom("once", "always"), from: createConstantArbitrary("nextTurn") },
    ),
    createRecordArbitrary(
      { do: createConstantArbitrary("chooseMode"), who, modes: fc.array(program, SHORT_ARRAY_LIMITS) },
      {
        choose: fc.oneof(tie("amount"), createRecordArbitrary({ min: tie("amount"), max: tie("amount") })),
        again: fc.constant(true),
      },
    ),
    createRecordArbitrary({ do: createConstantArbitrary("may"), who, then: program }, { otherwise: program }),
    createRecordArbitrary(
      { do: createConstantArbitrary("if"), condition: tie("condition"), then: program },
      { otherwise: program },
    ),
    createRecordArbitrary({
      do: createConstantArbitrary("forEach"),
      what,
      store: storeNameArbitrary,
      effects: program,
    }),
    createRecordArbitrary({ do: createConstantArbitrary("repeat"), times: tie("amount"), effects: program }),
  ];
};
