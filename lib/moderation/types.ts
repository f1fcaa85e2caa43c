/** Reasons for reporting a page. */
export const REPORT_REASONS = ["offensive", "personal", "rights", "spam", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Upper limits: characters of each field, and open reports per page. */
export const REPORT_LIMITS = { words: 1_000, reason: 1_000, reply: 1_000, open: 50 } as const;

/** Kinds of pages that can be reported. */
export const REPORT_TARGETS = ["deck", "author"] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

/** Moderation lists: reported pages that wait for a decision, and hidden decks. */
export const MODERATION_LISTS = ["open", "hidden"] as const;
export type ModerationList = (typeof MODERATION_LISTS)[number];

/** A page that can be reported, with its public name. `name` is null for an author without one. */
export type ReportablePage = {
  readonly about: ReportTarget;
  readonly id: string;
  readonly name: string | null;
  /** Path of the page, without the language. */
  readonly path: string;
};

/** The suspension of a deck, as its owner and administrators see it. */
export type DeckSuspension = {
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
  /** The owner's answer; empty for none. */
  readonly reply: string;
};

/** A reported page or a hidden deck with all its open reports, as administrators see it. */
export type ReportedPage = ReportablePage & {
  readonly author: string | null;
  /** The words that the page shows about itself. */
  readonly says: string;
  readonly hiding: DeckSuspension | null;
  readonly reports: readonly {
    readonly id: string;
    readonly reason: ReportReason;
    readonly words: string;
    /** The reporter's name or address; `null` for a visitor. */
    readonly by: string | null;
    /** ISO 8601. */
    readonly at: string;
  }[];
};
