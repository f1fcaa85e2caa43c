import fc from "fast-check";
import {
  type Ability,
  type AbilityBody,
  type ContinuousChange,
  type EventPattern,
  type EventReplacement,
  RESTRICTABLE_ACTIONS,
} from "../../model/ability";
import { CARD_KINDS, type CardDefinition, COLORS, NO_SYMBOLS, type SymbolCounts, TIMINGS } from "../../model/card";
import type { Effect } from "../../model/effect";
import type { Amount, Condition, Filter, PlayerRef, Select } from "../../model/select";
import { PHASES } from "../../model/turn";
import { createEventArbitraries } from "./any-event";
import {
  createAmountArbitraries,
  createConditionArbitraries,
  createFilterArbitraries,
  createPlayerArbitraries,
  createSelectArbitraries,
} from "./any-noun";
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
  zonesArbitrary,
} from "./tree-parts";
import { DURATIONS } from "./values";

/** Every tree that the types of the vocabulary allow, however odd: for what must work on all of them. */
type Trees = {
  readonly ability: Ability;
  readonly body: AbilityBody;
  readonly modes: { readonly modes: readonly AbilityBody[] };
  readonly effect: Effect;
  readonly change: ContinuousChange;
  readonly event: EventPattern;
  readonly instead: EventReplacement;
  readonly select: Select;
  readonly filter: Filter;
  readonly amount: Amount;
  readonly condition: Condition;
  readonly player: PlayerRef;
  readonly token: CardDefinition;
};

const kind = fc.constantFrom(...CARD_KINDS);
const until = fc.constantFrom(...DURATIONS);
const position = fc.constantFrom("top", "bottom", 1, 2, 12);
const symbols: fc.Arbitrary<Partial<SymbolCounts>> = fc.record(
  { blue: fc.integer({ min: -2, max: 2 }), red: fc.integer({ min: -2, max: 2 }), any: fc.integer({ min: -3, max: 3 }) },
  { requiredKeys: [] },
);

type Tie = (key: keyof Trees) => fc.Arbitrary<unknown>;

const changes = (tie: Tie) => [
  createRecordArbitrary({ add: fc.constantFrom("ap", "hp"), amount: tie("amount") }),
  createRecordArbitrary({ set: fc.constantFrom("ap", "hp"), amount: tie("amount") }),
  createRecordArbitrary({ colors: fc.subarray([...COLORS]), keep: booleanArbitrary }),
  createRecordArbitrary({ colors: createRecordArbitrary({ storedColor: storeNameArbitrary }), keep: booleanArbitrary }),
  createRecordArbitrary({ multiply: fc.constantFrom("ap", "hp"), by: tie("amount") }),
  fc.constant({ swap: true }),
  createRecordArbitrary({ grant: tie("ability") }),
  fc.constantFrom(
    { loses: "abilities" },
    { must: "defend" },
    { must: "attack" },
    { mayDefend: "rested" },
    { mayUse: true },
  ),
  createRecordArbitrary({ cannot: fc.constantFrom(...RESTRICTABLE_ACTIONS) }, { where: tie("filter") }),
  createRecordArbitrary(
    { cost: fc.constantFrom("useCost", "catalyst"), by: symbols },
    { times: tie("amount"), floor: fc.nat(2) },
  ),
  createRecordArbitrary({ without: fc.constantFrom("useCost", "catalyst") }, { perTurn: fc.nat(2) }),
  createRecordArbitrary({
    price: fc.constantFrom("attack", "defend", "use"),
    pay: fc.array(tie("effect"), SHORT_ARRAY_LIMITS),
  }),
  createRecordArbitrary({ timing: fc.constantFrom(...TIMINGS) }),
];

const total = (tie: Tie) =>
  createRecordArbitrary({ stat: fc.constantFrom("ap", "hp", "useCost"), is: comparisonArbitrary, than: tie("amount") });
const withCounters = (tie: Tie) => createRecordArbitrary({ name: counterNameArbitrary, count: tie("amount") });

