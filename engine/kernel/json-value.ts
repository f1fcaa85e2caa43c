import { PLAYERS, type Target } from "./players";

/** Returns whether an untrusted JSON value has the expected form. */
export type ValuePredicate = (value: unknown) => boolean;

/** Predicates for the fields of an object, by key. Fields without a predicate are ignored. */
type FieldPredicates = Readonly<Record<string, ValuePredicate>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the key of the first field that fails its predicate, an empty string if the value is not an object, or `null`
 * if all fields pass. A missing field is tested as `undefined`.
 */
export function findInvalidField(parts: FieldPredicates, value: unknown): string | null {
  if (!isRecord(value)) return "";
  const misfit = Object.entries(parts).find(([key, fits]) => !fits(Object.hasOwn(value, key) ? value[key] : undefined));
  return misfit === undefined ? null : misfit[0];
}

export const isInteger: ValuePredicate = (value) => Number.isSafeInteger(value);
export const isString: ValuePredicate = (value) => typeof value === "string";
export const isBoolean: ValuePredicate = (value) => typeof value === "boolean";
export const isPlayerId: ValuePredicate = (value) => PLAYERS.some((player) => player === value);
/** Returns whether a value is a seed of a game: an unsigned integer of 32 bits. */
export const isSeedValue: ValuePredicate = (value) =>
  isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32;

export const isOneOf =
  (words: readonly (string | number)[]): ValuePredicate =>
  (value) =>
    words.some((word) => word === value);

/** Returns whether a value is a target: an object with exactly one valid `player` or `instance`. */
export const isTarget = (value: unknown): value is Target =>
  isRecord(value) &&
  Object.keys(value).length === 1 &&
  (findInvalidField({ player: isPlayerId }, value) === null ||
    findInvalidField({ instance: isInteger }, value) === null);

export const isOptional =
  (fits: ValuePredicate): ValuePredicate =>
  (value) =>
    value === undefined || fits(value);

export const isArrayOf =
  (fits: ValuePredicate): ValuePredicate =>
  (value) =>
    Array.isArray(value) && value.every(fits);

/** Returns a predicate for lists with one value for each player. */
export const isPairOf =
  (fits: ValuePredicate): ValuePredicate =>
  (value) =>
    isArrayOf(fits)(value) && (value as readonly unknown[]).length === PLAYERS.length;

export const hasFields =
  (parts: FieldPredicates): ValuePredicate =>
  (value) =>
    findInvalidField(parts, value) === null;

/** Predicates for the fields of each variant of a union. `Key` is the key that discriminates the variants. */
export type VariantPredicates<Key extends string, Union extends Readonly<Record<Key, string>>> = {
  readonly [Sort in Union[Key]]: {
    readonly [Part in Exclude<UnionKey<Extract<Union, Readonly<Record<Key, Sort>>>>, Key>]: ValuePredicate;
  };
};

/** The keys of all members of a union. */
type UnionKey<Union> = Union extends unknown ? keyof Union : never;

/**
 * Returns whether a value is a variant listed in `sorts`, named by its field `key`, and all fields of that variant
 * pass.
 */
export function isVariant(key: string, sorts: Readonly<Record<string, FieldPredicates>>, value: unknown): boolean {
  if (!isRecord(value) || !Object.hasOwn(value, key)) return false;
  const sort = value[key];
  const parts = typeof sort === "string" && Object.hasOwn(sorts, sort) ? sorts[sort] : undefined;
  return parts !== undefined && findInvalidField(parts, value) === null;
}
