/** Limits of a deck: names per zone, copies per name, and length of a card name and of the deck name. */
export const MTG_DECK_LIMITS = { names: 300, copies: 250, name: 80, title: 80 } as const;
