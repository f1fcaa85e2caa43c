/** Session storage key of the typed queries, by canonical text. */
const KEY = "grimoire.words";
const MOST = 30;

type TypedSpellings = readonly (readonly [canonical: string, typed: string])[];
type Store = Pick<Storage, "getItem" | "setItem">;

/** Stores how the user typed a query, by its canonical text, until the tab is closed. Keeps only the latest 30. */
export function storeTypedSpelling(storage: Store | null, canonical: string, typed: string): void {
  const others = readTypedSpellings(storage).filter(([other]) => other !== canonical);
  try {
    storage?.setItem(KEY, JSON.stringify([[canonical, typed], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing shows the words of the site.
  }
}

/** Returns a query as the user typed it in this tab; null if it was not typed here. */
export const readTypedSpelling = (storage: Store | null, canonical: string): string | null =>
  readTypedSpellings(storage).find(([one]) => one === canonical)?.[1] ?? null;

const FRAGMENT = "#typed=";
/** Longer queries are shown as the site writes them, so that URLs stay short. */
const MAX_FRAGMENT_WORDS = 200;

/**
 * Adds the query as typed to the fragment of its canonical URL, where the search field reads it. Skips long queries.
 */
export const addTypedSpelling = (href: string, typed: string): string =>
  typed.length > MAX_FRAGMENT_WORDS ? href : `${href}${FRAGMENT}${encodeURIComponent(typed)}`;

/** Returns the query as typed from the fragment of a URL; null if the fragment holds no query. */
export function readTypedFragment(hash: string): string | null {
  if (!hash.startsWith(FRAGMENT)) return null;
  try {
    return decodeURIComponent(hash.slice(FRAGMENT.length));
  } catch {
    return null;
  }
}

/** Returns the session storage of this tab; null if the browser blocks storage. */
export function getTabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function readTypedSpellings(storage: Store | null): TypedSpellings {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is TypedSpellings[number] =>
  Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "string";
