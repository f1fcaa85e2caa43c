import fc from "fast-check";
import type { AbilityBody } from "../../model/ability";
import { PHASES } from "../../model/turn";
import {
  booleanArbitrary,
  comparisonArbitrary,
  counterNameArbitrary,
  makeRecord,
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
  makeRecord({ stat: ["ap", "hp", "useCost"], is: comparisonArbitrary, than: tie("amount") });
export const createCountersArbitrary = (tie: EffectTie) =>
  makeRecord({ name: counterNameArbitrary, count: tie("amount") });

/** Returns arbitraries of every instruction that contains no other instructions. */
export const createSimpleEffectArbitraries = (tie: EffectTie) => {
  const [what, who, amount] = [tie("select"), tie("player"), tie("amount")];
  const count = fc.oneof(amount, makeRecord({ min: amount, max: amount }));
  const all = fc.oneof(amount, fc.constant("all"));
  return [
    makeRecord({ do: "damage", to: what }, { amount, by: what }),
    makeRecord({ do: "removeDamage", from: what }, { amount }),
    makeRecord({ do: ["gainLife", "loseLife", "setLife"], who, amount }),
    makeRecord({ do: "draw", who, count: amount }),
    makeRecord(
      { do: "discard", who, count: fc.oneof(count, fc.constant("all")), how: ["choose", "random"] },
      { by: who, where: tie("filter"), store: storeNameArbitrary },
    ),
    makeRecord({ do: ["discardThese", "destroy", "reveal"], what }, { store: storeNameArbitrary }),
    makeRecord({ do: "return", what }, { to: zoneArbitrary, position: positionArbitrary, store: storeNameArbitrary }),
    makeRecord(
      { do: "summon", what },
      { under: who, rested: booleanArbitrary, counters: createCountersArbitrary(tie), store: storeNameArbitrary },
    ),
    makeRecord(
      { do: "put", what, to: zoneArbitrary },
      {
        position: positionArbitrary,
        under: who,
        rested: booleanArbitrary,
        faceDown: booleanArbitrary,
        store: storeNameArbitrary,
      },
    ),
    makeRecord({ do: ["negate", "wake", "rest", "turnFaceUp", "turnFaceDown"], what }),
    makeRecord({ do: ["putCounters", "removeCounters"], on: what, counter: counterNameArbitrary }, { count: all }),
    makeRecord(
      { do: "token", token: tie("token"), count: amount },
      { under: who, rested: booleanArbitrary, store: storeNameArbitrary },
    ),
    makeRecord(
      { do: "token", copy: what, count: amount },
      { under: who, rested: booleanArbitrary, store: storeNameArbitrary },
    ),
    makeRecord({ do: "moveCounters", from: what, to: what, counter: counterNameArbitrary, count: all }),
    makeRecord({
      do: "divide",
      who,
      amount,
      among: what,
      gives: fc.oneof(fc.constant("damage"), makeRecord({ counter: counterNameArbitrary })),
    }),
    makeRecord({ do: "exchangeControl", one: what, other: what }),
    makeRecord({ do: "exchangeLife" }),
    makeRecord({ do: "skip", who, phase: PHASES.map(({ phase }) => phase) }),
    makeRecord({
      do: "revealUntil",
      who,
      zone: pileArbitrary,
      where: tie("filter"),
      store: storeNameArbitrary,
      others: storeNameArbitrary,
    }),
    makeRecord({ do: "control", what, who, until }),
    makeRecord(
      { do: "search", who, zone: pileArbitrary, count: amount, store: storeNameArbitrary },
      { whose: who, top: amount, where: tie("filter"), shuffle: booleanArbitrary },
    ),
    makeRecord({ do: "look", who, what }, { store: storeNameArbitrary }),
    makeRecord({ do: "arrange", who, what, position: positionArbitrary }),
    makeRecord({ do: "shuffle", who, zone: pileArbitrary }),
    makeRecord(
      { do: "choose", who, from: what, count, store: storeNameArbitrary },
      { also: booleanArbitrary, how: "random", total: createTotalArbitrary(tie) },
    ),
    makeRecord({ do: "chooseNumber", who, min: amount, max: amount, store: storeNameArbitrary }),
    makeRecord({ do: ["chooseColor", "chooseName"], who, store: storeNameArbitrary }),
    makeRecord({ do: "remember", amount, store: storeNameArbitrary }),
    makeRecord({ do: "use", who, what, free: booleanArbitrary }),
    makeRecord({ do: ["win", "lose", "extraTurn"], who }),
    makeRecord({ do: "unsupported", text: "読めない文。" }),
  ];
};

/** Returns arbitraries of every instruction that contains other instructions. */
export const createNestingEffectArbitraries = (tie: EffectTie) => {
  const program = fc.array(tie("effect"), SHORT_ARRAY_LIMITS);
  const [what, who] = [tie("select"), tie("player")];
  const trigger = fc.record({
    type: fc.constant("triggered"),
    on: fc.oneof(tie("event"), fc.array(tie("event"), SHORT_ARRAY_LIMITS)),
    body: tie("body"),
  });
  const created = fc.oneof(
    trigger.map(({ body, ...rest }) => ({ ...rest, ...(body as AbilityBody) })),
    makeRecord(
      { type: "static", affects: what, changes: fc.array(tie("change"), SHORT_ARRAY_LIMITS) },
      { while: tie("condition") },
    ),
    makeRecord({ type: "replacement", on: tie("event"), instead: tie("instead") }, { if: tie("condition") }),
  );
  return [
    makeRecord({ do: "modify", what, changes: fc.array(tie("change"), SHORT_ARRAY_LIMITS), until }),
    makeRecord({ do: "create", ability: created, until }, { times: ["once", "always"], from: "nextTurn" }),
    makeRecord(
      { do: "chooseMode", who, modes: fc.array(program, SHORT_ARRAY_LIMITS) },
      { choose: fc.oneof(tie("amount"), makeRecord({ min: tie("amount"), max: tie("amount") })), again: true },
    ),
    makeRecord({ do: "may", who, then: program }, { otherwise: program }),
    makeRecord({ do: "if", condition: tie("condition"), then: program }, { otherwise: program }),
    makeRecord({ do: "forEach", what, store: storeNameArbitrary, effects: program }),
    makeRecord({ do: "repeat", times: tie("amount"), effects: program }),
  ];
};
