/** Limits of a deck of the second game, far above any legal one: different names in a zone, copies of one, signs of a name. */
export const MTG_DECK_LIMITS = { names: 300, copies: 250, name: 80 } as const;
