/**
 * Filters of a review: new cards; added, removed or changed texts; other changes of a card or its rules information;
 * withdrawn or restored cards; printings of existing cards; and the rest (sets, rulings and lists).
 */
export const REVIEW_CHANGE_KINDS = ["new", "text", "other", "withdrawn", "printings", "rest"] as const;
export type ReviewChangeKind = (typeof REVIEW_CHANGE_KINDS)[number];

/** The visible part of a review: one kind of change or all (null), and the page number from 1. */
export type ReviewQuery = { readonly kind: ReviewChangeKind | null; readonly page: number };

/** The first page of a review, with all kinds of change. */
export const FIRST_REVIEW_PAGE: ReviewQuery = { kind: null, page: 1 };

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Parses the kind and page of a review from query parameters. Invalid parameters fall back to the first page with all
 * kinds.
 */
export function readReviewQuery({ kind, page }: Params): ReviewQuery {
  const known = REVIEW_CHANGE_KINDS.find((one) => one === kind) ?? null;
  return { kind: known, page: typeof page === "string" && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}
