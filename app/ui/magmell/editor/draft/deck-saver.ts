import {
  createDraftSaver,
  type DraftSaver,
  type DraftSaverOptions,
  type DraftSaveState,
} from "@/app/ui/editor/draft-saver";
import type { DeckDraft, DraftEdit, DraftHistory } from "@/lib/magmell/decks/draft";
import { DRAFT_ADAPTER } from "@/lib/magmell/decks/draft-adapter";
import { toDraft } from "@/lib/magmell/decks/to-draft";
import type { SavedDeck } from "@/lib/magmell/decks/types";

export type DeckSaveState = DraftSaveState<SavedDeck>;
export type DeckSaver = DraftSaver<SavedDeck>;

type DeckSaverOptions = Omit<DraftSaverOptions<DeckDraft, DraftHistory, DraftEdit, SavedDeck>, "draftOf">;

/** Saves the draft of a deck of MAGMELL to the account by itself, as `createDraftSaver` does. */
export const createDeckSaver = (options: DeckSaverOptions): DeckSaver =>
  createDraftSaver(DRAFT_ADAPTER, { ...options, draftOf: toDraft });
