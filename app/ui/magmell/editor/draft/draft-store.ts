import {
  createPersistedDraftStore,
  type PersistedDraftState,
  type PersistedDraftStore,
  type PersistedDraftStoreOptions,
} from "@/app/ui/editor/persisted-draft-store";
import type { DeckDraft, DraftEdit, DraftHistory } from "@/lib/magmell/decks/draft";
import { DRAFT_ADAPTER } from "@/lib/magmell/decks/draft-adapter";

export type DraftState = PersistedDraftState<DeckDraft, DraftHistory>;
export type DraftStore = PersistedDraftStore<DeckDraft, DraftHistory, DraftEdit>;

/** Returns a draft of MAGMELL outside React: edited, undone, and written to the browser's storage in the same moment. */
export const createDraftStore = (options: PersistedDraftStoreOptions<DeckDraft>): DraftStore =>
  createPersistedDraftStore(DRAFT_ADAPTER, options);
