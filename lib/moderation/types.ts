/** Reasons for which a reader may report a page. */
export const REPORT_REASONS = ["offensive", "personal", "rights", "spam", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Upper limits: characters of each field, and reports of one page that wait together. */
export const REPORT_LIMITS = { words: 1_000, reason: 1_000, reply: 1_000, open: 50 } as const;

/** Kinds of pages that can be reported. */
export const REPORT_TARGETS = ["deck", "author"] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

/** Lists of the moderation: reported pages that wait, and decks that are hidden. */
export const MODERATION_LISTS = ["open", "hidden"] as const;
export type ModerationList = (typeof MODERATION_LISTS)[number];

/** A page that may be reported, by the name that readers see. `name` is `null` for an author without one. */
export type ReportablePage = {
  readonly about: ReportTarget;
  readonly id: string;
  readonly name: string | null;
  /** Path of the page, without the language. */
  readonly path: string;
};

/** The hiding of a deck, as its owner and administrators read it. */
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
