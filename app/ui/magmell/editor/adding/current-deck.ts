import type { LocalDeck } from "@/app/ui/editor/local-decks";

/** Storage key of the deck chosen as the target for adding cards, with the time of the choice. */
const KEY = "grimoire.deck";

type Chosen = { readonly id: string; readonly at: number };
type Store = Pick<Storage, "getItem" | "setItem">;

/** Stores the deck chosen as the target for adding cards. The choice applies until another deck is edited. */
export function storeChosenDeck(storage: Store | null, id: string, at: number): void {
  try {
    storage?.setItem(KEY, JSON.stringify({ id, at } satisfies Chosen));
  } catch {
    // A browser that keeps nothing adds to the deck that was edited last.
  }
}

/**
 * Returns the deck to which cards are added: the chosen one, or the one edited last if that was later. Null if there is
 * none. If signed out, skips drafts of account decks, because they could not be saved. `decks` must be sorted by last
 * edit, latest first.
 */
export function findCurrentDeck(
  decks: readonly LocalDeck[],
  storage: Store | null,
  signedIn: boolean,
): LocalDeck | null {
  const open = decks.filter(({ account }) => signedIn || account === null);
  const [latest] = open;
  const chosen = readChosen(storage);
  const wanted = chosen && open.find(({ id }) => id === chosen.id);
  if (!latest) return null;
  return wanted && chosen.at >= latest.editedAt ? wanted : latest;
}

function readChosen(storage: Store | null): Chosen | null {
  try {
    const { id, at } = JSON.parse(storage?.getItem(KEY) ?? "{}") as Partial<Chosen>;
    return typeof id === "string" && typeof at === "number" ? { id, at } : null;
  } catch {
    return null;
  }
}
