import type { ReviewChangeKind } from "@/lib/magmell/catalogue/import/review-query";

/**
 * Returns the address of a part of a review, which begins at its changes; the first page of all of them is the review's own.
 */
export function getReviewHref(here: string, kind: ReviewChangeKind | null, page = 1): string {
  const params = new URLSearchParams({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) }).toString();
  return `${here}${params ? `?${params}` : ""}#changes`;
}
