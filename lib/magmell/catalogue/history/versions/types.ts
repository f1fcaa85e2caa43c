import type { ImportPlan } from "@/lib/magmell/catalogue/import/import-plan";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";

/**
 * Actions that publish a version without card files: showing or hiding the pictures of a set, and taking a picture
 * down.
 */
export type VersionCause = "images.show" | "images.hide" | "image.take-down";

/** The stored summary of a published version. */
export type VersionSummary = {
  /** Names of the imported files; empty for a rollback. */
  readonly files: readonly string[];
  /** Absent for imports and rollbacks. */
  readonly by?: VersionCause;
  readonly added: VersionCounts;
  readonly changed: VersionCounts;
  /** Absent in the oldest versions, which could remove nothing. */
  readonly removed?: VersionCounts;
};

export type VersionCounts = Readonly<
  Record<"sets" | "cards" | "revisions" | "printings" | "rulings" | "lists", number>
>;

/** A published version as the history lists it. */
export type PublishedVersion = {
  readonly version: number;
  readonly publishedAt: Date;
  readonly summary: VersionSummary;
  /** The version that this one restored; `null` for an import. */
  readonly restores: number | null;
  /** Whether the version's content is stored, for comparing and restoring. */
  readonly kept: boolean;
};

/** The reason why a version cannot be compared or restored. */
export type VersionFailure = {
  readonly ok: false;
  readonly reason: "NO_VERSION" | "NOT_KEPT" | "NOT_READABLE";
  readonly version: number;
  /** For `NOT_READABLE`: the problems of the content in the present format. */
  readonly problems?: readonly ImportProblem[];
};

export type RollbackResult =
  | VersionFailure
  /** `version` is the data version in force afterwards; a new one only when `applied`. */
  | { readonly ok: true; readonly plan: ImportPlan; readonly applied: boolean; readonly version: number };
