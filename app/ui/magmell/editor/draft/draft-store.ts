import { type KeptStore, openKeptStore, type StoreOptions, type StoreState } from "@/app/ui/editor/kept-store";
import type { DeckDraft, DraftEdit, DraftHistory } from "@/lib/magmell/decks/draft";
import { DRAFT_ADAPTER } from "@/lib/magmell/decks/draft-kind";

export type DraftState = StoreState<DeckDraft, DraftHistory>;
export type DraftStore = KeptStore<DeckDraft, DraftHistory, DraftEdit>;

/** Returns a draft of MAGMELL outside React: edited, undone, and written to the browser's storage in the same moment. */
export const openDraftStore = (options: StoreOptions<DeckDraft>): DraftStore => openKeptStore(DRAFT_ADAPTER, options);
