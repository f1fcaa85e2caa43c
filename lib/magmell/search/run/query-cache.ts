import type { BitSet } from "../index/bit-set";
import type { MatchSet } from "./match-set";

/**
 * Matches that the result, the facet counts and the explanation of one query share. Lives as long as the search
 * context.
 */
export type QueryCache = {
  /** Matches by serialized predicate; `null` for predicates that cannot be answered. */
  readonly predicates: Map<string, MatchSet | null>;
  /** Scanned texts by key and pattern. */
  readonly patterns: Map<string, PatternMatches>;
};

export type PatternMatches = {
  /** Entries already scanned or known not to match. */
  readonly seen: BitSet;
  /** Entries of `seen` that match. */
  readonly passed: BitSet;
  /** The scan that exceeded the budget: entries left to scan, and characters left to spend. */
  tooMuch: { readonly open: number; readonly characters: number } | null;
};

export const createQueryCache = (): QueryCache => ({ predicates: new Map(), patterns: new Map() });
