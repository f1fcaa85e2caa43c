import { KEYS, type KeyId } from "./keys";

/** `not:x` is `-is:x`. */
export const NOT = "not";

const NAMED: ReadonlyMap<string, KeyId | typeof NOT> = new Map([
  ...(Object.keys(KEYS) as KeyId[]).flatMap((id) => KEYS[id].names.map((name) => [name, id] as const)),
  [NOT, NOT],
]);

/** All words that may stand before an operator. */
export const KEY_NAMES: readonly string[] = [...NAMED.keys()];

/** The key of a name in small letters; `null` when there is none. */
export const keyNamed = (name: string): KeyId | typeof NOT | null => NAMED.get(name) ?? null;
