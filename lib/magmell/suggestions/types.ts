import { ACCOUNT_LIMITS } from "@/lib/account-limits";
/** Parts of a card for which users may suggest corrections. */
export const SUGGESTION_FIELDS = ["text", "reading", "englishName", "printing", "ruling", "alias", "other"] as const;
export type SuggestionField = (typeof SUGGESTION_FIELDS)[number];

/** Upper limits: characters of each field, and open suggestions per account. */
export const SUGGESTION_LIMITS = {
  proposed: 1_500,
  reason: 1_000,
  answer: 1_000,
  open: ACCOUNT_LIMITS.openSuggestions,
} as const;

export const SUGGESTION_STATES = ["open", "accepted", "declined"] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** A card as a suggestion names it. */
type OfCard = { readonly number: number; readonly name: string; readonly englishName: string };

/** A correction as its author sees it. Plain JSON. */
export type Suggestion = {
  readonly id: string;
  readonly card: OfCard;
  readonly field: SuggestionField;
  /** The value of the part when the suggestion was written. */
  readonly current: string;
  readonly proposed: string;
  readonly reason: string;
  readonly state: SuggestionState;
  /** The answer of the reviewer; empty for none. */
  readonly answer: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

/** A suggestion as reviewers see it. */
export type ReviewedSuggestion = Suggestion & {
  /** The name or address of the author; `null` when the account is gone. */
  readonly author: string | null;
};

/** Suggestions for one field of one card, oldest first, to be decided together. */
export type SuggestionGroup = {
  readonly card: OfCard;
  readonly field: SuggestionField;
  readonly suggestions: readonly ReviewedSuggestion[];
};

/**
 * The outcome of sending a suggestion. `unchanged`: it proposes the current value. `tooMany`: the author has reached
 * the maximum of open suggestions.
 */
export type SuggestionOutcome =
  | { readonly outcome: "kept"; readonly suggestion: Suggestion }
  | { readonly outcome: "missing" | "unchanged" | "tooMany" };
