import { COLORS, type SymbolCounts } from "@/engine/magmell";
import { COST_COUNT_KEYS } from "../keys";
import type { Predicate } from "../types";

type NumberPredicate = Extract<Predicate, { readonly on: "number" | "range" }>;
type Bounds = { readonly from: number; readonly to: number };

/** Returns the predicates of a conjunction, in which predicates that together equal a single one are merged into it. */
export function mergePredicates(predicates: readonly Predicate[]): readonly Predicate[] {
  const sets = mergeGroups(predicates, setGroupOf, ([first, ...others]) => [others.reduce(bothAs, first)]);
  const needed = sets.filter(
    (one) => !(isWithin(one) && sets.some((other) => isNothing(other, COST_COUNT_KEYS[one.key]))),
  );
  return mergeGroups(
    needed,
    (one) => (isRange(one) ? one.key : null),
    (group) => between((group[0] as NumberPredicate).key, group.filter(isRange).map(endsOf)),
  );
}

type Group = readonly [Predicate, ...Predicate[]];

/** Merges predicates by group; those whose group is `null` stay as they are. */
function mergeGroups(
  predicates: readonly Predicate[],
  groupOf: (one: Predicate) => string | null,
  merge: (group: Group) => readonly Predicate[],
): readonly Predicate[] {
  const groups = new Map<Predicate | string, [Predicate, ...Predicate[]]>();
  for (const one of predicates) {
    const group = groupOf(one) ?? one;
    const known = groups.get(group);
    if (known) known.push(one);
    else groups.set(group, [one]);
  }
  return [...groups].flatMap(([name, group]) => (typeof name === "string" ? merge(group) : group));
}

/** The merge group of a color set or cost; `null` if it cannot be merged. */
function setGroupOf(predicate: Predicate): string | null {
  if (predicate.on !== "colors" && predicate.on !== "symbols") return null;
  const group = `${predicate.on} ${predicate.key}`;
  const isNone = predicate.on === "colors" && predicate.bits === 0;
  if (predicate.op === ">=") return isNone ? null : `${group} >=`;
  // "Has none" equals "is a subset of nothing", and is written as the former.
  return predicate.op === "<=" || (predicate.op === "=" && isNone) ? `${group} <=` : null;
}

/** The single predicate equal to both, which are of one group. */
function bothAs(one: Predicate, other: Predicate): Predicate {
  if (one.on === "colors" && other.on === "colors") {
    const bits = one.op === ">=" ? one.bits | other.bits : one.bits & other.bits;
    return { ...one, bits, op: bits === 0 ? "=" : one.op };
  }
  // A cost within two that have no symbol in common is none, which is written as a number, and within any other cost.
  if (one.on === "number" || other.on === "number") return one.on === "number" ? one : other;
  if (one.on !== "symbols" || other.on !== "symbols") throw new Error(`No test is both ${one.on} and ${other.on}`);
  const symbols = eachOf(one.symbols, other.symbols, one.op === ">=" ? Math.max : Math.min);
  return Object.values(symbols).some((count) => count > 0)
    ? { ...one, symbols }
    : { on: "number", key: COST_COUNT_KEYS[one.key], op: "=", value: 0 };
}

/** Whether a predicate is an upper bound on cost symbols, which an empty cost meets. */
const isWithin = (one: Predicate): one is Extract<Predicate, { readonly on: "symbols" }> =>
  one.on === "symbols" && one.op === "<=";

/** Whether a predicate is an upper bound of zero on a number. */
const isNothing = (one: Predicate, key: NumberPredicate["key"]): boolean =>
  isRange(one) && one.key === key && endsOf(one).to <= 0;

function eachOf(one: SymbolCounts, other: SymbolCounts, choose: (a: number, b: number) => number): SymbolCounts {
  const counts = { ...one };
  for (const sign of [...COLORS, "any"] as const) counts[sign] = choose(one[sign], other[sign]);
  return counts;
}

const isRange = (predicate: Predicate): predicate is NumberPredicate =>
  predicate.on === "range" || (predicate.on === "number" && ["=", ">=", "<="].includes(predicate.op));

const endsOf = (test: NumberPredicate): Bounds => {
  const [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (test.on === "range") return { from: test.from ?? least, to: test.to ?? most };
  return { from: test.op === "<=" ? least : test.value, to: test.op === ">=" ? most : test.value };
};

/** The intersection of ranges: one predicate, or two contradictory ones if it is empty. */
function between(key: NumberPredicate["key"], all: readonly Bounds[]): readonly Predicate[] {
  const from = Math.max(...all.map((ends) => ends.from));
  const to = Math.min(...all.map((ends) => ends.to));
  const least: Predicate = { on: "number", key, op: ">=", value: from };
  const most: Predicate = { on: "number", key, op: "<=", value: to };
  if (from > to) return [least, most];
  if (from === to) return [{ on: "number", key, op: "=", value: from }];
  if (to === Number.POSITIVE_INFINITY) return [least];
  return [from === Number.NEGATIVE_INFINITY ? most : { on: "range", key, from, to }];
}
