import { type Bits, hasBit, placesOf } from "../index/bits";
import { LACKS } from "../index/numbers";
import type { SearchIndex } from "../index/types";
import type { OrderBy } from "../query/types";
import { CHANGING_ORDERS, ORDER_VALUES, type OrderValues } from "./order-values";
import type { SearchContext } from "./types";

/** All rows in some orders, kept as long as their index: to order a result is then to go through one of them. */
const SORTED = new WeakMap<SearchIndex, Map<string, Int32Array>>();
const MOST_KEPT = 24;
/** Fewer rows are sorted quicker than all are gone through. */
const FEW = 128;

/**
 * Rows in the order of a query. The first key decides; rows that it leaves together are ordered by the next, and at last by
 * the numbers of their cards. What lacks a value comes last in either direction.
 */
export function inOrder(index: SearchIndex, rows: Bits, order: readonly OrderBy[], context: SearchContext): Int32Array {
  const places = placesOf(rows);
  if (liesInOrder(order)) return places;
  const isKept = !order.some(({ by }) => CHANGING_ORDERS.includes(by));
  if (!isKept || places.length <= FEW) return places.sort(comparing(index, order, context));
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

/** Rows lie in the order of the numbers already. */
export const liesInOrder = ([first]: readonly OrderBy[]): boolean =>
  !first || (first.by === "number" && !first.descending);

function sortedRows(index: SearchIndex, order: readonly OrderBy[], context: SearchContext): Int32Array {
  const kept = keptOf(index);
  const name = `${context.language ?? "ja"} ${order.map(({ by, descending }) => `${descending ? "-" : ""}${by}`).join()}`;
  const known = kept.get(name);
  if (known) return known;
  const sorted = index.rows.cardOf.map((_, row) => row).sort(comparing(index, order, context));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(name, sorted);
  return sorted;
}

function keptOf(index: SearchIndex): Map<string, Int32Array> {
  const kept = SORTED.get(index) ?? new Map<string, Int32Array>();
  SORTED.set(index, kept);
  return kept;
}

function comparing(index: SearchIndex, order: readonly OrderBy[], context: SearchContext) {
  const keys = order.map(({ by, descending }) => ({ values: valuesOf(index, by, context), sign: descending ? -1 : 1 }));
  return (one: number, other: number): number => {
    for (const { values, sign } of keys) {
      const [left, right] = [values[one] as number, values[other] as number];
      if (left === right) continue;
      if (left === LACKS) return 1;
      if (right === LACKS) return -1;
      return (left - right) * sign;
    }
    return one - other;
  };
}

const VALUES = new WeakMap<SearchIndex, Map<string, OrderValues>>();

function valuesOf(index: SearchIndex, by: OrderBy["by"], context: SearchContext): OrderValues {
  if (CHANGING_ORDERS.includes(by)) return ORDER_VALUES[by](index, context);
  const kept = VALUES.get(index) ?? new Map<string, OrderValues>();
  VALUES.set(index, kept);
  const name = `${context.language ?? "ja"} ${by}`;
  const values = kept.get(name) ?? ORDER_VALUES[by](index, context);
  kept.set(name, values);
  return values;
}
