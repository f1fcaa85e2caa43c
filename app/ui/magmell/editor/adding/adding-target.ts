import { createRandomKey, getBrowserStorage } from "@/app/ui/editor/browser-storage";
import { getDraftKey, isLocalId, readStorageItem } from "@/app/ui/editor/draft-slots";
import { createLocalId } from "@/app/ui/editor/local-decks";
import { EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { toDraft } from "@/lib/magmell/decks/to-draft";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { deckApi } from "../draft/deck-api";
import { createDeckSaver, type DeckSaver } from "../draft/deck-saver";
import { createDraftStore, type DraftStore } from "../draft/draft-store";

/** A deck that cards are added to outside the builder: its draft in this browser, and what saves it to the account. */
export type AddingTarget = { readonly store: DraftStore; readonly saver: DeckSaver; readonly close: () => void };

type AddingTargetOptions = { readonly signedIn: boolean; readonly unnamed: string };

/**
 * Opens a deck to add to. That of an account is asked for first, so that what was saved on another device is not written
 * over; without an answer the draft of this browser is what there is. `null` for a deck that is gone.
 */
export async function openAddingTarget(
  id: string,
  { signedIn, unnamed }: AddingTargetOptions,
): Promise<AddingTarget | null> {
  const storage = getBrowserStorage();
  const saved = isLocalId(id) ? null : await fetchDeck(id);
  if (saved === "gone") return null;
  const draft = saved ? toDraft(saved) : EMPTY_DRAFT;
  const store = createDraftStore({
    deckId: id,
    start: { draft, base: saved && { version: saved.version, draft } },
    storage,
    writer: createRandomKey(),
    now: Date.now,
  });
  const saver = createDeckSaver({
    store,
    api: deckApi,
    signedIn,
    savedAt: saved ? Date.parse(saved.updatedAt) : null,
    unnamed,
    now: Date.now,
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    newKey: createRandomKey,
    createLocalId,
  });
  return { store, saver, close: attend(store, saver) };
}

/** Follows other tabs, and saves before the page goes away. */
function attend(store: DraftStore, saver: DeckSaver): () => void {
  const otherTab = ({ key, newValue }: StorageEvent) => store.onStorage(key, newValue);
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    const slot = getDraftKey(store.deckId());
    if (persisted) store.onStorage(slot, readStorageItem(getBrowserStorage(), slot));
  };
  const hidden = () => {
    if (document.visibilityState === "hidden" && saver.get().at === "waiting") void saver.save();
  };
  window.addEventListener("storage", otherTab);
  window.addEventListener("pageshow", shownAgain);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    window.removeEventListener("storage", otherTab);
    window.removeEventListener("pageshow", shownAgain);
    document.removeEventListener("visibilitychange", hidden);
    if (saver.get().at === "waiting") void saver.save();
    saver.stop();
  };
}

async function fetchDeck(id: string): Promise<SavedDeck | "gone" | null> {
  const response = await fetch(`/api/decks/${encodeURIComponent(id)}`).catch(() => null);
  if (response?.status === 404) return "gone";
  if (!response?.ok) return null;
  const { deck } = (await response.json().catch(() => ({}))) as { deck?: SavedDeck };
  // The draft may be of another account that was signed in here.
  return deck && !deck.mine ? "gone" : (deck ?? null);
}
