import { lazy } from "@/lib/cache";
import { runToCompletion, type Task } from "@/lib/tasks";
import { countBits, placesFrom } from "../index/bits";
import { cardsOfRows } from "../index/printing-rows";
import type { SearchIndex } from "../index/types";
import type { Query } from "../query/types";
import { evaluationTask, startEvaluation } from "./evaluate";
import { allMatches, cardMatches, intersection, intersectOwned } from "./match-set";
import { representativeRows } from "./representative-rows";
import { isIndexOrder, sortRows } from "./sort-rows";
import type { Hit, SearchContext, SearchResult } from "./types";
import { visibleCards } from "./visible-cards";

/**
 * Searches a catalogue. Predicates about printings must hold for one and the same printing of a card. The option `asOf`
 * is ignored: the index is of a given day already.
 */
export const search = (
  index: SearchIndex,
  query: Pick<Query, "root" | "options">,
  context: SearchContext = {},
): SearchResult => runToCompletion(searchTask(index, query, context));

/** `search` as a task, for threads that serve others as well. */
export function* searchTask(
  index: SearchIndex,
  query: Pick<Query, "root" | "options">,
  context: SearchContext = {},
): Task<SearchResult> {
  const { root, options } = query;
  const evaluation = startEvaluation(index, context);
  const shown = visibleCards(index, query);
  const passed = root === null ? allMatches(index) : yield* evaluationTask(evaluation, root);
  // Matches of a single predicate may belong to the index or the query cache; all others were computed for this search.
  const matches =
    root?.type === "test" ? intersection(index, [passed, cardMatches(shown)]) : intersectOwned(index, passed, shown);
  const passing = matches.of === "cards" ? matches.bits : cardsOfRows(index.rows, matches.bits);
  const rows = lazy(() => representativeRows(index, matches, options));
  const order = options.order ?? [];
  let ordered: Int32Array | null = null;
  const rowsAt = (from: number, count: number): Iterable<number> => {
    // Results in index order are read page by page, without sorting.
    if (isIndexOrder(order)) return placesFrom(rows(), from, count);
    ordered ??= sortRows(index, rows(), order, context);
    return ordered.subarray(from, from + count);
  };
  const hits = (from = 0, count = Number.POSITIVE_INFINITY): readonly Hit[] => {
    const page: Hit[] = [];
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

function hitOf({ catalogue, rows }: SearchIndex, row: number): Hit {
  const card = catalogue.cards[rows.cardOf[row] as number];
  if (!card) throw new Error(`No card has the row ${row}`);
  return { card, printing: rows.printings[row] ?? null };
}
