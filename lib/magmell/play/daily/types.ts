import type { OpeningDecision } from "../decision";

/** A reproducible deal: the deck code, the seed, and the seat. */
export type DailyDeal = { readonly code: string; readonly seed: number; readonly goesFirst: boolean };

/** Number of visitors who kept the hand of a day, and who redrew it. */
export type VoteCounts = Readonly<Record<OpeningDecision, number>>;

/** The public votes of a day. `votes` is null while there are fewer than `from`. */
export type PublicVotes = { readonly votes: VoteCounts | null; readonly from: number };
