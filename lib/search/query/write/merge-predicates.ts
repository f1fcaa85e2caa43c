import { COLORS, type Symbols } from "@/engine/magmell";
import type { Predicate } from "../types";

type SetPredicate = Extract<Predicate, { readonly on: "colors" | "symbols" }>;
type NumberPredicate = Extract<Predicate, { readonly on: "number" | "range" }>;
type Bounds = { readonly from: number; readonly to: number };

/** Predicates of a conjunction, with those of one kind that equal a single predicate merged. */
export function mergePredicates(predicates: readonly Predicate[]): readonly Predicate[] {
  const groups = new Map<string, [Predicate, ...Predicate[]]>();
  for (const [place, one] of predicates.entries()) {
    const group = groupOf(one) ?? String(place);
    const known = groups.get(group);
    if (known) known.push(one);
    else groups.set(group, [one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    return isRange(first) ? between(first.key, group.filter(isRange).map(endsOf)) : [others.reduce(bothAs, first)];
  });
}

/** The merge group of a predicate; `null` if it cannot be merged. */
function groupOf(predicate: Predicate): string | null {
  if (isRange(predicate)) return `range ${predicate.key}`;
  if (predicate.on !== "colors" && predicate.on !== "symbols") return null;
  const isSet = predicate.on === "symbols" || predicate.bits !== 0;
  const group = `${predicate.on} ${predicate.key}`;
  if (predicate.op === ">=") return isSet ? `${group} >=` : null;
  // "Has none" equals "is a subset of nothing", and is written as the former.
  return predicate.op === "<=" || (predicate.op === "=" && isNone(predicate)) ? `${group} <=` : null;
}

const isNone = (test: SetPredicate): boolean =>
  test.on === "colors" ? test.bits === 0 : Object.values(test.symbols).every((count) => count === 0);

/** The single predicate equal to both, which are of one group. */
function bothAs(one: Predicate, other: Predicate): Predicate {
  if (one.on === "colors" && other.on === "colors") {
    const bits = one.op === ">=" ? one.bits | other.bits : one.bits & other.bits;
    return noneOrPart({ ...one, bits });
  }
  if (one.on !== "symbols" || other.on !== "symbols") throw new Error(`No test is both ${one.on} and ${other.on}`);
  return noneOrPart({ ...one, symbols: eachOf(one.symbols, other.symbols, one.op === ">=" ? Math.max : Math.min) });
}

const noneOrPart = (test: SetPredicate): SetPredicate =>
  test.op !== ">=" && isNone(test) ? { ...test, op: "=" } : test;

function eachOf(one: Symbols, other: Symbols, choose: (a: number, b: number) => number): Symbols {
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
