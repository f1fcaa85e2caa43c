import { expose } from "comlink";
import { PAGE_SIZE } from "@/lib/collections";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { type CatalogueSnapshot, readSnapshot } from "@/lib/magmell/catalogue/views/snapshot";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import type { SearchIndex } from "@/lib/magmell/search/index/types";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import type { Query, QueryNode } from "@/lib/magmell/search/query/types";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";
import { findWidenedQuery, type WidenedQuery } from "@/lib/magmell/search/run/everyday-words";
import { movePlainStonesLast } from "@/lib/magmell/search/run/plain-stones-last";
import { searchCatalogue } from "@/lib/magmell/search/run/search";

/** The first page of results of a query. */
export type LiveResult = {
  /** The query as URLs carry it. */
  readonly canonical: string;
  readonly total: number;
  readonly cards: readonly CatalogueCard[];
  /** How the words were read because no name fits; `null` where names do. */
  readonly widened: WidenedQuery["by"] | null;
};

let index: SearchIndex | null = null;

const searcher = {
  /** Loads all cards. */
  async open(version: string): Promise<void> {
    const response = await fetch(`/api/v1/snapshot/${encodeURIComponent(version)}`);
    if (!response.ok) throw new Error(`The snapshot answered ${response.status}`);
    index = getSearchIndex(readSnapshot((await response.json()) as CatalogueSnapshot));
  },
  /** Returns the cards that match a query; null if the query is invalid or only the server can answer it. */
  find(typed: string, language: "ja" | "en"): LiveResult | null {
    const query = readQuery(typed);
    if (index === null || query.warnings.length > 0 || needsServer(query)) return null;
    const found = searchCatalogue(index, query, { language });
    const widened = found.total > 0 ? null : findWidenedQuery(index, query, { language });
    const isAll = query.root === null && query.options.order === undefined;
    const result = widened
      ? searchCatalogue(index, widened.query, { language })
      : isAll
        ? movePlainStonesLast(found)
        : found;
    return {
      canonical: writeQuery(query),
      total: result.total,
      cards: result.hits(0, PAGE_SIZE).map(({ card }) => card),
      widened: widened?.by ?? null,
    };
  },
};

/** Whether a query needs data that the browser lacks: decks, patterns, other dates, printings. */
const needsServer = ({ root, options }: Query): boolean =>
  options.asOf !== undefined ||
  options.display !== undefined ||
  (options.unique ?? "cards") !== "cards" ||
  (options.order ?? []).some(({ by }) => by === "decks" || by === "random") ||
  (root !== null && testsServer(root));

function testsServer(node: QueryNode): boolean {
  if (node.type === "and" || node.type === "or") return node.parts.some(testsServer);
  if (node.type === "not") return testsServer(node.part);
  return (
    node.type !== "test" ||
    (node.predicate.on === "text" && (node.predicate.key === "deck" || node.predicate.match === "matches"))
  );
}

export type SearchWorker = typeof searcher;

expose(searcher);
