/** Characters of what is written, and suggestions of one account that may wait for an answer at once. */
export const SUGGESTION_LIMITS = { proposed: 1_500, reason: 1_000, answer: 1_000, open: 50 } as const;
