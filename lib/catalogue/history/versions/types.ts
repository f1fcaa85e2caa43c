import type { ImportPlan } from "@/lib/catalogue/import/import-plan";
import type { ImportProblem } from "@/lib/catalogue/import/import-problem";

/** What a published version says of itself. */
export type VersionSummary = {
  /** Names of the files; none for one that brought an older version back. */
  readonly files: readonly string[];
  readonly added: VersionCounts;
  readonly changed: VersionCounts;
  /** Absent in versions from before anything could go. */
  readonly removed?: VersionCounts;
};

export type VersionCounts = Readonly<
  Record<"sets" | "cards" | "revisions" | "printings" | "rulings" | "lists", number>
>;

/** A row of the history. */
export type PublishedVersion = {
  readonly version: number;
  readonly publishedAt: Date;
  readonly summary: VersionSummary;
  /** The version that this one brought back. */
  readonly restores: number | null;
  /** Whether what it held was kept, so that it can be compared and brought back. */
  readonly kept: boolean;
};

/** Why there is nothing to compare with or to bring back. */
export type VersionRefusal = {
  readonly ok: false;
  readonly reason: "NO_VERSION" | "NOT_KEPT" | "NOT_READABLE";
  readonly version: number;
  /** For `NOT_READABLE`: what the format of today says about it. */
  readonly problems?: readonly ImportProblem[];
};

export type RollbackResult =
  | VersionRefusal
  /** `version` is the data version in force afterwards; a new one only when `applied`. */
  | { readonly ok: true; readonly plan: ImportPlan; readonly applied: boolean; readonly version: number };
