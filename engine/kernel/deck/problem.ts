import type { DeckLine } from "./lines";

/** Severities of deck problems. An error makes a deck illegal; advice does not. */
export const PROBLEM_SEVERITIES = ["error", "advice"] as const;
export type ProblemSeverity = (typeof PROBLEM_SEVERITIES)[number];

/** A change to a deck that solves a problem; see `applyFix`. `Filled` is the zone that may be filled with basic cards. */
export type BaseDeckFix<Zone extends string, Filled extends Zone = Zone> =
  /** Adds `count` cards to a zone. Each candidate gives the number of copies that may still be added. */
  | {
      readonly do: "add";
      readonly zone: Zone;
      readonly count: number;
      readonly candidates: readonly DeckLine[];
    }
  /** Removes `count` cards from a zone. Each candidate has its number of copies. */
  | {
      readonly do: "cut";
      readonly zone: Zone;
      readonly count: number;
      readonly candidates: readonly DeckLine[];
    }
  | { readonly do: "remove"; readonly zone: Zone; readonly name: string; readonly count: number }
  | {
      readonly do: "move";
      readonly from: Zone;
      readonly to: Zone;
      readonly name: string;
      readonly count: number;
    }
  /** Corrects a misspelt name; the likeliest candidate comes first. */
  | {
      readonly do: "rename";
      readonly zone: Zone;
      readonly name: string;
      readonly candidates: readonly string[];
    }
  /** Replaces the basic cards of a zone by these lines; others stay. */
  | { readonly do: "fill"; readonly zone: Filled; readonly lines: readonly DeckLine[] };

/** Several changes, one after the other, that solve a problem together. */
export type CompositeDeckFix<Zone extends string> = {
  readonly do: "several";
  readonly fixes: readonly BaseDeckFix<Zone>[];
};

/** A problem of a deck. `Zone` may hold a word for several zones together; `Fix` is the game's type of fixes. */
export type BaseDeckProblem<Code extends string, Zone extends string, Rule extends string, Fix> = {
  readonly code: Code;
  readonly rule: Rule;
  readonly severity: ProblemSeverity;
  readonly zone: Zone;
  /**
   * Names of the cards concerned, in the catalogue's spelling, or in the deck's if the catalogue does not have them.
   */
  readonly names: readonly string[];
  readonly have: number;
  readonly want: number;
  /** A fix; `null` if no change of this deck with these cards would help. */
  readonly fix: Fix | null;
};

/** Returns whether a deck with these problems is playable: none of them is an error. */
export const hasNoErrors = (problems: readonly { readonly severity: ProblemSeverity }[]): boolean =>
  problems.every(({ severity }) => severity !== "error");
