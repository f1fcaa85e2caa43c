/** Maximum numbers per account. `decks` counts the decks of both games together, and `namedVersions` is per deck. */
export const ACCOUNT_LIMITS = {
  decks: 500,
  namedVersions: 50,
  likes: 10_000,
  follows: 1_000,
  openSuggestions: 50,
} as const;
