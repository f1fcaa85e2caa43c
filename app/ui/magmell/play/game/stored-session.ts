import type { GoldfishSession } from "@/lib/magmell/play/types";

/**
 * Storage key of the session of a tab, or of a lesson on the device. Its number grows when the stored format changes.
 */
const KEY = "grimoire.goldfish.1";

/** A stored session with the hash of the cards that it was played with. */
export type StoredSession = { readonly cardsHash: string; readonly session: GoldfishSession };

/** Returns the storage key of a game: its URL without the language and the hand. */
export function getGameStorageKey({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  const against = new URLSearchParams(search).get("against") ?? "";
  return [pathname.replace(/^\/[^/]+/, ""), against, hash].join(" ");
}

/** Returns the storage of a game: `localStorage` for lessons, `sessionStorage` for other games. */
const getStorage = (place: string): Storage =>
  place.startsWith("/learn/") ? window.localStorage : window.sessionStorage;

/**
 * Returns the last session stored under a key of `getGameStorageKey`; null if there is none. Lessons are stored on the
 * device, other games in the tab. The session may turn out to be unplayable.
 */
export function readStoredSession(place: string): StoredSession | null {
  try {
    const kept = JSON.parse(getStorage(place).getItem(KEY) ?? "null");
    return kept?.place === place ? { cardsHash: kept.cardsHash, session: kept.session } : null;
  } catch {
    return null;
  }
}

/** Stores a session so that it survives reloads and language changes. Does nothing if storage is full or forbidden. */
export function storeSession(place: string, { cardsHash, session }: StoredSession): void {
  try {
    getStorage(place).setItem(KEY, JSON.stringify({ place, cardsHash, session }));
  } catch {
    // The game goes on without.
  }
}
