import { COLORS, type Symbols } from "@/engine/magmell";
import type { Test } from "../types";

type SetTest = Extract<Test, { readonly on: "colors" | "symbols" }>;
type NumberTest = Extract<Test, { readonly on: "number" | "range" }>;
type Ends = { readonly from: number; readonly to: number };

/** Tests that must all be passed, those of one kind that are the same as one put together. */
export function mergedTests(tests: readonly Test[]): readonly Test[] {
  const groups = new Map<string, [Test, ...Test[]]>();
  for (const [place, one] of tests.entries()) {
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

/** Tests of one group can be put together; `null` for a test that stands alone. */
function groupOf(test: Test): string | null {
  if (isRange(test)) return `range ${test.key}`;
  if (test.on !== "colors" && test.on !== "symbols") return null;
  const isSet = test.on === "symbols" || test.bits !== 0;
  const group = `${test.on} ${test.key}`;
  if (test.op === ">=") return isSet ? `${group} >=` : null;
  // What has none is what has a part of nothing, and that is how it is written.
  return test.op === "<=" || (test.op === "=" && isNone(test)) ? `${group} <=` : null;
}

const isNone = (test: SetTest): boolean =>
  test.on === "colors" ? test.bits === 0 : Object.values(test.symbols).every((count) => count === 0);

/** The one test that is passed by what passes both, which are of one group. */
function bothAs(one: Test, other: Test): Test {
  if (one.on === "colors" && other.on === "colors") {
    const bits = one.op === ">=" ? one.bits | other.bits : one.bits & other.bits;
    return noneOrPart({ ...one, bits });
  }
  if (one.on !== "symbols" || other.on !== "symbols") throw new Error(`No test is both ${one.on} and ${other.on}`);
  return noneOrPart({ ...one, symbols: eachOf(one.symbols, other.symbols, one.op === ">=" ? Math.max : Math.min) });
}

const noneOrPart = (test: SetTest): SetTest => (test.op !== ">=" && isNone(test) ? { ...test, op: "=" } : test);

function eachOf(one: Symbols, other: Symbols, choose: (a: number, b: number) => number): Symbols {
  const counts = { ...one };
  for (const sign of [...COLORS, "any"] as const) counts[sign] = choose(one[sign], other[sign]);
  return counts;
}

const isRange = (test: Test): test is NumberTest =>
  test.on === "range" || (test.on === "number" && ["=", ">=", "<="].includes(test.op));

const endsOf = (test: NumberTest): Ends => {
  const [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (test.on === "range") return { from: test.from ?? least, to: test.to ?? most };
  return { from: test.op === "<=" ? least : test.value, to: test.op === ">=" ? most : test.value };
};

/** What lies within all of these: one test, or the two that no number can pass both. */
function between(key: NumberTest["key"], all: readonly Ends[]): readonly Test[] {
  const from = Math.max(...all.map((ends) => ends.from));
  const to = Math.min(...all.map((ends) => ends.to));
  const least: Test = { on: "number", key, op: ">=", value: from };
  const most: Test = { on: "number", key, op: "<=", value: to };
  if (from > to) return [least, most];
  if (from === to) return [{ on: "number", key, op: "=", value: from }];
  if (to === Number.POSITIVE_INFINITY) return [least];
  return [from === Number.NEGATIVE_INFINITY ? most : { on: "range", key, from, to }];
}
