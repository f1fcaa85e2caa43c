import { createBitSetWhere } from "../index/bit-set";
import { getNumberDomain } from "../index/number-readers";
import { MISSING_NUMBER, type NumberColumn, selectRange } from "../index/numbers";
import type { CatalogueNumberKey } from "../index/types";
import type { NumberKey } from "../query/keys";
import type { Comparison } from "../query/types";
import { ORDER_COMPARATORS } from "./comparators";
import { type MatchSet, uniteMatches } from "./match-set";
import type { DeckBuilderContext, EvaluationContext, PredicateEvaluator } from "./types";

const LEAST = MISSING_NUMBER + 1;
const MOST = 0x7fffffff;

/** Closed value ranges of each operator; `!=` is the two ranges on either side. */
const RANGES_OF = {
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

/** Evaluates number comparisons. A card without the number passes no comparison, not even `!=`. */
export const evaluateNumber: PredicateEvaluator<"number"> = (evaluation, { key, op, value }) =>
  numbersWhere(evaluation, key, RANGES_OF[op](value));

export const evaluateRange: PredicateEvaluator<"range"> = (evaluation, { key, from, to }) =>
  numbersWhere(evaluation, key, [[from ?? LEAST, to ?? MOST]]);

export const evaluateParity: PredicateEvaluator<"parity"> = (evaluation, { key, odd }) =>
  eachNumber(evaluation, key, (value) => Math.abs(value % 2) === Number(odd));

/**
 * Evaluates comparisons of two numbers, such as `ap>hp`. Both belong to one card, or to one printing if either is a
 * number of printings.
 */
export const evaluateNumbers: PredicateEvaluator<"numbers"> = (evaluation, { key, op, other }) => {
  const [one, two] = [columnOf(evaluation, key), columnOf(evaluation, other)];
  if (one === null || two === null) return null;
  const { size, rows } = evaluation.index;
  const ofRows = one.of === "rows" || two.of === "rows";
  const read = (number: typeof one) => (place: number) =>
    number.column.values[ofRows && number.of === "cards" ? (rows.cardOf[place] as number) : place] as number;
  const [readOne, readTwo] = [read(one), read(two)];
  const bits = createBitSetWhere(ofRows ? rows.cardOf.length : size, (place) => {
    const [left, right] = [readOne(place), readTwo(place)];
    return left !== MISSING_NUMBER && right !== MISSING_NUMBER && ORDER_COMPARATORS[op](left, right);
  });
  return { of: ofRows ? "rows" : "cards", bits };
};

function numbersWhere(
  evaluation: EvaluationContext,
  key: NumberKey,
  ranges: readonly (readonly [number, number])[],
): MatchSet | null {
  const number = columnOf(evaluation, key);
  if (number === null) return null;
  const matchSets = ranges.map(
    ([from, to]): MatchSet => ({ of: number.of, bits: selectRange(number.column, from, to) }),
  );
  return matchSets.length === 1 ? (matchSets[0] ?? null) : uniteMatches(evaluation.index, matchSets);
}

function eachNumber(evaluation: EvaluationContext, key: NumberKey, holds: (value: number) => boolean): MatchSet | null {
  const number = columnOf(evaluation, key);
  if (number === null) return null;
  const { values } = number.column;
  return {
    of: number.of,
    bits: createBitSetWhere(
      values.length,
      (place) => values[place] !== MISSING_NUMBER && holds(values[place] as number),
    ),
  };
}

type DomainColumn = { readonly of: MatchSet["of"]; readonly column: NumberColumn };

function columnOf({ index, context }: EvaluationContext, key: NumberKey): DomainColumn | null {
  if (key === "likes") return null;
  if (key !== "copies" && key !== "owned")
    return { of: getNumberDomain(key satisfies CatalogueNumberKey), column: index.numbers(key) };
  return context.builder ? { of: "cards", column: builderColumn(index.catalogue.cards, context.builder[key]) } : null;
}

const builderColumn = (
  cards: readonly { readonly number: number }[],
  counts: DeckBuilderContext["copies"],
): NumberColumn => ({
  values: Int32Array.from(cards, ({ number }) => counts.get(number) ?? 0),
  steps: null,
});
