import { createDeckMutations } from "@/lib/decks/stored/mutations";
import { MAGMELL_DECK_ADAPTER, MAGMELL_DECK_QUERIES } from "./data";

const WRITES = createDeckMutations(MAGMELL_DECK_ADAPTER, MAGMELL_DECK_QUERIES);

/**
 * Saves a new deck, private at first. Gives `null` when the account holds as many as it may. A request that comes again with
 * its key makes no second deck and gets the deck as the first one left it.
 */
export const createDeck = WRITES.createDeck;

/**
 * Saves a deck over the version that the editor started from. Of two saves from one version exactly one wins: the row's
 * version is compared and raised in one statement. A save that comes again with its key is answered as the first time.
 */
export const saveDeck = WRITES.saveDeck;

/** Changes name, folder and visibility of a deck, all of them or none; `hidden` for another visibility of one that administrators have hidden. */
export const changeDeck = WRITES.changeDeck;

/** Deletes a deck for good; `false` when the viewer has no such deck. */
export const deleteDeck = WRITES.deleteDeck;
