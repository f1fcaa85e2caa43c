import { createDeckMutations } from "@/lib/decks/stored/mutations";
import { MTG_DECK_KIND, MTG_DECK_READS } from "./data";

/** Writes of Magic decks; see `DeckWrites`. Limits count the decks of both games together. */
const WRITES = createDeckMutations(MTG_DECK_KIND, MTG_DECK_READS);

export const createMtgDeck = WRITES.createDeck;
export const saveMtgDeck = WRITES.saveDeck;
export const changeMtgDeck = WRITES.changeDeck;
export const deleteMtgDeck = WRITES.deleteDeck;
