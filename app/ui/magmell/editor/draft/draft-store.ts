import {
  createDraftSaver,
  type DraftSaver,
  type DraftSaverOptions,
  type DraftSaveState,
  type SaveApi,
} from "@/app/ui/editor/draft-saver";
import {
  createPersistedDraftStore,
  type PersistedDraftState,
  type PersistedDraftStore,
  type PersistedDraftStoreOptions,
} from "@/app/ui/editor/persisted-draft-store";
import { BROWSER_SAVING, createSaveApi } from "@/app/ui/editor/send-save";
import type { DeckDraft, DraftEdit, DraftHistory } from "@/lib/magmell/decks/draft";
import { DRAFT_ADAPTER } from "@/lib/magmell/decks/draft-adapter";
import { toDraft } from "@/lib/magmell/decks/to-draft";
import type { SavedDeck } from "@/lib/magmell/decks/types";

export type DraftState = PersistedDraftState<DeckDraft, DraftHistory>;
export type DraftStore = PersistedDraftStore<DeckDraft, DraftHistory, DraftEdit>;

/**
 * Creates a store for a MAGMELL draft, independent of React, with undo. Writes each edit to browser storage at once.
 */
export const createDraftStore = (options: PersistedDraftStoreOptions<DeckDraft>): DraftStore =>
  createPersistedDraftStore(DRAFT_ADAPTER, options);

export type DeckApi = SaveApi<DeckDraft, SavedDeck>;
export type DeckSaveState = DraftSaveState<SavedDeck>;
export type DeckSaver = DraftSaver<SavedDeck>;

type Options = DraftSaverOptions<DeckDraft, DraftHistory, DraftEdit, SavedDeck>;
type DeckSaverOptions = Pick<Options, "store" | "signedIn" | "savedAt" | "unnamed"> & Partial<Omit<Options, "draftOf">>;

const api: DeckApi = createSaveApi("/api/decks", (draft) => draft);

/** Creates a saver of MAGMELL drafts to the account, as `createDraftSaver` does. */
export const createDeckSaver = (options: DeckSaverOptions): DeckSaver =>
  createDraftSaver(DRAFT_ADAPTER, { ...BROWSER_SAVING, api, ...options, draftOf: toDraft });
