import type { DeckDraft } from "./draft";
import type { SavedDeck } from "./types";

/** Returns a draft with the content of a saved deck. */
export const toDraft = ({ name, deck, candidates, notes, about }: SavedDeck): DeckDraft => ({
  name,
  deck,
  candidates,
  notes,
  about,
});
