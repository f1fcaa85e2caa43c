/**
 * By what changes can be looked at: cards that are new; texts that come, go or change; what else changes of a card or its
 * rules information; cards that are withdrawn or come back; printings of cards that were there; and sets, rulings and lists.
 */
export const CHANGE_KINDS = ["new", "text", "other", "withdrawn", "printings", "rest"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What of a review is looked at: one kind of change or all, and which page of them, from 1. */
export type ReviewPart = { readonly kind: ChangeKind | null; readonly page: number };

/** What of a review is looked at first. */
export const FIRST_PART: ReviewPart = { kind: null, page: 1 };

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the address of a review names; what cannot be read is left out. */
export function readReviewPart({ kind, page }: Params): ReviewPart {
  const known = CHANGE_KINDS.find((one) => one === kind) ?? null;
  return { kind: known, page: typeof page === "string" && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}
