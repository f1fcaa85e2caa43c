import { createLruCache, memoizeWeakly } from "@/lib/cache";
import { type BitSet, hasBit, listPositions } from "../index/bit-set";
import { MISSING_NUMBER } from "../index/numbers";
import type { SearchIndex } from "../index/types";
import type { SortTerm } from "../query/types";
import { SORT_VALUE_READERS, type SortValues, VOLATILE_SORT_KEYS } from "./sort-values";
import type { SearchContext } from "./types";

/** Fully sorted rows per index and order: sorting a result is then one pass over them. */
const MOST_KEPT = 24;
/** Results up to this size are sorted directly, which is quicker than a pass over all rows. */
const FEW = 128;

/**
 * Returns the rows in the order of a query. Ties of one sort key are broken by the next, and finally by card number. Missing
 * values come last in either direction.
 */
export function sortRows(
  index: SearchIndex,
  rows: BitSet,
  order: readonly SortTerm[],
  context: SearchContext,
): Int32Array {
  const places = listPositions(rows);
  if (isIndexOrder(order)) return places;
  const isKept = !order.some(({ by }) => VOLATILE_SORT_KEYS.includes(by));
  if (!isKept || places.length <= FEW) return places.sort(rowComparator(index, order, context));
  const sorted = sortedRows(index, order, context);
  let count = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const row = sorted[at] as number;
    if (!hasBit(rows, row)) continue;
    places[count] = row;
    count += 1;
  }
  return places;
}

/** Returns whether the sort order is by card number, which is the order in which rows are stored. */
export const isIndexOrder = ([first]: readonly SortTerm[]): boolean =>
  !first || (first.by === "number" && !first.descending);

function sortedRows(index: SearchIndex, order: readonly SortTerm[], context: SearchContext): Int32Array {
  const kept = sortedCacheOf(index);
  const name = `${context.language ?? "ja"} ${order.map(({ by, descending }) => `${descending ? "-" : ""}${by}`).join()}`;
  const known = kept.get(name);
  if (known) return known;
  const sorted = index.rows.cardOf.map((_, row) => row).sort(rowComparator(index, order, context));
  kept.set(name, sorted);
  return sorted;
}

const sortedCacheOf = memoizeWeakly((_: SearchIndex) => createLruCache<Int32Array>(MOST_KEPT));

function rowComparator(index: SearchIndex, order: readonly SortTerm[], context: SearchContext) {
  const keys = order.map(({ by, descending }) => ({ values: valuesOf(index, by, context), sign: descending ? -1 : 1 }));
  return (one: number, other: number): number => {
    for (const { values, sign } of keys) {
      const [left, right] = [values[one] as number, values[other] as number];
      if (left === right) continue;
      if (left === MISSING_NUMBER) return 1;
      if (right === MISSING_NUMBER) return -1;
      return (left - right) * sign;
    }
    return one - other;
  };
}

const VALUES = new WeakMap<SearchIndex, Map<string, SortValues>>();

function valuesOf(index: SearchIndex, by: SortTerm["by"], context: SearchContext): SortValues {
  if (VOLATILE_SORT_KEYS.includes(by)) return SORT_VALUE_READERS[by](index, context);
  const kept = VALUES.get(index) ?? new Map<string, SortValues>();
  VALUES.set(index, kept);
  const name = `${context.language ?? "ja"} ${by}`;
  const values = kept.get(name) ?? SORT_VALUE_READERS[by](index, context);
  kept.set(name, values);
  return values;
}
