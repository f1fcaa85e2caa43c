import type { Draft } from "./draft";
import type { SavedDeck } from "./types";

/** Returns the draft that says what a saved deck says. */
export const draftOf = ({ name, deck, candidates, notes, about }: SavedDeck): Draft => ({
  name,
  deck,
  candidates,
  notes,
  about,
});
