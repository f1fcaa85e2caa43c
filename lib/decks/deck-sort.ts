/** Orders of a list of public decks: the latest saved, the most liked, or by name. The first is the usual one. */
export const DECK_SORTS = ["newest", "likes", "name"] as const;
export type DeckSort = (typeof DECK_SORTS)[number];

/** Parses the sort order of a URL, with the default for invalid ones. */
export const readDeckSort = (text: unknown): DeckSort => DECK_SORTS.find((sort) => sort === text) ?? "newest";
