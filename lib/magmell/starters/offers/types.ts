import type { ImportPlan } from "@/lib/magmell/catalogue/import/import-plan";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";

/** The outcome of offering the starter cards of a release. */
export type CardOfferOutcome =
  /** The catalogue never had any cards: they are published. */
  | { readonly outcome: "loaded"; readonly plan: ImportPlan; readonly version: number }
  /** These files were published or offered before. */
  | { readonly outcome: "known" }
  /** Their changes wait as a draft. */
  | { readonly outcome: "drafted"; readonly draft: string; readonly changes: number }
  /** The files contain nothing new. */
  | { readonly outcome: "same" }
  /** They have problems, by themselves or with the cards that are here; `version` is the data version of those, 0 for none. */
  | { readonly outcome: "unfit"; readonly problems: readonly ImportProblem[]; readonly version: number };

/** The outcome of offering the starter decks of a release. */
export type DeckOfferOutcome =
  /** There were none: so many are there now. */
  | { readonly outcome: "loaded"; readonly decks: number }
  | { readonly outcome: "known" }
  /** Files that are not loaded as they are: new decks and changed ones. */
  | { readonly outcome: "offered"; readonly files: readonly string[] }
  | { readonly outcome: "unfit"; readonly problems: readonly ImportProblem[] };
