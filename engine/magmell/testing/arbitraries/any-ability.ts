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
import {
  createCountersArbitrary,
  createNestingEffectArbitraries,
  createSimpleEffectArbitraries,
  createTotalArbitrary,
  positionArbitrary,
} from "./any-effect";
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
  makeRecord,
  SHORT_ARRAY_LIMITS,
  storeNameArbitrary,
  zoneArbitrary,
  zonesArbitrary,
} from "./tree-parts";

/** All trees that the types of the vocabulary allow, sensible or not, for code that must handle all of them. */
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
const symbols: fc.Arbitrary<Partial<SymbolCounts>> = fc.record(
  { blue: fc.integer({ min: -2, max: 2 }), red: fc.integer({ min: -2, max: 2 }), any: fc.integer({ min: -3, max: 3 }) },
  { requiredKeys: [] },
);

type Tie = (key: keyof Trees) => fc.Arbitrary<unknown>;

const changes = (tie: Tie) => [
  makeRecord({ add: ["ap", "hp"], amount: tie("amount") }),
  makeRecord({ set: ["ap", "hp"], amount: tie("amount") }),
  makeRecord({ colors: fc.subarray([...COLORS]), keep: booleanArbitrary }),
  makeRecord({ colors: makeRecord({ storedColor: storeNameArbitrary }), keep: booleanArbitrary }),
  makeRecord({ multiply: ["ap", "hp"], by: tie("amount") }),
  fc.constant({ swap: true }),
  makeRecord({ grant: tie("ability") }),
  fc.constantFrom(
    { loses: "abilities" },
    { must: "defend" },
    { must: "attack" },
    { mayDefend: "rested" },
    { mayUse: true },
  ),
  makeRecord({ cannot: RESTRICTABLE_ACTIONS }, { where: tie("filter") }),
  makeRecord({ cost: ["useCost", "catalyst"], by: symbols }, { times: tie("amount"), floor: fc.nat(2) }),
  makeRecord({ without: ["useCost", "catalyst"] }, { perTurn: fc.nat(2) }),
  makeRecord({ price: ["attack", "defend", "use"], pay: fc.array(tie("effect"), SHORT_ARRAY_LIMITS) }),
  makeRecord({ timing: TIMINGS }),
];

const bodies = (tie: Tie) => {
  const count = fc.oneof(fc.integer({ min: 0, max: 3 }), makeRecord({ min: fc.nat(2), max: tie("amount") }));
  const target = makeRecord(
    { count },
    {
      zones: zonesArbitrary,
      players: ["you", "opponent", "any"],
      whose: tie("player"),
      where: tie("filter"),
      divide: tie("amount"),
      total: createTotalArbitrary(tie),
    },
  );
  return makeRecord(
    { effects: fc.array(tie("effect"), SHORT_ARRAY_LIMITS) },
    { targets: fc.array(target, SHORT_ARRAY_LIMITS) },
  );
};

const tokens = (tie: Tie): fc.Arbitrary<unknown> =>
  fc.record({
    name: fc.constant("印"),
    colors: fc.constantFrom(undefined, ["blue"], ["green", "red"]),
    kind,
    timing: fc.constantFrom(null, ...TIMINGS),
    text: fc.constant(""),
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
      makeRecord(
        { type: "triggered", on },
        { zones: zonesArbitrary, if: tie("condition"), limit: fc.integer({ min: 1, max: 3 }) },
      ),
    ),
    flat(makeRecord({ type: "magic" })),
    makeRecord(
      { type: "static", affects: tie("select"), changes: fc.array(tie("change"), SHORT_ARRAY_LIMITS) },
      { zones: zonesArbitrary, while: tie("condition") },
    ),
    makeRecord(
      { type: "replacement", on: tie("event"), instead: tie("instead") },
      { zones: zonesArbitrary, if: tie("condition"), optional: true },
    ),
    makeRecord(
      { type: "price", pay: fc.array(tie("effect"), SHORT_ARRAY_LIMITS) },
      { optional: true, changes: fc.array(tie("change"), SHORT_ARRAY_LIMITS) },
    ),
    makeRecord({ type: "unsupported", text: "■読めない文。\n次の行。" }),
  ];
};

/** The first of some leaves once a tree has grown deep enough. */
const grown = (members: readonly fc.Arbitrary<unknown>[]) =>
  fc.oneof({ depthSize: "small", withCrossShrink: true, maxDepth: 5, depthIdentifier: "tree" }, ...members);

const trees = fc.letrec<Record<keyof Trees, unknown>>((tie) => ({
  ability: grown(abilities(tie as Tie)),
  body: bodies(tie as Tie),
  modes: makeRecord({ modes: fc.array(tie("body"), SHORT_ARRAY_LIMITS) }, { choose: tie("amount"), again: true }),
  effect: grown([...createSimpleEffectArbitraries(tie as Tie), ...createNestingEffectArbitraries(tie as Tie)]),
  change: grown(changes(tie as Tie)),
  event: grown(createEventArbitraries(tie as Tie)),
  instead: makeRecord(
    {},
    {
      to: zoneArbitrary,
      rested: booleanArbitrary,
      faceDown: booleanArbitrary,
      counters: createCountersArbitrary(tie as Tie),
      amount: tie("amount"),
      position: positionArbitrary,
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

/** An arbitrary of all abilities that the types allow. */
export const abilityArbitrary = trees.ability as fc.Arbitrary<Ability>;
