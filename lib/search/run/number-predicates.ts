import { bitsWhere } from "../index/bits";
import { domainOfNumber } from "../index/number-values";
import { between, LACKS, type NumberColumn } from "../index/numbers";
import type { CatalogueNumber } from "../index/types";
import type { NumberKey } from "../query/keys";
import type { Comparison } from "../query/types";
import { COMPARED } from "./compared";
import { either, type Found } from "./found";
import type { Answer, BuilderContext, Scope } from "./types";

const LEAST = LACKS + 1;
const MOST = 0x7fffffff;

/** The numbers that pass, both ends included. Whatever is unlike a number lies on either side of it. */
const PASSING = {
  "=": (value) => [[value, value]],
  "!=": (value) => [
    [LEAST, value - 1],
    [value + 1, MOST],
  ],
  "<": (value) => [[LEAST, value - 1]],
  "<=": (value) => [[LEAST, value]],
  ">": (value) => [[value + 1, MOST]],
  ">=": (value) => [[value, MOST]],
} as const satisfies Record<Comparison, (value: number) => readonly (readonly [number, number])[]>;

/** A card that lacks the number is in no range and passes no comparison, not even `!=`. */
export const numberTest: Answer<"number"> = (scope, { key, op, value }) => numbersWhere(scope, key, PASSING[op](value));

export const rangeTest: Answer<"range"> = (scope, { key, from, to }) =>
  numbersWhere(scope, key, [[from ?? LEAST, to ?? MOST]]);

export const parityTest: Answer<"parity"> = (scope, { key, odd }) =>
  eachNumber(scope, key, (value) => Math.abs(value % 2) === Number(odd));

/** Two numbers of one card, or of one printing when one of them is about printings. */
export const numbersTest: Answer<"numbers"> = (scope, { key, op, other }) => {
  const [one, two] = [numberOf(scope, key), numberOf(scope, other)];
  if (one === null || two === null) return null;
  const { size, rows } = scope.index;
  const ofRows = one.of === "rows" || two.of === "rows";
  const read = (number: typeof one) => (place: number) =>
    number.column.values[ofRows && number.of === "cards" ? (rows.cardOf[place] as number) : place] as number;
  const [readOne, readTwo] = [read(one), read(two)];
  const bits = bitsWhere(ofRows ? rows.cardOf.length : size, (place) => {
    const [left, right] = [readOne(place), readTwo(place)];
    return left !== LACKS && right !== LACKS && COMPARED[op](left, right);
  });
  return { of: ofRows ? "rows" : "cards", bits };
};

function numbersWhere(scope: Scope, key: NumberKey, ranges: readonly (readonly [number, number])[]): Found | null {
  const number = numberOf(scope, key);
  if (number === null) return null;
  const found = ranges.map(([from, to]): Found => ({ of: number.of, bits: between(number.column, from, to) }));
  return found.length === 1 ? (found[0] ?? null) : either(scope.index, found);
}

function eachNumber(scope: Scope, key: NumberKey, holds: (value: number) => boolean): Found | null {
  const number = numberOf(scope, key);
  if (number === null) return null;
  const { values } = number.column;
  return {
    of: number.of,
    bits: bitsWhere(values.length, (place) => values[place] !== LACKS && holds(values[place] as number)),
  };
}

type FoundColumn = { readonly of: Found["of"]; readonly column: NumberColumn };

function numberOf({ index, context }: Scope, key: NumberKey): FoundColumn | null {
  if (key !== "copies" && key !== "owned")
    return { of: domainOfNumber(key satisfies CatalogueNumber), column: index.numbers(key) };
  return context.builder ? { of: "cards", column: builderColumn(index.catalogue.cards, context.builder[key]) } : null;
}

const builderColumn = (
  cards: readonly { readonly number: number }[],
  counts: BuilderContext["copies"],
): NumberColumn => ({
  values: Int32Array.from(cards, ({ number }) => counts.get(number) ?? 0),
  steps: null,
});
