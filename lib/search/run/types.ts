import type { Deck } from "@/engine/magmell";
import type { CatalogueCard, CataloguePrinting } from "@/lib/catalogue/model/types";
import type { Span } from "@/lib/japanese/types";
import type { Bits } from "../index/bits";
import type { SearchIndex } from "../index/types";
import type { FoundPattern } from "../pattern/pattern-finder";
import type { Test, Warning } from "../query/types";
import type { Findings } from "./findings";
import type { Found } from "./found";

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
  readonly patterns?: PatternFinder;
  /** What was found in the same index with the same context, where more than one thing is asked about one question. */
  readonly findings?: Findings;
};

export type BuilderContext = {
  /** Copies in the deck and copies owned, by the number of the card. */
  readonly copies: ReadonlyMap<number, number>;
  readonly owned: ReadonlyMap<number, number>;
  /** The colours that the stones of the deck pay, as `colorBits`. */
  readonly stones: number;
};

/** What finds a pattern as typed; `null` for what is no pattern. */
export type PatternFinder = (pattern: string) => FoundPattern | null;

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
  readonly warnings: readonly Warning[];
};

/** A search while it runs. */
export type Scope = {
  readonly index: SearchIndex;
  readonly context: SearchContext;
  /** What passes outside of these cards does not matter; `null` when all do. */
  readonly within: Bits | null;
  readonly budget: Budget;
};

/** What patterns may still cost, and what was refused because it would cost more. */
export type Budget = { characters: number; readonly warnings: Warning[] };

/** Answers one sort of test; `null` when it cannot be answered here. */
export type Answer<T extends Test["on"]> = (
  scope: Scope,
  test: Extract<Test, { readonly on: T }>,
  at: Span,
) => Found | null;
