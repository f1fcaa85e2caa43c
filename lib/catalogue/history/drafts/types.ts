import type { ImportReview, ReviewedPlan } from "@/lib/catalogue/import/import-review";
import type { ImportImpact } from "../impact/types";

/** A draft in a list. */
export type DraftSummary = {
  readonly id: string;
  readonly createdAt: Date;
  /** Who uploaded it, as they are called now; `null` when the account is gone. */
  readonly createdBy: string | null;
  readonly files: readonly string[];
  /** How many rows it would change, by what was planned last. */
  readonly changes: number;
};

/** A draft with what publishing it would do now. */
export type ImportDraft = DraftSummary & {
  /** A part of it. */
  readonly review: ImportReview;
  /** `null` when there are problems. */
  readonly impact: ImportImpact | null;
  /** Names what it would change: publishing asks for the one that was read. */
  readonly plan: string;
};

export type CreateDraftResult =
  | { readonly ok: true; readonly id: string }
  /** Nothing was kept: the files have problems, or change nothing. */
  | { readonly ok: false; readonly review: ReviewedPlan };

export type PublishDraftResult =
  | { readonly ok: true; readonly version: number }
  /** There is no such draft (any more). */
  | { readonly ok: false; readonly reason: "NO_DRAFT" }
  /** The catalogue has changed since, and with it what the draft would do: read it again. */
  | { readonly ok: false; readonly reason: "MOVED" }
  /** By what is published now the files have problems. */
  | { readonly ok: false; readonly reason: "PROBLEMS" }
  /** All of it is published already. */
  | { readonly ok: false; readonly reason: "NOTHING" };
