import { ttlCache } from "@/lib/cache";
import type { ReviewedPlan } from "../import/import-review";
import type { ImportImpact } from "./impact/types";

/** What a plan would do, worked out once for all pages of its review. */
export type PlanAssessment = {
  readonly reviewed: ReviewedPlan;
  /** `null` where there are problems, or nobody asked. */
  readonly impact: ImportImpact | null;
  /** Names the plan; empty where there is none to carry out. */
  readonly plan: string;
};

/**
 * The reviews that were looked at last, by what is reviewed and the data version it is reviewed against. Each may hold
 * everything that tens of thousands of cards say, so they are few. Decks change meanwhile: after some minutes it is looked
 * again which are touched. `null` where there is nothing to compare with.
 */
export const reviewCache = ttlCache<PlanAssessment | null>({ most: 4, milliseconds: 10 * 60_000 });
