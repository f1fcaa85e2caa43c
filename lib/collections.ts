/** Groups values by key. Keys and values are in the order of their first occurrence. */
export function groupBy<K, V>(pairs: Iterable<readonly [key: K, value: V]>): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Splits items into those that match the predicate and the rest, both in their original order. */
export function partition<T>(items: Iterable<T>, matches: (item: T) => boolean): readonly [matching: T[], rest: T[]] {
  const matching: T[] = [];
  const rest: T[] = [];
  for (const item of items) (matches(item) ? matching : rest).push(item);
  return [matching, rest];
}

/** Registers `value` under a key unless the key is taken. Returns null, or the earlier value if the key is taken. */
export function claimKey<K, V>(claimants: Map<K, V>, key: K, value: V): V | null {
  const first = claimants.get(key);
  if (first === undefined) claimants.set(key, value);
  return first ?? null;
}

/** Returns the value of an own property; null for inherited ones, because keys may be user input. */
export const getOwn = <Value>(rows: Readonly<Record<string, Value>>, key: string): Value | null =>
  Object.hasOwn(rows, key) ? (rows[key] ?? null) : null;

/** Compares two texts by code unit, independent of the locale. For ids, codes and dates. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns a comparator of entries by one of their texts, in the order of `compareTexts`. */
export const compareByText =
  <T>(textOf: (entry: T) => string) =>
  (a: T, b: T): number =>
    compareTexts(textOf(a), textOf(b));

/** Number of cards on a page of a list. */
export const PAGE_SIZE = 60;

export type Page<T> = {
  readonly items: readonly T[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

/**
 * Returns one page of a list. `page` counts from 1; a page beyond the end has no items. There is always a first page.
 */
export function slicePage<T>(list: readonly T[], page: number, size = PAGE_SIZE): Page<T> {
  const start = (page - 1) * size;
  return {
    items: list.slice(start, start + size),
    page,
    pages: Math.max(1, Math.ceil(list.length / size)),
    total: list.length,
  };
}
