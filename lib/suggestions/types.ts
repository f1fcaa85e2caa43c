/** Parts of a card that a reader may propose to correct. */
export const SUGGESTION_FIELDS = ["text", "reading", "englishName", "printing", "ruling", "alias", "other"] as const;
export type SuggestionField = (typeof SUGGESTION_FIELDS)[number];

/** Characters of what is written, and suggestions of one account that may wait for an answer at once. */
export const SUGGESTION_LIMITS = { proposed: 1_500, reason: 1_000, answer: 1_000, open: 50 } as const;

export const SUGGESTION_STATES = ["open", "accepted", "declined"] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** A card as a suggestion names it. */
type OfCard = { readonly number: number; readonly name: string; readonly englishName: string };

/** A correction as its author sees it. JSON all the way down. */
export type Suggestion = {
  readonly id: string;
  readonly card: OfCard;
  readonly field: SuggestionField;
  /** What the part said when the suggestion was written. */
  readonly current: string;
  readonly proposed: string;
  readonly reason: string;
  readonly state: SuggestionState;
  /** What the reviewer answered; empty for nothing. */
  readonly answer: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

/** The same as the reviewers see it. */
export type ReviewedSuggestion = Suggestion & {
  /** Who wrote it, by name or address; `null` when the account is gone. */
  readonly author: string | null;
};

/** Suggestions on one part of one card, the oldest first: they are judged beside each other. */
export type SuggestionGroup = {
  readonly card: OfCard;
  readonly field: SuggestionField;
  readonly suggestions: readonly ReviewedSuggestion[];
};

/** How writing one ended. `unchanged`: it proposes what stands there. `tooMany`: enough of this author's wait for an answer. */
export type SuggestOutcome =
  | { readonly outcome: "kept"; readonly suggestion: Suggestion }
  | { readonly outcome: "missing" | "unchanged" | "tooMany" };
