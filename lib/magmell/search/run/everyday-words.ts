import { foldForSearch } from "@/lib/japanese/search-fold";
import type { TextSpan } from "@/lib/japanese/types";
import type { SearchIndex } from "../index/types";
import { CHOICE_VALUES } from "../query/choices";
import { createAndNode, createPredicateNode } from "../query/read/nodes";
import { readQuery } from "../query/read/read-query";
import type { QueryNode } from "../query/types";
import { type EditableQuery, getQueryParts } from "../query/write/edit-query";
import { writeQuery } from "../query/write/write-query";
import { findWordsAnywhere } from "./explain";
import { searchCatalogue } from "./search";
import type { SearchContext } from "./types";

/** A query that reads bare words not only as names, with the number of cards it finds. */
export type WidenedQuery = {
  /** Whether the words are searched in texts too, or read as values of filters. */
  readonly by: "texts" | "filters";
  readonly query: EditableQuery;
  readonly count: number;
};

/** Closed lists whose words players write without the key. */
const KEYS = ["kind", "timing", "tag"] as const;
const COLOR = /^(?:[青緑赤]色?|blue|green|red|無色|多色|単色|colou?rless|multicolou?r|monocolou?r)$/u;

const MOST_WORDS = 4;
const MOST_READINGS = 6;

/**
 * Returns variants of a query in which words that name a filter value become that filter, with their results: `ユニット 青`
 * becomes `t:unit c:b`. Empty unless the query consists of bare words.
 */
export function listFilterReadings(
  index: SearchIndex,
  query: EditableQuery,
  context: SearchContext = {},
): readonly WidenedQuery[] {
  const parts = getQueryParts(query);
  if (parts.length > MOST_WORDS || !parts.every(isWord)) return [];
  const readings = parts.map((part) => listFilters(part.predicate.value, part.at));
  if (readings.every((filters) => filters.length === 0)) return [];
  return readings
    .reduce<readonly (readonly QueryNode[])[]>(
      (rows, filters, place) =>
        rows.flatMap((row) =>
          (filters.length > 0 ? filters : parts.slice(place, place + 1)).map((one) => [...row, one]),
        ),
      [[]],
    )
    .slice(0, MOST_READINGS)
    .flatMap((nodes) => {
      const changed = { ...query, root: createAndNode(nodes) };
      const count = searchCatalogue(index, changed, context).total;
      return count === 0 ? [] : [{ by: "filters", query: { ...changed, text: writeQuery(changed) }, count }];
    });
}

/**
 * Returns the query to run if no name matches the words. It searches a single word in texts first, and reads several
 * words as filters first. Null if neither finds a card.
 */
export function findWidenedQuery(
  index: SearchIndex,
  query: EditableQuery,
  context: SearchContext = {},
): WidenedQuery | null {
  const [filtered] = listFilterReadings(index, query, context);
  if (filtered && getQueryParts(query).length > 1) return filtered;
  const [near] = findWordsAnywhere(index, query, context);
  return near ? { by: "texts", query: near.query, count: near.count } : (filtered ?? null);
}

type WordNode = Extract<QueryNode, { type: "test" }> & { readonly predicate: { on: "words"; value: string } };

const isWord = (part: QueryNode): part is WordNode => part.type === "test" && part.predicate.on === "words";

/** The filters that have a word as their value: 魔石 is a kind and a tag. */
function listFilters(word: string, at: TextSpan): readonly QueryNode[] {
  const folded = foldForSearch(word);
  const color = COLOR.test(word) ? readQuery(`c:${word}`).root : null;
  const choices = KEYS.flatMap((key) => {
    const [value] = CHOICE_VALUES[key].find((words) => words.some((one) => foldForSearch(one) === folded)) ?? [];
    return value === undefined ? [] : [createPredicateNode({ on: "choice", key, value }, at)];
  });
  return color ? [...choices, color] : choices;
}
