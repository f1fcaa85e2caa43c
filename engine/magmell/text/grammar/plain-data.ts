/** Data without classes or functions: any part of an ability or of a syntax tree. */
export type PlainData = undefined | null | string | number | boolean | readonly PlainData[] | PlainObject;

/** A plain object whose keys depend on the phrase that it was read from. */
export type PlainObject = { readonly [key: string]: PlainData };

/** A plain object under construction. */
export type MutableObject = { [key: string]: PlainData };

export const isPlainObject = (value: PlainData): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns an object without some of its keys. */
export const omitKeys = (object: PlainObject, keys: readonly string[]): PlainObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

/** Returns data in which each part is what `map` makes of it, the innermost parts first. */
export function mapParts(part: unknown, map: (part: unknown) => unknown): unknown {
  if (typeof part !== "object" || part === null) return map(part);
  if (Array.isArray(part)) return map(part.map((inner) => mapParts(inner, map)));
  return map(Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, mapParts(inner, map)])));
}

/** Returns whether data or a part of it is something. */
export const hasPart = (part: unknown, is: (part: unknown) => boolean): boolean =>
  is(part) || (typeof part === "object" && part !== null && Object.values(part).some((inner) => hasPart(inner, is)));

/** Returns whether two plain values are deeply equal; keys that are `undefined` count as absent. */
export function isEqualData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one === null || other === null || typeof one !== "object" || typeof other !== "object") return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [one as PlainObject, other as PlainObject];
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  for (const key of keys) if (!isEqualData(first[key], second[key])) return false;
  return true;
}
