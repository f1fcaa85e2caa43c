import type { Deck } from "@/engine/magmell";
import type { TextSpan } from "@/lib/japanese/types";
import type { CatalogueCard, CataloguePrinting } from "@/lib/magmell/catalogue/model/types";
import type { BitSet } from "../index/bit-set";
import type { SearchIndex } from "../index/types";
import type { CompiledPattern } from "../pattern/pattern-compiler";
import type { Predicate, QueryWarning } from "../query/types";
import type { MatchSet } from "./match-set";
import type { QueryCache } from "./query-cache";

/** Data outside the catalogue that predicates read. A predicate without its data matches nothing. */
export type SearchContext = {
  /** Starter decks by key. */
  readonly starters?: ReadonlyMap<string, Deck>;
  /** Number of public decks that play a card, by card number. */
  readonly popularity?: ReadonlyMap<number, number>;
  /** The deck in the builder. */
  readonly builder?: DeckBuilderContext;
  /** Language of the page, which decides `order:name`; Japanese by default. */
  readonly language?: "ja" | "en";
  /** Seed of `order:random`. */
  readonly seed?: string;
  /** Compiler of patterns, once the regular-expression engine is loaded. */
  readonly patterns?: PatternCompiler;
  /** Cache of matches, shared by evaluations of a query over the same index and with the same context. */
  readonly queryCache?: QueryCache;
};

export type DeckBuilderContext = {
  /** Copies in the deck and copies owned, by card number. */
  readonly copies: ReadonlyMap<number, number>;
  readonly owned: ReadonlyMap<number, number>;
  /** Colors that the deck's stones produce, as `COLOR_BITS`. */
  readonly stones: number;
};

/** Compiles a pattern as typed; `null` for an invalid pattern. */
export type PatternCompiler = (pattern: string) => CompiledPattern | null;

/** A search result: a card with the printing that represents it. */
export type SearchHit = { readonly card: CatalogueCard; readonly printing: CataloguePrinting | null };

export type SearchResult = {
  /** Number of hits, in cards, printings or illustrations as the query's unit. */
  readonly total: number;
  /** Hits in the order of the query, `count` of them from position `from` (0 is the first). */
  readonly hits: (from?: number, count?: number) => readonly SearchHit[];
  /** All matching cards by catalogue position, unordered. */
  readonly cards: BitSet;
  /** Parts of the query that exceeded the scan budget, and passed nothing; costs that are compared with a number alone. */
  readonly warnings: readonly QueryWarning[];
};

/** State of one evaluation of a query. */
export type EvaluationContext = {
  readonly index: SearchIndex;
  readonly context: SearchContext;
  /** Cards that can still affect the result; `null` for all. */
  readonly within: BitSet | null;
  readonly budget: ScanBudget;
};

/** Remaining characters that patterns may scan, and the warnings of patterns that needed more. */
type ScanBudget = { characters: number; readonly warnings: QueryWarning[] };

/** Evaluates one kind of predicate; returns null if the context lacks its data. */
export type PredicateEvaluator<T extends Predicate["on"]> = (
  evaluation: EvaluationContext,
  predicate: Extract<Predicate, { readonly on: T }>,
  at: TextSpan,
) => MatchSet | null;
