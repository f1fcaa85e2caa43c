/** Limits of a query. A warning names the limit that was exceeded (`QueryWarning.limit`). */

/** Characters of a query as typed. */
export const MAX_QUERY_LENGTH = 500;
/** Terms of a query: words, predicates and members of lists. */
export const MAX_QUERY_TERMS = 50;
/** Depth of nested groups. */
export const MAX_QUERY_DEPTH = 12;
/** Digits of a number. No number of the game has more. */
export const MAX_NUMBER_DIGITS = 6;
/** Digits of the copy count in a deck query. */
export const MAX_COPIES_DIGITS = 3;
/** Characters of the query that a warning quotes. */
export const MAX_QUOTED_LENGTH = 60;
/** Warnings reported per query. */
export const MAX_QUERY_WARNINGS = 20;
