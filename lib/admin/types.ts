import type { ImportImpact } from "@/lib/catalogue/history/impact/types";
import type { PublishedVersion } from "@/lib/catalogue/history/versions/types";
import type { ImportReview } from "@/lib/catalogue/import/import-review";

/** An administrator, as the others see one. */
export type AdminEntry = {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
};

/**
 * How a change of a role ended. `same`: the account had that role already. `missing`: there is no such account. `own`:
 * nobody lays down their own role, so that one administrator always remains. `notAdmin`: it was taken from whoever asks.
 */
export type RoleOutcome = "done" | "same" | "missing" | "own" | "notAdmin";

/** A version and what it changed. */
export type HistoryEntry = {
  readonly version: PublishedVersion;
  /** Whether it is the one in force. */
  readonly current: boolean;
  /** `null` where it, or the one before it, was not kept. */
  readonly review: ImportReview | null;
};

/** What going back to a version would do; not `ok` where its content was not kept. */
export type RollbackReview =
  | { readonly ok: false }
  | {
      readonly ok: true;
      readonly review: ImportReview;
      readonly impact: ImportImpact;
      /** Names what it would do, which publishing asks for. */
      readonly plan: string;
    };
