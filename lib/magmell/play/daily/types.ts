import type { OpeningDecision } from "../decision";

/** A deal that anyone can repeat: the code of the deck, the seed and the seat. */
export type DailyDeal = { readonly code: string; readonly seed: number; readonly goesFirst: boolean };

/** Number of readers who kept the hand of a day, and who redrew it. */
export type VoteCounts = Readonly<Record<OpeningDecision, number>>;

/** The votes of a day as readers see them: `votes` is `null` while there are fewer than `from`. */
export type PublicVotes = { readonly votes: VoteCounts | null; readonly from: number };
