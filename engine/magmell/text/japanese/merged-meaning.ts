import type { PhraseMeaning } from "../grammar/pattern";
import type { PlainObject } from "../grammar/plain-data";

/** Returns a two-way meaning: reading merges the objects of two gaps into one, and writing splits it again. */
export const createMergedMeaning = (
  first: string,
  second: string,
  split: (value: PlainObject) => readonly [PlainObject, PlainObject] | null,
): PhraseMeaning => ({
  make: (slots) => ({ ...(slots[first] as PlainObject), ...(slots[second] as PlainObject) }),
  take: (value: never) => {
    const parts = typeof value === "object" && value !== null ? split(value) : null;
    return parts === null ? undefined : { [first]: parts[0], [second]: parts[1] };
  },
});

/** Splits an object into one without the given keys, and one with only these keys. */
export function splitKeys(value: PlainObject, keys: readonly string[]): readonly [PlainObject, PlainObject] {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return [
    Object.fromEntries(entries.filter(([key]) => !keys.includes(key))),
    Object.fromEntries(entries.filter(([key]) => keys.includes(key))),
  ];
}

export const BODY_KEYS = ["targets", "effects", "modes", "choose", "again"];