const simpleEffects = (tie: Tie) => {
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
      { to: zoneArbitrary, position, store: storeNameArbitrary },
    ),
    createRecordArbitrary(
      { do: createConstantArbitrary("summon"), what },
      { under: who, rested: booleanArbitrary, counters: withCounters(tie), store: storeNameArbitrary },
    ),
    createRecordArbitrary(
      { do: createConstantArbitrary("put"), what, to: zoneArbitrary },
      { position, under: who, rested: booleanArbitrary, faceDown: booleanArbitrary, store: storeNameArbitrary },
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
    createRecordArbitrary({ do: createConstantArbitrary("arrange"), who, what, position }),
    createRecordArbitrary({ do: createConstantArbitrary("shuffle"), who, zone: pileArbitrary }),
    createRecordArbitrary(
      { do: createConstantArbitrary("choose"), who, from: what, count, store: storeNameArbitrary },
      { also: booleanArbitrary, how: createConstantArbitrary("random"), total: total(tie) },
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

const effects = (tie: Tie) => {
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

const bodies = (tie: Tie) => {
  const count = fc.oneof(fc.integer({ min: 0, max: 3 }), createRecordArbitrary({ min: fc.nat(2), max: tie("amount") }));
  const target = createRecordArbitrary(
    { count },
    {
      zones: zonesArbitrary,
      players: fc.constantFrom("you", "opponent", "any"),
      whose: tie("player"),
      where: tie("filter"),
      divide: tie("amount"),
      total: total(tie),
    },
  );
  return createRecordArbitrary(
    { effects: fc.array(tie("effect"), SHORT_ARRAY_LIMITS) },
    { targets: fc.array(target, SHORT_ARRAY_LIMITS) },
  );
};

const tokens = (tie: Tie): fc.Arbitrary<unknown> =>
  fc.record({
    name: createConstantArbitrary("印"),
    colors: fc.constantFrom(undefined, ["blue"], ["green", "red"]),
    kind,
    timing: fc.constantFrom(null, ...TIMINGS),
    text: createConstantArbitrary(""),
    token: fc.constant(true),
    useCost: symbols.map((some) => ({ ...NO_SYMBOLS, ...some })),
    catalyst: fc.constant(NO_SYMBOLS),
    ap: fc.constantFrom(null, 0, 8),
    hp: fc.constantFrom(null, 1, 11),
    abilities: fc.array(tie("ability"), { maxLength: 1 }),
  });

const abilities = (tie: Tie) => {
  const bodied = fc.oneof(tie("body"), tie("modes"));
  const flat = (heads: fc.Arbitrary<object>) =>
    fc.tuple(heads, bodied).map(([head, body]) => ({ ...head, ...(body as object) }));
  const on = fc.oneof(tie("event"), fc.array(tie("event"), SHORT_ARRAY_LIMITS));
  return [
    flat(
      createRecordArbitrary(
        { type: createConstantArbitrary("triggered"), on },
        { zones: zonesArbitrary, if: tie("condition"), limit: fc.integer({ min: 1, max: 3 }) },
      ),
    ),
    flat(createRecordArbitrary({ type: createConstantArbitrary("magic") })),
    createRecordArbitrary(
      {
        type: createConstantArbitrary("static"),
        affects: tie("select"),
        changes: fc.array(tie("change"), SHORT_ARRAY_LIMITS),
      },
      { zones: zonesArbitrary, while: tie("condition") },
    ),
    createRecordArbitrary(
      { type: createConstantArbitrary("replacement"), on: tie("event"), instead: tie("instead") },
      { zones: zonesArbitrary, if: tie("condition"), optional: fc.constant(true) },
    ),
    createRecordArbitrary(
      { type: createConstantArbitrary("price"), pay: fc.array(tie("effect"), SHORT_ARRAY_LIMITS) },
      {
        optional: fc.constant(true),
        changes: fc.array(tie("change"), SHORT_ARRAY_LIMITS),
      },
    ),
    createRecordArbitrary({
      type: createConstantArbitrary("unsupported"),
      text: createConstantArbitrary("■読めない文。\n次の行。"),
    }),
  ];
};

/** The first of some leaves once a tree has grown deep enough. */
const grown = (members: readonly fc.Arbitrary<unknown>[]) =>
  fc.oneof({ depthSize: "small", withCrossShrink: true, maxDepth: 5, depthIdentifier: "tree" }, ...members);

const trees = fc.letrec<Record<keyof Trees, unknown>>((tie) => ({
  ability: grown(abilities(tie as Tie)),
  body: bodies(tie as Tie),
  modes: createRecordArbitrary(
    { modes: fc.array(tie("body"), SHORT_ARRAY_LIMITS) },
    { choose: tie("amount"), again: fc.constant(true) },
  ),
  effect: grown([...simpleEffects(tie as Tie), ...effects(tie as Tie)]),
  change: grown(changes(tie as Tie)),
  event: grown(createEventArbitraries(tie as Tie)),
  instead: createRecordArbitrary(
    {},
    {
      to: zoneArbitrary,
      rested: booleanArbitrary,
      faceDown: booleanArbitrary,
      counters: withCounters(tie as Tie),
      amount: tie("amount"),
      position,
      copies: tie("amount"),
      effects: fc.array(tie("effect"), SHORT_ARRAY_LIMITS),
    },
  ),
  select: grown(createSelectArbitraries(tie as Tie)),
  filter: createFilterArbitraries(tie as Tie),
  amount: grown(createAmountArbitraries(tie as Tie)),
  condition: grown(createConditionArbitraries(tie as Tie)),
  player: grown(createPlayerArbitraries(tie as Tie)),
  token: tokens(tie as Tie),
}));

/** Any ability at all. */
export const abilityArbitrary = trees.ability as fc.Arbitrary<Ability>;
