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
import { anyEvents } from "./any-event";
import { anyAmounts, anyConditions, anyFilters, anyPlayers, anySelects } from "./any-noun";
import { comparison, flag, is, name, part, pile, short, store, zone, zones } from "./tree-parts";
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
  part({ add: fc.constantFrom("ap", "hp"), amount: tie("amount") }),
  part({ set: fc.constantFrom("ap", "hp"), amount: tie("amount") }),
  part({ colors: fc.subarray([...COLORS]), keep: flag }),
  part({ colors: part({ storedColor: store }), keep: flag }),
  part({ multiply: fc.constantFrom("ap", "hp"), by: tie("amount") }),
  fc.constant({ swap: true }),
  part({ grant: tie("ability") }),
  fc.constantFrom(
    { loses: "abilities" },
    { must: "defend" },
    { must: "attack" },
    { mayDefend: "rested" },
    { mayUse: true },
  ),
  part({ cannot: fc.constantFrom(...RESTRICTABLE_ACTIONS) }, { where: tie("filter") }),
  part({ cost: fc.constantFrom("useCost", "catalyst"), by: symbols }, { times: tie("amount"), floor: fc.nat(2) }),
  part({ without: fc.constantFrom("useCost", "catalyst") }, { perTurn: fc.nat(2) }),
  part({ price: fc.constantFrom("attack", "defend", "use"), pay: fc.array(tie("effect"), short) }),
  part({ timing: fc.constantFrom(...TIMINGS) }),
];

const total = (tie: Tie) => part({ stat: fc.constantFrom("ap", "hp", "useCost"), is: comparison, than: tie("amount") });
const withCounters = (tie: Tie) => part({ name, count: tie("amount") });

const simpleEffects = (tie: Tie) => {
  const [what, who, amount] = [tie("select"), tie("player"), tie("amount")];
  const count = fc.oneof(amount, part({ min: amount, max: amount }));
  const all = fc.oneof(amount, is("all"));
  return [
    part({ do: is("damage"), to: what }, { amount, by: what }),
    part({ do: is("removeDamage"), from: what }, { amount }),
    part({ do: fc.constantFrom("gainLife", "loseLife", "setLife"), who, amount }),
    part({ do: is("draw"), who, count: amount }),
    part(
      { do: is("discard"), who, count: fc.oneof(count, is("all")), how: fc.constantFrom("choose", "random") },
      { by: who, where: tie("filter"), store },
    ),
    part({ do: fc.constantFrom("discardThese", "destroy", "reveal"), what }, { store }),
    part({ do: is("return"), what }, { to: zone, position, store }),
    part({ do: is("summon"), what }, { under: who, rested: flag, counters: withCounters(tie), store }),
    part({ do: is("put"), what, to: zone }, { position, under: who, rested: flag, faceDown: flag, store }),
    part({ do: fc.constantFrom("negate", "wake", "rest", "turnFaceUp", "turnFaceDown"), what }),
    part({ do: fc.constantFrom("putCounters", "removeCounters"), on: what, counter: name }, { count: all }),
    part({ do: is("token"), token: tie("token"), count: amount }, { under: who, rested: flag, store }),
    part({ do: is("token"), copy: what, count: amount }, { under: who, rested: flag, store }),
    part({ do: is("moveCounters"), from: what, to: what, counter: name, count: all }),
    part({ do: is("divide"), who, amount, among: what, gives: fc.oneof(is("damage"), part({ counter: name })) }),
    part({ do: is("exchangeControl"), one: what, other: what }),
    part({ do: is("exchangeLife") }),
    part({ do: is("skip"), who, phase: fc.constantFrom(...PHASES.map(({ phase }) => phase)) }),
    part({ do: is("revealUntil"), who, zone: pile, where: tie("filter"), store, others: store }),
    part({ do: is("control"), what, who, until }),
    part(
      { do: is("search"), who, zone: pile, count: amount, store },
      { whose: who, top: amount, where: tie("filter"), shuffle: flag },
    ),
    part({ do: is("look"), who, what }, { store }),
    part({ do: is("arrange"), who, what, position }),
    part({ do: is("shuffle"), who, zone: pile }),
    part({ do: is("choose"), who, from: what, count, store }, { also: flag, how: is("random"), total: total(tie) }),
    part({ do: is("chooseNumber"), who, min: amount, max: amount, store }),
    part({ do: fc.constantFrom("chooseColor", "chooseName"), who, store }),
    part({ do: is("remember"), amount, store }),
    part({ do: is("use"), who, what, free: flag }),
    part({ do: fc.constantFrom("win", "lose", "extraTurn"), who }),
    part({ do: is("unsupported"), text: is("読めない文。") }),
  ];
};

