import { KEYS, type KeyId } from "./keys";

/** The key name `not`: `not:x` means `-is:x`. */
export const NOT = "not";

const KEY_BY_NAME: ReadonlyMap<string, KeyId | typeof NOT> = new Map([
  ...(Object.keys(KEYS) as KeyId[]).flatMap((id) => KEYS[id].names.map((name) => [name, id] as const)),
  [NOT, NOT],
]);

/** All key names. */
export const KEY_NAMES: readonly string[] = [...KEY_BY_NAME.keys()];

/** Returns the key with a lower-case name; `null` if there is none. */
export const findKey = (name: string): KeyId | typeof NOT | null => KEY_BY_NAME.get(name) ?? null;
