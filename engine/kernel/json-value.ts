import { PLAYERS, type Target } from "./seats";

/** Returns whether a value may stand in one place of something that comes as JSON from outside. */
export type ValueTest = (value: unknown) => boolean;

/** Tests of the parts of an object, by key. Parts without a test are not looked at. */
type PartTests = Readonly<Record<string, ValueTest>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the key of the first part that fails its test; the empty text if the value is no object at all, and `null` if nothing
 * fails. A part that is missing is tested as `undefined`.
 */
export function misfitOf(parts: PartTests, value: unknown): string | null {
  if (!isRecord(value)) return "";
  const misfit = Object.entries(parts).find(([key, fits]) => !fits(Object.hasOwn(value, key) ? value[key] : undefined));
  return misfit === undefined ? null : misfit[0];
}

export const isWhole: ValueTest = (value) => Number.isSafeInteger(value);
export const isText: ValueTest = (value) => typeof value === "string";
export const isFlag: ValueTest = (value) => typeof value === "boolean";
export const isSeat: ValueTest = (value) => PLAYERS.some((player) => player === value);
/** Returns whether a value is a seed of a game: an unsigned integer of 32 bits. */
export const isSeed: ValueTest = (value) => isWhole(value) && (value as number) >= 0 && (value as number) < 2 ** 32;

export const isOneOf =
  (words: readonly (string | number)[]): ValueTest =>
  (value) =>
    words.some((word) => word === value);

/** Returns whether a value is a target: it names one player, or one instance, and nothing else. */
export const isTarget = (value: unknown): value is Target =>
  isRecord(value) &&
  Object.keys(value).length === 1 &&
  (misfitOf({ player: isSeat }, value) === null || misfitOf({ instance: isWhole }, value) === null);

export const isAbsentOr =
  (fits: ValueTest): ValueTest =>
  (value) =>
    value === undefined || fits(value);

export const isListOf =
  (fits: ValueTest): ValueTest =>
  (value) =>
    Array.isArray(value) && value.every(fits);

/** Returns a test of lists with one value for each player. */
export const isPairOf =
  (fits: ValueTest): ValueTest =>
  (value) =>
    isListOf(fits)(value) && (value as readonly unknown[]).length === PLAYERS.length;

export const hasParts =
  (parts: PartTests): ValueTest =>
  (value) =>
    misfitOf(parts, value) === null;

/** Tests of the parts of each sort of a union whose members tell their sort under one key. */
export type SortTests<Key extends string, Union extends Readonly<Record<Key, string>>> = {
  readonly [Sort in Union[Key]]: {
    readonly [Part in Exclude<PartOf<Extract<Union, Readonly<Record<Key, Sort>>>>, Key>]: ValueTest;
  };
};

/** The keys of all members of a union. */
type PartOf<Union> = Union extends unknown ? keyof Union : never;

/** Returns whether a value is of one of the sorts that are told under `key`, with all parts of that sort. */
export function isOfSort(key: string, sorts: Readonly<Record<string, PartTests>>, value: unknown): boolean {
  if (!isRecord(value) || !Object.hasOwn(value, key)) return false;
  const sort = value[key];
  const parts = typeof sort === "string" && Object.hasOwn(sorts, sort) ? sorts[sort] : undefined;
  return parts !== undefined && misfitOf(parts, value) === null;
}
