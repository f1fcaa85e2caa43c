import { createDeckMutations } from "@/lib/decks/stored/mutations";
import { MTG_DECK_KIND, MTG_DECK_READS } from "./data";

const WRITES = createDeckMutations(MTG_DECK_KIND, MTG_DECK_READS);

/** Saves a new deck of the second game, private at first, as `createDeck` of MAGMELL does. Decks of both games count together. */
export const createMtgDeck = WRITES.createDeck;

/** Saves a deck over the version that the draft started from; of two saves from one version exactly one wins. */
export const saveMtgDeck = WRITES.saveDeck;

/** Changes name and visibility of a deck, both or neither; `hidden` for another visibility of one that administrators have hidden. */
export const changeMtgDeck = WRITES.changeDeck;

/** Deletes a deck for good; `false` when the viewer has no such deck. */
export const deleteMtgDeck = WRITES.deleteDeck;
