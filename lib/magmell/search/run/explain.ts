import type { TextSpan } from "@/lib/japanese/types";
import { runToCompletion, type Task } from "@/lib/tasks";
import { countBits } from "../index/bit-set";
import { toCardSet } from "../index/printing-rows";
import type { SearchIndex } from "../index/types";
import { createAndNode, createPredicateNode } from "../query/read/nodes";
import type { QueryNode } from "../query/types";
import { type EditableQuery, getQueryParts, removeQueryPart, setQueryOptions } from "../query/write/edit-query";
import { writeNode } from "../query/write/write-node";
import { writeQuery } from "../query/write/write-query";
import { evaluateNodeTask, startEvaluation } from "./evaluate";
import { loosenSingleKanaWords } from "./loosen-words";
import { createCardMatches, intersectMatches, type MatchSet } from "./match-set";
import { searchCatalogue } from "./search";
import type { SearchContext } from "./types";
import { getVisibleCards } from "./visible-cards";

export type EmptyResultExplanation = {
  /** Parts of the conjunction, each with its canonical text and the number of cards that pass it alone. */
  readonly terms: readonly { readonly node: QueryNode; readonly text: string; readonly count: number }[];
  /** The smallest group of terms that no card passes together, as positions in `terms`: often one, else a pair. */
  readonly emptying: readonly number[];
  /** Similar queries that have results. */
  readonly nearest: readonly SimilarQuery[];
};

export type SimilarQuery = {
  /** How the query differs: parts left out, words searched in texts too, words cut up and searched in texts, or hidden cards included. */
  readonly change: "without" | "any" | "apart" | "include";
  /** Positions in `terms` of the parts left out. */
  readonly without: readonly number[];
  /** The changed query with its canonical text. */
  readonly query: EditableQuery;
  readonly count: number;
};

/** Queries with more parts are explained by single parts only, to keep explaining cheap. */
const MOST_COMBINED = 12;
/** The largest group of parts tried together, both as the cause of an empty result and as a remedy. */
const MOST_TOGETHER = 3;
const MOST_NEAREST = 3;

/** Explains why a query has no results and which similar queries have. Costs a few times as much as a search. */
export const explainEmptyResult = (
  index: SearchIndex,
  query: EditableQuery,
  context: SearchContext = {},
): EmptyResultExplanation => runToCompletion(explainEmptyResultTask(index, query, context));

/** Runs `explainEmptyResult` as a task. Intermediate results stay in the query cache of the context. */
export function* explainEmptyResultTask(
  index: SearchIndex,
  query: EditableQuery,
  context: SearchContext = {},
): Task<EmptyResultExplanation> {
  const nodes = getQueryParts(query);
  const shown = createCardMatches(getVisibleCards(index, query));
  // One evaluation, so that all parts together scan no more than one search may.
  const evaluation = startEvaluation(index, context);
  const matchSets: MatchSet[] = [];
  for (const node of loosenSingleKanaWords(nodes)) matchSets.push(yield* evaluateNodeTask(evaluation, node));
  const countOf = (places: readonly number[]) => {
    const { of, bits } = intersectMatches(index, [shown, ...places.flatMap((place) => matchSets[place] ?? [])]);
    return countBits(of === "cards" ? bits : toCardSet(index.rows, bits));
  };
  const terms = nodes.map((node, at) => ({ node, text: writeNode(node), count: countOf([at]) }));
  return {
    terms,
    emptying: groupsOf(nodes.length).find((places) => countOf(places) === 0) ?? [...nodes.keys()],
    nearest: [
      ...findWordsAnywhere(index, query, context),
      ...withHidden(index, query, context),
      ...withFewer(query, nodes, countOf),
    ],
  };
}