const effects = (tie: Tie) => {
  const program = fc.array(tie("effect"), short);
  const [what, who] = [tie("select"), tie("player")];
  const trigger = fc.record({
    type: is("triggered"),
    on: fc.oneof(tie("event"), fc.array(tie("event"), short)),
    body: tie("body"),
  });
  const created = fc.oneof(
    trigger.map(({ body, ...rest }) => ({ ...rest, ...(body as AbilityBody) })),
    part({ type: is("static"), affects: what, changes: fc.array(tie("change"), short) }, { while: tie("condition") }),
    part({ type: is("replacement"), on: tie("event"), instead: tie("instead") }, { if: tie("condition") }),
  );
  return [
    part({ do: is("modify"), what, changes: fc.array(tie("change"), short), until }),
    part(
      { do: is("create"), ability: created, until },
      { times: fc.constantFrom("once", "always"), from: is("nextTurn") },
    ),
    part(
      { do: is("chooseMode"), who, modes: fc.array(program, short) },
      { choose: fc.oneof(tie("amount"), part({ min: tie("amount"), max: tie("amount") })), again: fc.constant(true) },
    ),
    part({ do: is("may"), who, then: program }, { otherwise: program }),
    part({ do: is("if"), condition: tie("condition"), then: program }, { otherwise: program }),
    part({ do: is("forEach"), what, store, effects: program }),
    part({ do: is("repeat"), times: tie("amount"), effects: program }),
  ];
};

const bodies = (tie: Tie) => {
  const count = fc.oneof(fc.integer({ min: 0, max: 3 }), part({ min: fc.nat(2), max: tie("amount") }));
  const target = part(
    { count },
    {
      zones,
      players: fc.constantFrom("you", "opponent", "any"),
      whose: tie("player"),
      where: tie("filter"),
      divide: tie("amount"),
      total: total(tie),
    },
  );
  return part({ effects: fc.array(tie("effect"), short) }, { targets: fc.array(target, short) });
};

const tokens = (tie: Tie): fc.Arbitrary<unknown> =>
  fc.record({
    name: is("印"),
    colors: fc.constantFrom(undefined, ["blue"], ["green", "red"]),
    kind,
    timing: fc.constantFrom(null, ...TIMINGS),
    text: is(""),
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
  const on = fc.oneof(tie("event"), fc.array(tie("event"), short));
  return [
    flat(part({ type: is("triggered"), on }, { zones, if: tie("condition"), limit: fc.integer({ min: 1, max: 3 }) })),
    flat(part({ type: is("magic") })),
    part(
      { type: is("static"), affects: tie("select"), changes: fc.array(tie("change"), short) },
      { zones, while: tie("condition") },
    ),
    part(
      { type: is("replacement"), on: tie("event"), instead: tie("instead") },
      { zones, if: tie("condition"), optional: fc.constant(true) },
    ),
    part(
      { type: is("price"), pay: fc.array(tie("effect"), short) },
      {
        optional: fc.constant(true),
        changes: fc.array(tie("change"), short),
      },
    ),
    part({ type: is("unsupported"), text: is("■読めない文。\n次の行。") }),
  ];
};

/** The first of some leaves once a tree has grown deep enough. */
const grown = (members: readonly fc.Arbitrary<unknown>[]) =>
  fc.oneof({ depthSize: "small", withCrossShrink: true, maxDepth: 5, depthIdentifier: "tree" }, ...members);

const trees = fc.letrec<Record<keyof Trees, unknown>>((tie) => ({
  ability: grown(abilities(tie as Tie)),
  body: bodies(tie as Tie),
  modes: part({ modes: fc.array(tie("body"), short) }, { choose: tie("amount"), again: fc.constant(true) }),
  effect: grown([...simpleEffects(tie as Tie), ...effects(tie as Tie)]),
  change: grown(changes(tie as Tie)),
  event: grown(anyEvents(tie as Tie)),
  instead: part(
    {},
    {
      to: zone,
      rested: flag,
      faceDown: flag,
      counters: withCounters(tie as Tie),
      amount: tie("amount"),
      position,
      copies: tie("amount"),
      effects: fc.array(tie("effect"), short),
    },
  ),
  select: grown(anySelects(tie as Tie)),
  filter: anyFilters(tie as Tie),
  amount: grown(anyAmounts(tie as Tie)),
  condition: grown(anyConditions(tie as Tie)),
  player: grown(anyPlayers(tie as Tie)),
  token: tokens(tie as Tie),
}));

/** Any ability at all. */
export const anyAbility = trees.ability as fc.Arbitrary<Ability>;
