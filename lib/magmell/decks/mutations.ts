import { createDeckMutations } from "@/lib/decks/stored/mutations";
import { MAGMELL_DECK_ADAPTER, MAGMELL_DECK_QUERIES } from "./data";

/** Writes of MAGMELL decks; see `DeckWrites`. */
const WRITES = createDeckMutations(MAGMELL_DECK_ADAPTER, MAGMELL_DECK_QUERIES);

export const createDeck = WRITES.createDeck;
export const saveDeck = WRITES.saveDeck;
export const changeDeck = WRITES.changeDeck;
export const deleteDeck = WRITES.deleteDeck;
