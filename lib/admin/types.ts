import type { ImportImpact } from "@/lib/magmell/catalogue/history/impact/types";
import type { PublishedVersion } from "@/lib/magmell/catalogue/history/versions/types";
import type { ImportReview } from "@/lib/magmell/catalogue/import/import-review";

/** An administrator in the list for administrators. */
export type AdminEntry = {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** Whether the second step is set up, which administration requires; null if not loaded. */
  readonly twoStep: boolean | null;
};

/**
 * The outcome of a change of role. `same`: the account already had the role. `missing`: there is no such account.
 * `own`: administrators cannot revoke their own role, so that one always remains. `notAdmin`: the acting administrator
 * has lost the role meanwhile. `unverified`: the address of the account is not verified.
 */
export type RoleChangeOutcome = "done" | "same" | "missing" | "own" | "notAdmin" | "unverified";

/** A published version with its changes. */
export type PublicationHistoryEntry = {
  readonly version: PublishedVersion;
  readonly current: boolean;
  /** Comparison with the previous version; null if the content of either version was not stored. */
  readonly review: ImportReview | null;
};

/** The review of a rollback; not `ok` if the content of the version was not stored. */
export type RollbackReview =
  | { readonly ok: false }
  | {
      readonly ok: true;
      readonly review: ImportReview;
      readonly impact: ImportImpact;
      /** The hash of the rollback's effect, which publishing has to name. */
      readonly plan: string;
    };
