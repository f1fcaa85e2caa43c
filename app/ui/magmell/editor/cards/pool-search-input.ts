import type { PoolChoices } from "./pool-choices";

/** A pool search as the user entered it: the typed text and the selected chips. */
export type PoolSearchInput = { readonly text: string; readonly choices: PoolChoices };

const KEY = "grimoire.pool";

type WordStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * Returns the search of a URL. The URL holds only the canonical query; the typed words and the active chips come from
 * the storage of the tab.
 */
export function readPoolSearchInput(query: string, storage: WordStorage | null): PoolSearchInput {
  const none = { kinds: [], colors: [], costs: [] };
  if (query === "") return { text: "", choices: none };
  try {
    const kept = JSON.parse(storage?.getItem(KEY) ?? "null") as unknown;
    if (isKept(kept) && kept.query === query) return { text: kept.text, choices: kept.choices };
  } catch {
    // The address says enough.
  }
  return { text: query, choices: none };
}

/** Stores a search as the user entered it, by its canonical query. */
export function storePoolSearchInput(
  query: string,
  { text, choices }: PoolSearchInput,
  storage: WordStorage | null,
): void {
  try {
    storage?.setItem(KEY, JSON.stringify({ query, text, choices }));
  } catch {
    // Without storage a reload shows the canonical query.
  }
}

type StoredPoolWords = PoolSearchInput & { readonly query: string };

function isKept(value: unknown): value is StoredPoolWords {
  if (typeof value !== "object" || value === null) return false;
  const { query, text, choices } = value as Partial<StoredPoolWords>;
  return (
    typeof query === "string" &&
    typeof text === "string" &&
    typeof choices === "object" &&
    choices !== null &&
    [choices.kinds, choices.colors, choices.costs].every(Array.isArray)
  );
}
