import { ACCOUNT_STATES } from "./states-of-accounts";
import { CARD_STATES } from "./states-of-cards";
import { DECK_STATES } from "./states-of-decks";
import { GAME_STATES } from "./states-of-games";
import { MTG_STATES } from "./states-of-mtg";

/** The states that rows of the table name. */
export const STATES = { ...CARD_STATES, ...DECK_STATES, ...GAME_STATES, ...MTG_STATES, ...ACCOUNT_STATES };

export type StateName = keyof typeof STATES;
