/** The most that one account may have of each: decks of both games together, named versions of one deck. */
export const ACCOUNT_LIMITS = {
  decks: 500,
  namedVersions: 50,
  likes: 10_000,
  follows: 1_000,
  openSuggestions: 50,
} as const;
