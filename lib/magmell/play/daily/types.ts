import type { Decision } from "../decision";

/** A deal that anyone can repeat: the code of the deck, the seed and the seat. */
export type DailyDeal = { readonly code: string; readonly seed: number; readonly goesFirst: boolean };

/** Readers who kept the hand of a day, and who drew it anew. */
export type Votes = Readonly<Record<Decision, number>>;

/** The votes of a day as readers see them: `votes` is `null` while there are fewer than `from`. */
export type ShownVotes = { readonly votes: Votes | null; readonly from: number };
