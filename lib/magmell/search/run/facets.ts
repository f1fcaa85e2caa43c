import { runToCompletion, type Task } from "@/lib/tasks";
import { countIntersection, listPositions } from "../index/bit-set";
import type { SearchIndex } from "../index/types";
import type { Predicate, Query, QueryNode } from "../query/types";
import { type EditableQuery, getQueryParts } from "../query/write/edit-query";
import { evaluateNode, evaluateNodeTask, startEvaluation, usesPattern } from "./evaluate";
import { FACET_IDS, FACET_PREDICATES, type FacetId, getSetPredicates } from "./facet-predicates";
import { loosenSingleKanaWords } from "./loosen-words";
import {
  createCardMatches,
  getMatchingCards,
  getMatchingRows,
  intersectMatches,
  type MatchSet,
  uniteMatches,
} from "./match-set";
import type { EvaluationContext, SearchContext } from "./types";
import { getVisibleCards } from "./visible-cards";

/** A facet value: its predicate and the number of results it would leave. */
export type FacetValue = { readonly predicate: Predicate; readonly count: number };
export type Facet = { readonly id: FacetId; readonly values: readonly FacetValue[] };

/**
 * Counts the results per facet value. The count of a facet ignores the values selected in the same facet, because a
 * further value would widen the selection. Excluded values still apply.
 */
export const countFacets = (
  index: SearchIndex,
  query: Pick<Query, "root" | "options">,
  context: SearchContext = {},
): readonly Facet[] => runToCompletion(countFacetsTask(index, query, context));

/**
 * Runs `countFacets` as a task. Intermediate results stay in the query cache of the context, so that counting again is
 * cheap.
 */
export function* countFacetsTask(
  index: SearchIndex,
  query: Pick<Query, "root" | "options">,
  context: SearchContext = {},
): Task<readonly Facet[]> {
  const evaluation = startEvaluation(index, context);
  const counted = yield* partsOfResult(evaluation, query);
  const whole = without(counted, null);
  return FACET_IDS.map((id) => {
    const result = isChosen(counted, id) ? without(counted, id) : whole;
    return {
      id,
      values: id === "set" ? countSets(index, result) : countPredicates(evaluation, result, FACET_PREDICATES[id]),
    };
  });
}

/** Matches of each part of a query. */
type FacetParts = { readonly index: SearchIndex; readonly shown: MatchSet; readonly found: Map<QueryNode, MatchSet> };

/** Matches of the query's parts. Patterns run last, on the cards that some facet counts. */
function* partsOfResult(evaluation: EvaluationContext, query: Pick<Query, "root" | "options">): Task<FacetParts> {
  const { index } = evaluation;
  const parts = {
    index,
    shown: createCardMatches(getVisibleCards(index, query)),
    found: new Map<QueryNode, MatchSet>(),
  };
  const nodes = getQueryParts({ text: "", ...query } satisfies EditableQuery);
  const asked = loosenSingleKanaWords(nodes);
  for (const [place, node] of nodes.entries())
    if (!usesPattern(node)) parts.found.set(node, yield* evaluateNodeTask(evaluation, asked[place] ?? node));
  for (const node of nodes.filter(usesPattern)) {
    const results = [null, ...FACET_IDS.filter((id) => isChosen(parts, id))].map((id) => without(parts, id));
    const within = getMatchingCards(index, uniteMatches(index, results));
    parts.found.set(node, yield* evaluateNodeTask({ ...evaluation, within }, node));
  }
  return parts;
}

const isChosen = ({ found }: FacetParts, id: FacetId) => [...found.keys()].some((node) => isChoiceOf(node, id));

/** Matches of all parts but the selection in a facet. */
function without({ index, shown, found }: FacetParts, id: FacetId | null): MatchSet {
  const others = [...found].filter(([node]) => id === null || !isChoiceOf(node, id));
  return intersectMatches(index, [shown, ...others.map(([, one]) => one)]);
}

/** Whether a part is a selection in the facet: one of its values, or an alternative of several. */
function isChoiceOf(part: QueryNode, id: FacetId): boolean {
  if (part.type === "or") return part.parts.every((one) => isChoiceOf(one, id));
  return part.type === "test" && "key" in part.predicate && part.predicate.key === id;
}

function countPredicates(
  evaluation: EvaluationContext,
  matches: MatchSet,
  predicates: readonly Predicate[],
): readonly FacetValue[] {
  const passed = getMatchingCards(evaluation.index, matches);
  return predicates.map((predicate) => {
    const { bits } = evaluateNode(evaluation, { type: "test", predicate, at: { from: 0, to: 0 } });
    return { predicate, count: countIntersection(passed, bits) };
  });
}

/** Result counts per set in one pass over the printings, which are grouped by card. */
function countSets(index: SearchIndex, matches: MatchSet): readonly FacetValue[] {
  const { setOf, cardOf } = index.rows;
  const counts = new Int32Array(index.catalogue.sets.length);
  const last = new Int32Array(counts.length).fill(-1);
  for (const row of listPositions(getMatchingRows(index, matches))) {
    const [set, card] = [setOf[row] as number, cardOf[row] as number];
    if (set === -1 || last[set] === card) continue;
    last[set] = card;
    counts[set] = (counts[set] as number) + 1;
  }
  return getSetPredicates(index).map(({ predicate, place }) => ({ predicate, count: counts[place] as number }));
}
