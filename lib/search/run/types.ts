import type { Deck } from "@/engine/magmell";
import type { CatalogueCard, CataloguePrinting } from "@/lib/catalogue/model/types";
import type { Span } from "@/lib/japanese/types";
import type { Bits } from "../index/bits";
import type { SearchIndex } from "../index/types";
import type { CompiledPattern } from "../pattern/pattern-compiler";
import type { Predicate, QueryWarning } from "../query/types";
import type { MatchSet } from "./match-set";
import type { QueryCache } from "./query-cache";

/** What is asked besides the catalogue. What is absent cannot be asked: such a test lets nothing pass. */
export type SearchContext = {
  /** The starter decks by their keys. */
  readonly starters?: ReadonlyMap<string, Deck>;
  /** In how many public decks a card is, by its number. */
  readonly popularity?: ReadonlyMap<number, number>;
  /** The deck that is being built. */
  readonly builder?: BuilderContext;
  /** The language of the page, by whose names `order:name` goes; Japanese unless given. */
  readonly language?: "ja" | "en";
  /** Another one gives another order of `order:random`. */
  readonly seed?: string;
  /** Finds patterns, once their matcher is loaded. */
  readonly patterns?: PatternCompiler;
  /** What was found in the same index with the same context, where more than one thing is asked about one question. */
  readonly queryCache?: QueryCache;
};

export type BuilderContext = {
  /** Copies in the deck and copies owned, by the number of the card. */
  readonly copies: ReadonlyMap<number, number>;
  readonly owned: ReadonlyMap<number, number>;
  /** The colours that the stones of the deck pay, as `colorBits`. */
  readonly stones: number;
};

/** What finds a pattern as typed; `null` for what is no pattern. */
export type PatternCompiler = (pattern: string) => CompiledPattern | null;

/** A card as it is to be shown. */
export type Hit = { readonly card: CatalogueCard; readonly printing: CataloguePrinting | null };

export type SearchResult = {
  /** How many hits there are: cards, printings or illustrations, as the query wants them counted. */
  readonly total: number;
  /** Hits in the order of the query, from a place on, 0 being the first. */
  readonly hits: (from?: number, count?: number) => readonly Hit[];
  /** The cards that were found, by their places in the catalogue, whatever their order. */
  readonly cards: Bits;
  /** What of the query was too much to answer. It let nothing pass. */
  readonly warnings: readonly QueryWarning[];
};

/** A search while it runs. */
export type EvaluationContext = {
  readonly index: SearchIndex;
  readonly context: SearchContext;
  /** What passes outside of these cards does not matter; `null` when all do. */
  readonly within: Bits | null;
  readonly budget: ScanBudget;
};

/** What patterns may still cost, and what was refused because it would cost more. */
type ScanBudget = { characters: number; readonly warnings: QueryWarning[] };

/** Answers one sort of test; `null` when it cannot be answered here. */
export type PredicateEvaluator<T extends Predicate["on"]> = (
  scope: EvaluationContext,
  test: Extract<Predicate, { readonly on: T }>,
  at: Span,
) => MatchSet | null;
