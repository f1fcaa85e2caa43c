import { COLORS, type Symbols } from "@/engine";
import type { Test } from "./types";

type NumberTest = Extract<Test, { readonly on: "number" | "range" }>;
type Ends = { readonly from: number; readonly to: number };

/** Tests that must all be passed, those of one kind that are the same as one put together. */
export function mergedTests(tests: readonly Test[]): readonly Test[] {
  const groups = new Map<string, Test[]>();
  for (const [place, one] of tests.entries()) {
    const group = groupOf(one) ?? String(place);
    const known = groups.get(group);
    if (known) known.push(one);
    else groups.set(group, [one]);
  }
  return [...groups.values()].flatMap((group) => {
    // What contradicts itself is left as it was asked.
    const whole = group.reduce<Test | null>((all, one) => all && bothAs(all, one), group[0] ?? null);
    return whole ? [whole] : group;
  });
}

/** Tests of one group can be put together; `null` for a test that stands alone. */
function groupOf(test: Test): string | null {
  if (isRange(test)) return `range ${test.key}`;
  const isSet = (test.on === "colors" && test.bits !== 0) || test.on === "symbols";
  return isSet && (test.op === ">=" || test.op === "<=") ? `${test.on} ${test.key} ${test.op}` : null;
}

/** The one test of a group that is passed by what passes both; `null` where nothing is. */
function bothAs(one: Test, other: Test): Test | null {
  if (isRange(one) && isRange(other)) return within(one, other);
  if (one.on === "colors" && other.on === "colors") {
    const bits = one.op === ">=" ? one.bits | other.bits : one.bits & other.bits;
    return bits === 0 ? { ...one, op: "=", bits } : { ...one, bits };
  }
  if (one.on !== "symbols" || other.on !== "symbols") return null;
  const symbols = eachOf(one.symbols, other.symbols, one.op === ">=" ? Math.max : Math.min);
  const isNone = one.op !== ">=" && Object.values(symbols).every((count) => count === 0);
  return { ...one, op: isNone ? "=" : one.op, symbols };
}

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

/** `null` where no number is in both. */
function within(one: NumberTest, other: NumberTest): Test | null {
  const [a, b] = [endsOf(one), endsOf(other)];
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  const { key } = one;
  if (from > to) return null;
  if (from === to) return { on: "number", key, op: "=", value: from };
  if (to === Number.POSITIVE_INFINITY) return { on: "number", key, op: ">=", value: from };
  if (from === Number.NEGATIVE_INFINITY) return { on: "number", key, op: "<=", value: to };
  return { on: "range", key, from, to };
}
