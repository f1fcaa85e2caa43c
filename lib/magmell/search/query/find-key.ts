import { QUERY_KEYS, type QueryKeyId } from "./keys";

/** The key name `not`: `not:x` means `-is:x`. */
export const NOT_KEY = "not";

const KEY_BY_NAME: ReadonlyMap<string, QueryKeyId | typeof NOT_KEY> = new Map([
  ...(Object.keys(QUERY_KEYS) as QueryKeyId[]).flatMap((id) => QUERY_KEYS[id].names.map((name) => [name, id] as const)),
  [NOT_KEY, NOT_KEY],
]);

export const KEY_NAMES: readonly string[] = [...KEY_BY_NAME.keys()];

/** Returns the key with a lower-case name; `null` if there is none. */
export const findQueryKey = (name: string): QueryKeyId | typeof NOT_KEY | null => KEY_BY_NAME.get(name) ?? null;
