import type { Deck } from "@/engine/magmell";
import { cachedFor } from "@/lib/cache";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { catalogue } from "@/lib/catalogue/store/data";
import { isTooManyDays } from "@/lib/catalogue/store/day-cache";
import { countDecksByCard, listStarters } from "@/lib/decks/data";
import { searchIndexOf } from "./index/search-index-of";
import { patternCompiler } from "./pattern/pattern-compiler";
import { loadPatterns } from "./pattern/patterns";
import { readQuery } from "./query/read/read-query";
import type { Predicate, Query, QueryNode } from "./query/types";
import { writeQuery } from "./query/write/write-query";
import { emptyQueryCache } from "./run/query-cache";
import { search } from "./run/search";
import type { SearchContext, SearchResult } from "./run/types";

/** A query with what it found. */
type CardSearch = {
  readonly query: Query;
  /** The query in its canonical form, as addresses carry it. */
  readonly canonical: string;
  /** What was searched: the catalogue of the day that the query names, or today's. */
  readonly held: Catalogue;
  /** What the query was answered with, for explaining and counting. */
  readonly context: SearchContext;
  readonly result: SearchResult;
};

/** How long popularity and starter decks are believed to be as they were, in milliseconds. */
const MAX_AGE_MS = 60_000;

/**
 * Reads a query and answers it. Pages and the public interface both call this, so that they cannot disagree. `more` is what
 * a page knows besides, such as its language. Rejects only when the database cannot be reached.
 */
export async function findCards(typed: string, more: SearchContext = {}): Promise<CardSearch> {
  const query = readQuery(typed);
  const held = await catalogue(query.options.asOf);
  const context = { ...(await contextOf(query)), ...more, queryCache: emptyQueryCache() };
  const result = search(searchIndexOf(held), query, context);
  const warnings = [...query.warnings, ...result.warnings];
  return { query: { ...query, warnings }, canonical: writeQuery(query), held, context, result };
}

/** The same for a page: while the day that the query names cannot be opened, nothing is found, and a warning says why. */
export async function findForPage(typed: string, more: SearchContext): Promise<CardSearch> {
  try {
    return await findCards(typed, more);
  } catch (error) {
    if (!isTooManyDays(error)) throw error;
    return withoutItsDay(readQuery(typed), more);
  }
}

async function withoutItsDay(query: Query, context: SearchContext): Promise<CardSearch> {
  const held = await catalogue();
  const at = { from: 0, to: query.text.length };
  const nothing: QueryNode = { type: "unread", text: query.text, refused: true, at };
  const result = search(searchIndexOf(held), { ...query, root: nothing }, context);
  const warning = { code: "TOO_MANY_DAYS", at, text: `asof:${query.options.asOf}` } as const;
  const said = { ...query, root: nothing, warnings: [...query.warnings, warning] };
  return { query: said, canonical: writeQuery(query), held, context, result };
}

/** Whatever a query asks of what is no part of the catalogue. What it does not ask is not read. */
export async function contextOf({ root, options }: Pick<Query, "root" | "options">): Promise<SearchContext> {
  const tests = root === null ? [] : testsOf(root);
  const orders = options.order ?? [];
  return {
    ...(tests.some((test) => test.on === "text" && test.key === "deck") && { starters: await starters() }),
    ...(tests.some((test) => test.on === "text" && test.match === "matches") && {
      patterns: patternCompiler(await loadPatterns()),
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

const starters = cachedFor(async (): Promise<ReadonlyMap<string, Deck>> => {
  const decks = await listStarters(null);
  return new Map(decks.flatMap(({ starter, deck }) => (starter ? [[starter.key.toLowerCase(), deck]] : [])));
}, MAX_AGE_MS);

const deckCounts = cachedFor(countDecksByCard, MAX_AGE_MS);
