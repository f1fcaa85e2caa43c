import type { Bits } from "../index/bits";
import type { MatchSet } from "./match-set";

/**
 * What was found while one question is answered: its results, its counts and the reasons why it finds nothing ask the same
 * tests of the same cards. Handed along with the context of the question, and gone with it.
 */
export type QueryCache = {
  /** What passes each test, by the test in writing; `null` for what could not be answered. */
  readonly predicates: Map<string, MatchSet | null>;
  /** What patterns were looked for in, by the key and the pattern. */
  readonly patterns: Map<string, PatternMatches>;
};

export type PatternMatches = {
  /** The cards or printings whose texts were looked at, or need not be. */
  readonly seen: Bits;
  /** Those of them that passed. */
  readonly passed: Bits;
  /** So many more to look at were too much for a search that had so many characters left. */
  tooMuch: { readonly open: number; readonly characters: number } | null;
};

export const emptyQueryCache = (): QueryCache => ({ predicates: new Map(), patterns: new Map() });
