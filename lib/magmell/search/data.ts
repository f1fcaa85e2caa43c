import type { Deck } from "@/engine/magmell";
import { createTtlValue } from "@/lib/cache";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { isDateCacheLimitError } from "@/lib/magmell/catalogue/store/date-cache";
import { countDecksByCard, listStarterDecks } from "@/lib/magmell/decks/data";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { runCooperatively } from "@/lib/tasks";
import { getSearchIndex } from "./index/search-index";
import { createPatternCompiler } from "./pattern/pattern-compiler";
import { loadPatternEngine } from "./pattern/patterns";
import { readQuery } from "./query/read/read-query";
import type { Predicate, Query, QueryNode } from "./query/types";
import { writeQuery } from "./query/write/write-query";
import { usesPattern } from "./run/evaluate";
import { explainEmptyResultTask } from "./run/explain";
import { countFacetsTask } from "./run/facets";
import { movePlainStonesLast } from "./run/plain-stones-last";
import { createQueryCache } from "./run/query-cache";
import { searchCatalogue, searchCatalogueTask } from "./run/search";
import type { SearchContext, SearchResult } from "./run/types";

/** A query with its result. */
type CardSearch = {
  readonly query: Query;
  /** Canonical text of the query, as URLs carry it. */
  readonly canonical: string;
  /** The searched catalogue: as of the date in the query, or the current one. */
  readonly snapshot: Catalogue;
  /** Context of the search, for explaining and counting the same query. */
  readonly context: SearchContext;
  readonly result: SearchResult;
};

/** Milliseconds for which deck counts and starter decks are cached. */
const MAX_AGE_MS = 60_000;

/**
 * Reads and runs a card query. Pages and the public API share this function, so that they cannot disagree. `more` is
 * context of the page, such as its language. Rejects only when the database cannot be reached.
 */
export async function findCards(typed: string, more: SearchContext = {}): Promise<CardSearch> {
  const query = readQuery(typed);
  const snapshot = await getCatalogue(query.options.asOf);
  const context = { ...(await loadSearchContext(query)), ...more, queryCache: createQueryCache() };
  const result = await runCooperatively(searchCatalogueTask(getSearchIndex(snapshot), query, context));
  const warnings = [...query.warnings, ...result.warnings];
  return { query: { ...query, warnings }, canonical: writeQuery(query), snapshot, context, result };
}

/**
 * Runs `findCards` for a page. Without conditions or sort order, plain stones come last. If the catalogue of the
 * requested date cannot be opened, the result is empty, with a warning.
 */
export async function findCardsForPage(typed: string, more: SearchContext): Promise<CardSearch> {
  try {
    const found = await findCards(typed, more);
    await scanAhead(found);
    const { root, options } = found.query;
    const isAll = root === null && options.order === undefined;
    return isAll ? { ...found, result: movePlainStonesLast(found.result) } : found;
  } catch (error) {
    if (!isDateCacheLimitError(error)) throw error;
    return withoutItsDay(readQuery(typed), more);
  }
}

/**
 * Runs the pattern scans that the page will need, for facets and the explanation of an empty result, in slices.
 * Rendering then finds them in the query cache and does not block.
 */
async function scanAhead({ query, snapshot, context, result }: CardSearch): Promise<void> {
  if (query.root === null || !usesPattern(query.root)) return;
  const index = getSearchIndex(snapshot);
  await runCooperatively(countFacetsTask(index, query, context));
  if (result.total === 0) await runCooperatively(explainEmptyResultTask(index, query, context));
}

async function withoutItsDay(query: Query, context: SearchContext): Promise<CardSearch> {
  const snapshot = await getCatalogue();
  const at = { from: 0, to: query.text.length };
  const nothing: QueryNode = { type: "unread", text: query.text, refused: true, at };
  const result = searchCatalogue(getSearchIndex(snapshot), { ...query, root: nothing }, context);
  const warning = { code: "TOO_MANY_DAYS", at, text: `asof:${query.options.asOf}` } as const;
  const said = { ...query, root: nothing, warnings: [...query.warnings, warning] };
  return { query: said, canonical: writeQuery(query), snapshot, context, result };
}

/** Loads the data outside the catalogue that a query reads, such as deck counts; nothing else. */
export async function loadSearchContext({ root, options }: Pick<Query, "root" | "options">): Promise<SearchContext> {
  const predicates = root === null ? [] : testsOf(root);
  const orders = options.order ?? [];
  return {
    ...(predicates.some((predicate) => predicate.on === "text" && predicate.key === "deck") && {
      starters: await starters(),
    }),
    ...(predicates.some((predicate) => predicate.on === "text" && predicate.match === "matches") && {
      patterns: createPatternCompiler(await loadPatternEngine()),
    }),
    ...(orders.some(({ by }) => by === "decks") && { popularity: await deckCounts() }),
  };
}

function testsOf(node: QueryNode): readonly Predicate[] {
  if (node.type === "test") return [node.predicate];
  if (node.type === "and" || node.type === "or") return node.parts.flatMap(testsOf);
  if (node.type === "not") return testsOf(node.part);
  return node.type === "copies" ? testsOf(node.query) : [];
}

const starters = createTtlValue(
  async (): Promise<ReadonlyMap<string, Deck>> => {
    const decks = await listStarterDecks(null);
    return new Map(decks.flatMap(({ starter, deck }) => (starter ? [[starter.key.toLowerCase(), deck]] : [])));
  },
  MAX_AGE_MS,
  isDatabaseUnavailable,
);

const deckCounts = createTtlValue(countDecksByCard, MAX_AGE_MS, isDatabaseUnavailable);
