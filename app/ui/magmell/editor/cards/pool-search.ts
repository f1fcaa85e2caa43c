import { type Deck, toColorBits, toNameKey } from "@/engine/magmell";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { createHighlighter, splitAtHighlights } from "@/lib/magmell/search/highlight";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import type { PatternEngine } from "@/lib/magmell/search/pattern/patterns";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import type { QueryNode, QueryWarning, SortTerm } from "@/lib/magmell/search/query/types";
import { addQueryPart, type EditableQuery } from "@/lib/magmell/search/query/write/edit-query";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";
import { type EmptyResultExplanation, explainEmptyResult } from "@/lib/magmell/search/run/explain";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import type { DeckBuilderContext, PatternCompiler } from "@/lib/magmell/search/run/types";
import { type PoolChoices, toQueryTerms } from "./pool-choices";

/** A search of the pool: the query as typed, the selected filter chips, and the deck for the term `in:deck`. */
export type PoolQuery = {
  readonly text: string;
  readonly choices: PoolChoices;
  readonly deck: Deck;
  /** Order of the results if the query has none; by use cost if omitted. */
  readonly order?: readonly SortTerm[];
  /** Sort terms that group the results, applied before any other order. */
  readonly groups?: readonly SortTerm[];
};

export type PoolResult = {
  readonly total: number;
  /** Returns the first cards in the order of the query; by use cost if it has none. */
  readonly first: (count: number) => readonly CatalogueCard[];
  readonly warnings: readonly QueryWarning[];
  /** Query and chips together, in the canonical writing; as typed where a part of it cannot be read. */
  readonly canonical: string;
  /** Explains why nothing was found. */
  readonly explain: () => EmptyResultExplanation;
  /** A card title split at the matches. */
  readonly parts: (
    card: CatalogueCard,
    title: string,
  ) => readonly { readonly text: string; readonly marked: boolean }[];
};

/** Matcher for patterns in queries; loaded when a query first uses one. */
export type PoolPatternMatcher = { readonly patterns: PatternEngine; readonly finder: PatternCompiler };

export type SearchPool = (question: PoolQuery, patterns: PoolPatternMatcher | null) => PoolResult;

/** Tokens and retired cards are never in the pool, whatever the query includes (206.2). */
const NO_PLACE: readonly QueryNode[] = ["token", "retired"].map((value) => ({
  type: "not",
  part: { type: "test", predicate: { on: "choice", key: "is", value }, at: { from: 0, to: 0 } },
  at: { from: 0, to: 0 },
}));

const BY_COST: readonly SortTerm[] = [{ by: "use", descending: false }];

/**
 * Creates the card search of the deck editor: the query language of the results page plus keys about the deck, over the
 * cards in the browser. Loaded together with the cards, to keep the page small.
 */
export function createPoolSearch(catalogue: Catalogue): SearchPool {
  const index = getSearchIndex(catalogue);
  return ({ text, choices, deck, order = BY_COST, groups = [] }, patterns) => {
    const query = readQuery(text, "builder");
    const asked = toQueryTerms(choices).reduce<EditableQuery>(addQueryPart, query);
    const { root } = NO_PLACE.reduce<EditableQuery>(addQueryPart, asked);
    const context = { builder: builderOf(catalogue, deck), ...(patterns && { patterns: patterns.finder }) };
    const options = {
      ...query.options,
      order: [...groups, ...(query.options.order ?? order)],
      unique: "cards",
    } as const;
    const result = searchCatalogue(index, { root, options }, context);
    const highlight = createHighlighter(query.root, patterns?.patterns ?? null);
    return {
      total: result.total,
      first: (count) => result.hits(0, count).map(({ card }) => card),
      warnings: [...query.warnings, ...result.warnings],
      canonical: query.warnings.length > 0 ? text : writeQuery(asked),
      explain: () => explainEmptyResult(index, asked, context),
      parts: (card, title) =>
        splitAtHighlights(title, highlight(card, title === card.name ? "name" : "englishName", title)),
    };
  };
}

function builderOf({ names }: Catalogue, deck: Deck): DeckBuilderContext {
  const copies = new Map<number, number>();
  let stones = 0;
  for (const zone of ["grimoire", "stoneDeck"] as const) {
    for (const { name, count } of deck[zone]) {
      const card = names.keys.get(toNameKey(name));
      if (!card) continue;
      copies.set(card.number, (copies.get(card.number) ?? 0) + count);
      if (zone === "stoneDeck" && card.kind === "stone") stones |= toColorBits(card.colors);
    }
  }
  return { copies, owned: new Map(), stones };
}
