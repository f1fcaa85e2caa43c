import type { ImportReview, PlanReview } from "@/lib/magmell/catalogue/import/import-review";
import type { ImportImpact } from "../impact/types";

/** A draft in a list. */
export type DraftSummary = {
  readonly id: string;
  readonly createdAt: Date;
  /** The current name or address of the uploader, or `COMMAND_LINE_ACTOR`; `null` when the account is gone. */
  readonly createdBy: string | null;
  readonly files: readonly string[];
  /** The number of rows that the draft would change, as planned when it was stored. */
  readonly changes: number;
};

/** A draft with the effects of publishing it now. */
export type ImportDraft = DraftSummary & {
  /** One page of the review. */
  readonly review: ImportReview;
  /** `null` when there are problems. */
  readonly impact: ImportImpact | null;
  /** Hash of the plan (`hashPlan`), required for publishing. */
  readonly plan: string;
};

export type CreateDraftResult =
  /** `changes` is the number of rows that it would change. */
  | { readonly ok: true; readonly id: string; readonly changes: number }
  /** No draft was stored: the files have problems, or no changes. */
  | { readonly ok: false; readonly review: PlanReview };

export type PublishDraftResult =
  | { readonly ok: true; readonly version: number }
  /** The draft does not exist, or no longer. */
  | { readonly ok: false; readonly reason: "NO_DRAFT" }
  /** The catalogue has changed, so that the draft would make other changes than reviewed. */
  | { readonly ok: false; readonly reason: "MOVED" }
  /** The files have problems with the published catalogue. */
  | { readonly ok: false; readonly reason: "PROBLEMS" }
  /** All changes of the draft are published already. */
  | { readonly ok: false; readonly reason: "NOTHING" };
