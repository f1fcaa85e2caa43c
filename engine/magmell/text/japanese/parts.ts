import type { Meaning } from "../grammar/pattern";

/** A value that is an object, by its keys. */
export type ObjectParts = Readonly<Record<string, unknown>>;

/** Two objects of which the second is a part of the same ability. */
export const mergedSlots = (
  first: string,
  second: string,
  split: (value: ObjectParts) => readonly [ObjectParts, ObjectParts] | null,
): Meaning => ({
  make: (slots) => ({ ...(slots[first] as ObjectParts), ...(slots[second] as ObjectParts) }),
  take: (value: never) => {
    const parts = typeof value === "object" && value !== null ? split(value) : null;
    return parts === null ? undefined : { [first]: parts[0], [second]: parts[1] };
  },
});

/** An object without some of its keys, and those. */
export function splitKeys(value: ObjectParts, keys: readonly string[]): readonly [ObjectParts, ObjectParts] {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return [
    Object.fromEntries(entries.filter(([key]) => !keys.includes(key))),
    Object.fromEntries(entries.filter(([key]) => keys.includes(key))),
  ];
}

export const BODY_KEYS = ["targets", "effects", "modes"];
