import { type KeptSaver, openKeptSaver, type SaverOptions, type SaveStateOf } from "@/app/ui/editor/kept-saver";
import type { DeckDraft, DraftEdit, DraftHistory } from "@/lib/magmell/decks/draft";
import { DRAFT_ADAPTER } from "@/lib/magmell/decks/draft-kind";
import { toDraft } from "@/lib/magmell/decks/draft-of";
import type { SavedDeck } from "@/lib/magmell/decks/types";

export type SaveState = SaveStateOf<SavedDeck>;
export type DeckSaver = KeptSaver<SavedDeck>;

type DeckSaverOptions = Omit<SaverOptions<DeckDraft, DraftHistory, DraftEdit, SavedDeck>, "draftOf">;

/** Saves the draft of a deck of MAGMELL to the account by itself, as `openKeptSaver` does. */
export const openDeckSaver = (options: DeckSaverOptions): DeckSaver =>
  openKeptSaver(DRAFT_ADAPTER, { ...options, draftOf: toDraft });
