/** Limits of a deck: different names in a zone, copies of one, and signs of a card's name and of the deck's. */
export const MTG_DECK_LIMITS = { names: 300, copies: 250, name: 80, title: 80 } as const;
