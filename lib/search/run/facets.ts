import { countIntersection, placesOf } from "../index/bits";
import type { SearchIndex } from "../index/types";
import type { Predicate, Query, QueryNode } from "../query/types";
import { type EditableQuery, partsOf } from "../query/write/edit-query";
import { evaluate, startEvaluation, usesPattern } from "./evaluate";
import { FACET_PREDICATES, FACETS, type FacetId, setPredicatesOf } from "./facet-predicates";
import { cardMatches, cardsOfMatches, intersection, type MatchSet, rowsOfMatches, union } from "./match-set";
import type { EvaluationContext, SearchContext } from "./types";
import { visibleCards } from "./visible-cards";

/** A value of a facet: the test that asks for it, and how many cards there would be with it. */
export type FacetValue = { readonly predicate: Predicate; readonly count: number };
export type Facet = { readonly id: FacetId; readonly values: readonly FacetValue[] };

/**
 * How many cards of a result have each value. A facet is counted as if nothing were chosen in it: a second value of it adds
 * to the first, so its count is what it would bring. What the query excludes stays excluded.
 */
export function facetsOf(
  index: SearchIndex,
  query: Pick<Query, "root" | "options">,
  context: SearchContext = {},
): readonly Facet[] {
  const scope = startEvaluation(index, context);
  const counted = partsOfResult(scope, query);
  const whole = without(counted, null);
  return FACETS.map((id) => {
    const result = isChosen(counted, id) ? without(counted, id) : whole;
    return {
      id,
      values: id === "set" ? countSets(index, result) : countPredicates(scope, result, FACET_PREDICATES[id]),
    };
  });
}

/** What passes each part of a query, of the cards that it is about. */
type FacetParts = { readonly index: SearchIndex; readonly shown: MatchSet; readonly found: Map<QueryNode, MatchSet> };

/** Patterns come last and look only at cards that are counted in some facet. */
function partsOfResult(scope: EvaluationContext, query: Pick<Query, "root" | "options">): FacetParts {
  const { index } = scope;
  const parts = { index, shown: cardMatches(visibleCards(index, query)), found: new Map<QueryNode, MatchSet>() };
  const nodes = partsOf({ text: "", ...query } satisfies EditableQuery);
  for (const node of nodes.filter((one) => !usesPattern(one))) parts.found.set(node, evaluate(scope, node));
  for (const node of nodes.filter(usesPattern)) {
    const results = [null, ...FACETS.filter((id) => isChosen(parts, id))].map((id) => without(parts, id));
    const within = cardsOfMatches(index, union(index, results));
    parts.found.set(node, evaluate({ ...scope, within }, node));
  }
  return parts;
}

const isChosen = ({ found }: FacetParts, id: FacetId) => [...found.keys()].some((node) => isChoiceOf(node, id));

/** What passes everything but what is chosen in a facet. */
function without({ index, shown, found }: FacetParts, id: FacetId | null): MatchSet {
  const others = [...found].filter(([node]) => id === null || !isChoiceOf(node, id));
  return intersection(index, [shown, ...others.map(([, one]) => one)]);
}

/** A value of the facet, or several of which one is enough. */
function isChoiceOf(part: QueryNode, id: FacetId): boolean {
  if (part.type === "or") return part.parts.every((one) => isChoiceOf(one, id));
  return part.type === "test" && "key" in part.predicate && part.predicate.key === id;
}

function countPredicates(
  scope: EvaluationContext,
  found: MatchSet,
  predicates: readonly Predicate[],
): readonly FacetValue[] {
  const passed = cardsOfMatches(scope.index, found);
  return predicates.map((predicate) => {
    const { bits } = evaluate(scope, { type: "test", predicate, at: { from: 0, to: 0 } });
    return { predicate, count: countIntersection(passed, bits) };
  });
}

/** In one go through the printings: those of a card lie together. */
function countSets(index: SearchIndex, found: MatchSet): readonly FacetValue[] {
  const { setOf, cardOf } = index.rows;
  const counts = new Int32Array(index.catalogue.sets.length);
  const last = new Int32Array(counts.length).fill(-1);
  for (const row of placesOf(rowsOfMatches(index, found))) {
    const [set, card] = [setOf[row] as number, cardOf[row] as number];
    if (set === -1 || last[set] === card) continue;
    last[set] = card;
    counts[set] = (counts[set] as number) + 1;
  }
  return setPredicatesOf(index).map(({ predicate, place }) => ({ predicate, count: counts[place] as number }));
}
