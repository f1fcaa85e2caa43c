import { openBrowser } from "@/app/ui/editor/browser-storage";
import { getDraftKey, isLocalId } from "@/app/ui/editor/draft-slots";
import { followTabs } from "@/app/ui/editor/sync-draft";
import { EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { toDraft } from "@/lib/magmell/decks/to-draft";
import type { SavedDeck } from "@/lib/magmell/decks/types";
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
  const saved = isLocalId(id) ? null : await fetchDeck(id);
  if (saved === "gone") return null;
  const draft = saved ? toDraft(saved) : EMPTY_DRAFT;
  const store = createDraftStore({
    deckId: id,
    start: { draft, base: saved && { version: saved.version, draft } },
    ...openBrowser(),
  });
  const savedAt = saved ? Date.parse(saved.updatedAt) : null;
  const saver = createDeckSaver({ store, signedIn, savedAt, unnamed });
  const ends = followTabs({ store, saver, slot: getDraftKey });
  const close = () => {
    for (const end of ends) end();
    if (saver.get().at === "waiting") void saver.save();
    saver.stop();
  };
  return { store, saver, close };
}

async function fetchDeck(id: string): Promise<SavedDeck | "gone" | null> {
  const response = await fetch(`/api/decks/${encodeURIComponent(id)}`).catch(() => null);
  if (response?.status === 404) return "gone";
  if (!response?.ok) return null;
  const { deck } = (await response.json().catch(() => ({}))) as { deck?: SavedDeck };
  // The draft may be of another account that was signed in here.
  return deck && !deck.mine ? "gone" : (deck ?? null);
}
