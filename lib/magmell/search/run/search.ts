import { lazy } from "@/lib/cache";
import { runToCompletion, type Task } from "@/lib/tasks";
import { countBits, slicePositions } from "../index/bit-set";
import { toCardSet } from "../index/printing-rows";
import type { SearchIndex } from "../index/types";
import type { Query } from "../query/types";
import { evaluateNodeTask, startEvaluation } from "./evaluate";
import { createCardMatches, createFullMatchSet, intersectInPlace, intersectMatches } from "./match-set";
import { selectRepresentativeRows } from "./representative-rows";
import { isIndexOrder, sortRows } from "./sort-rows";
import type { SearchContext, SearchHit, SearchResult } from "./types";
import { getVisibleCards } from "./visible-cards";

/**
 * Searches a catalogue. All printing predicates must match the same printing of a card. The option `asOf` is ignored:
 * the index belongs to one date.
 */
export const searchCatalogue = (
  index: SearchIndex,
  query: Pick<Query, "root" | "options">,
  context: SearchContext = {},
): SearchResult => runToCompletion(searchCatalogueTask(index, query, context));

/** Runs `searchCatalogue` as a task, for threads that serve others as well. */
export function* searchCatalogueTask(
  index: SearchIndex,
  query: Pick<Query, "root" | "options">,
  context: SearchContext = {},
): Task<SearchResult> {
  const { root, options } = query;
  const evaluation = startEvaluation(index, context);
  const shown = getVisibleCards(index, query);
  const passed = root === null ? createFullMatchSet(index) : yield* evaluateNodeTask(evaluation, root);
  // Matches of a single predicate may belong to the index or the query cache; all others were computed for this search.
  const matches =
    root?.type === "test"
      ? intersectMatches(index, [passed, createCardMatches(shown)])
      : intersectInPlace(index, passed, shown);
  const passing = matches.of === "cards" ? matches.bits : toCardSet(index.rows, matches.bits);
  const rows = lazy(() => selectRepresentativeRows(index, matches, options));
  const order = options.order ?? [];
  let ordered: Int32Array | null = null;
  const rowsAt = (from: number, count: number): Iterable<number> => {
    // Results in index order are read page by page, without sorting.
    if (isIndexOrder(order)) return slicePositions(rows(), from, count);
    ordered ??= sortRows(index, rows(), order, context);
    return ordered.subarray(from, from + count);
  };
  const hits = (from = 0, count = Number.POSITIVE_INFINITY): readonly SearchHit[] => {
    const page: SearchHit[] = [];
    for (const row of rowsAt(from, count)) page.push(hitOf(index, row));
    return page;
  };
  // Every card has a row, so the number of cards is known without picking printings.
  const total = countBits((options.unique ?? "cards") === "cards" ? passing : rows());
  return {
    total,
    hits,
    cards: passing,
    warnings: evaluation.budget.warnings,
  };
}

function hitOf({ catalogue, rows }: SearchIndex, row: number): SearchHit {
  const card = catalogue.cards[rows.cardOf[row] as number];
  if (!card) throw new Error(`No card has the row ${row}`);
  return { card, printing: rows.printings[row] ?? null };
}
