/** Sort orders of public decks: last saved first (the default), most likes first, or by name. */
export const DECK_SORTS = ["newest", "likes", "name"] as const;
export type DeckSort = (typeof DECK_SORTS)[number];

/** Parses the sort order of a URL; the default for an invalid one. */
export const readDeckSort = (text: unknown): DeckSort => DECK_SORTS.find((sort) => sort === text) ?? "newest";
