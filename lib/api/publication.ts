import type { CatalogueChange } from "@/lib/catalogue/model/changes";

/** One published state of the catalogue: when it came, and the first of its changes. */
export type Publication = {
  readonly dataVersion: number;
  readonly publishedAt: Date;
  /** The earlier data version whose content it brought back. */
  readonly restores: number | null;
  /** How many changes there are in all. */
  readonly total: number;
  readonly changes: readonly CatalogueChange[];
};