/** Groups of positions by size: single ones first, then pairs and so on. */
function groupsOf(length: number): readonly (readonly number[])[] {
  const most = length > MOST_COMBINED ? 1 : MOST_TOGETHER;
  let last: readonly (readonly number[])[] = [[]];
  const groups: (readonly number[])[] = [];
  for (let size = 1; size <= most; size += 1) {
    last = last.flatMap((group) =>
      Array.from({ length }, (_, place) => place)
        .filter((place) => place > (group.at(-1) ?? -1))
        .map((place) => [...group, place]),
    );
    groups.push(...last);
  }
  return groups;
}

/** The query without the fewest parts that leave results, the most specific result first. */
function withFewer(
  query: EditableQuery,
  nodes: readonly QueryNode[],
  countOf: (places: readonly number[]) => number,
): readonly SimilarQuery[] {
  const left = groupsOf(nodes.length)
    .filter((without) => without.length < nodes.length)
    .map((without) => ({ without, count: countOf([...nodes.keys()].filter((place) => !without.includes(place))) }))
    .filter(({ count }) => count > 0);
  const fewest = Math.min(...left.map(({ without }) => without.length));
  return left
    .filter(({ without }) => without.length === fewest)
    .sort((one, other) => one.count - other.count)
    .slice(0, MOST_NEAREST)
    .map(({ without, count }) => ({
      change: "without",
      without,
      count,
      query: without.reduce<EditableQuery>((rest, place) => removeQueryPart(rest, nodes[place] as QueryNode), query),
    }));
}

/**
 * Returns similar queries that search the bare words in texts too, and not only in names. Empty if they have no
 * results.
 */
export function findWordsAnywhere(
  index: SearchIndex,
  query: EditableQuery,
  context: SearchContext,
): readonly SimilarQuery[] {
  const { root } = query;
  if (root === null) return [];
  for (const [change, where] of [
    ["any", anywhere],
    ["apart", apart],
  ] as const) {
    const changed = replaceWords(root, where);
    const near = changed === root ? [] : found(index, { ...query, root: changed }, context, change);
    if (near.length > 0) return near;
  }
  return [];
}

/** The query with other nodes in the place of its bare words; the same object where nothing changes. */
function replaceWords(node: QueryNode, by: (word: string, at: TextSpan) => QueryNode | null): QueryNode {
  if (node.type === "and" || node.type === "or") {
    const parts = node.parts.map((part) => replaceWords(part, by));
    return parts.every((part, at) => part === node.parts[at]) ? node : { ...node, parts };
  }
  if (node.type !== "test" || node.predicate.on !== "words") return node;
  return by(node.predicate.value, node.at) ?? node;
}

const textNode = (key: "any" | "text", value: string, at: TextSpan): QueryNode =>
  createPredicateNode({ on: "text", key, match: "holds", value }, at);

const anywhere = (word: string, at: TextSpan): QueryNode => textNode("any", word, at);

/** Particles that separate the words of a Japanese phrase, as in カードを引く. */
const PARTICLES = /(?<=[^ぁ-ん])(?:から|まで|より|[をにがはのでとへも])(?=[^ぁ-ん]|[ぁ-ん]{2})/u;
const MOST_APART = 4;

/** The words of a Japanese phrase, each somewhere in the text; `null` for a phrase of one word. */
function apart(phrase: string, at: TextSpan): QueryNode | null {
  const words = phrase.split(PARTICLES).filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word));
  if (words.length < 2 || words.length > MOST_APART) return null;
  return createAndNode(words.map((word) => textNode("text", word, at)));
}

/** The query with tokens or with withdrawn cards included, where that has results. */
function withHidden(index: SearchIndex, query: EditableQuery, context: SearchContext): readonly SimilarQuery[] {
  const kinds = (["tokens", "retired"] as const).filter((kind) => !query.options[kind]);
  return kinds.flatMap((kind) => found(index, setQueryOptions(query, { [kind]: true }), context, "include"));
}

function found(
  index: SearchIndex,
  query: EditableQuery,
  context: SearchContext,
  change: SimilarQuery["change"],
): readonly SimilarQuery[] {
  const count = countBits(searchCatalogue(index, query, context).cards);
  return count === 0 ? [] : [{ change, without: [], count, query: { ...query, text: writeQuery(query) } }];
}
