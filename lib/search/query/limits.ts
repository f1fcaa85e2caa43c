/** How much a query may ask for. A refusal names the limit that was passed (`Warning.limit`). */

/** Characters of a query as typed. */
export const MAX_QUERY_LENGTH = 500;
/** Words, tests and members of lists. */
export const MAX_TERMS = 50;
/** Groups within groups. */
export const MAX_DEPTH = 12;
/** Digits of a number: more than any number of the game has. */
export const MAX_DIGITS = 6;
/** Digits of the copies that a deck may be asked for. */
export const MAX_COPIES_DIGITS = 3;
/** What a warning quotes of the query. */
export const MAX_QUOTED = 60;
/** Warnings that are told; the first say enough. */
export const MAX_WARNINGS = 20;
