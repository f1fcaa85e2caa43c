import { createTtlCache } from "@/lib/cache";
import type { PlanReview } from "../import/import-review";
import type { ImportImpact } from "./impact/types";

/** The effects of a plan, computed once for all pages of its review. */
export type PlanAssessment = {
  readonly reviewed: PlanReview;
  /** `null` when there are problems, or the page does not show it. */
  readonly impact: ImportImpact | null;
  /** The hash of the plan (`hashPlan`); empty without a plan. */
  readonly plan: string;
};

/**
 * Cache of the latest reviews, by subject and compared data version; null if there is nothing to compare with. It holds
 * few reviews, because each may contain tens of thousands of cards, and for a few minutes only, because decks change.
 */
export const planAssessmentCache = createTtlCache<PlanAssessment | null>({ most: 4, milliseconds: 10 * 60_000 });
