import { lazy } from "@/lib/cache";
import { countBits, somePlacesOf } from "../index/bits";
import { cardsOfRows } from "../index/rows";
import type { SearchIndex } from "../index/types";
import type { Query } from "../query/types";
import { evaluate, scopeOf } from "./evaluate";
import { both, cards, everything, keeping } from "./found";
import { inOrder, liesInOrder } from "./in-order";
import { shownRows } from "./shown-rows";
import type { Hit, SearchContext, SearchResult } from "./types";
import { visible } from "./visible";

/**
 * What a query finds. Tests of printings are about one and the same printing of a card. `asOf` is for whoever opens the
 * catalogue: the one that is searched is of a day already.
 */
export function search(
  index: SearchIndex,
  query: Pick<Query, "root" | "options">,
  context: SearchContext = {},
): SearchResult {
  const { root, options } = query;
  const scope = scopeOf(index, context);
  const shown = visible(index, query);
  const passed = root === null ? everything(index) : evaluate(scope, root);
  // What a single test finds may be known to the index or to whoever asks again; else it was put together for this.
  const found = root?.type === "test" ? both(index, [passed, cards(shown)]) : keeping(index, passed, shown);
  const passing = found.of === "cards" ? found.bits : cardsOfRows(index.rows, found.bits);
  const rows = lazy(() => shownRows(index, found, options));
  const order = options.order ?? [];
  let ordered: Int32Array | null = null;
  const rowsAt = (from: number, count: number): Iterable<number> => {
    // A page needs none of what comes after it.
    if (liesInOrder(order)) return somePlacesOf(rows(), from, count);
    ordered ??= inOrder(index, rows(), order, context);
    return ordered.subarray(from, from + count);
  };
  const hits = (from = 0, count = Number.POSITIVE_INFINITY): readonly Hit[] => {
    const page: Hit[] = [];
    for (const row of rowsAt(from, count)) page.push(hitOf(index, row));
    return page;
  };
  return {
    // Every card has one row; whoever only counts cards needs to know none of them.
    total: countBits((options.unique ?? "cards") === "cards" ? passing : rows()),
    ...{ hits, cards: passing },
    warnings: scope.budget.warnings,
  };
}

function hitOf({ catalogue, rows }: SearchIndex, row: number): Hit {
  const card = catalogue.cards[rows.cardOf[row] as number];
  if (!card) throw new Error(`No card has the row ${row}`);
  return { card, printing: rows.printings[row] ?? null };
}
