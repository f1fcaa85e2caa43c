import type { DeckDraft } from "./draft";
import type { SavedDeck } from "./types";

/** Returns the draft that says what a saved deck says. */
export const toDraft = ({ name, deck, candidates, notes, about }: SavedDeck): DeckDraft => ({
  name,
  deck,
  candidates,
  notes,
  about,
});
