import type { LocalDeck } from "@/app/ui/editor/local-decks";

/** The key under which the browser keeps which deck was chosen to add to, and when. */
const KEY = "grimoire.deck";

type Chosen = { readonly id: string; readonly at: number };
type Store = Pick<Storage, "getItem" | "setItem">;

/** Keeps a choice of the deck to add to; it counts until another deck is edited. */
export function storeChosenDeck(storage: Store | null, id: string, at: number): void {
  try {
    storage?.setItem(KEY, JSON.stringify({ id, at } satisfies Chosen));
  } catch {
    // A browser that keeps nothing adds to the deck that was edited last.
  }
}

/**
 * Returns the deck to add to: the one that was edited last, or chosen after that. Without an account the drafts of an account's
 * decks do not count, because nothing could be saved to them. `decks` are in the order of their edits, the latest first.
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
