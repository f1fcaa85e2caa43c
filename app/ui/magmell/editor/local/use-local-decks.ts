import { useCallback, useSyncExternalStore } from "react";
import { getLocalDecks, type LocalDeck } from "@/app/ui/editor/local-decks";

/**
 * Returns whether a deck is listed: an account deck only with unsaved changes, any other deck unless it is empty and
 * untouched.
 */
const isShown = ({ account, blank, unsaved }: LocalDeck): boolean => (account === null ? !blank : unsaved);
const NONE: readonly LocalDeck[] = [];

/** Returns the decks stored in this browser; empty during server rendering. */
export function useLocalDecks(): readonly LocalDeck[] {
  const subscribe = useCallback((listener: () => void) => getLocalDecks().subscribe(listener), []);
  const all = useSyncExternalStore(
    subscribe,
    () => getLocalDecks().list(),
    () => NONE,
  );
  return all.filter(isShown);
}
