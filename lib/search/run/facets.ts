import { countBoth, placesOf } from "../index/bits";
import type { SearchIndex } from "../index/types";
import type { Node, Query, Test } from "../query/types";
import { type EditableQuery, partsOf } from "../query/write/edit-query";
import { asksPattern, evaluate, scopeOf } from "./evaluate";
import { FACET_TESTS, FACETS, type FacetId, setTests } from "./facet-predicates";
import { asRows, both, cards, cardsOf, either, type Found } from "./found";
import type { Scope, SearchContext } from "./types";
import { visible } from "./visible";

/** A value of a facet: the test that asks for it, and how many cards there would be with it. */
export type FacetValue = { readonly test: Test; readonly count: number };
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
  const scope = scopeOf(index, context);
  const counted = partsOfResult(scope, query);
  const whole = without(counted, null);
  return FACETS.map((id) => {
    const result = isChosen(counted, id) ? without(counted, id) : whole;
    return { id, values: id === "set" ? countSets(index, result) : countTests(scope, result, FACET_TESTS[id]) };
  });
}

/** What passes each part of a query, of the cards that it is about. */
type Parts = { readonly index: SearchIndex; readonly shown: Found; readonly found: Map<Node, Found> };

/** Patterns come last and look only at cards that are counted in some facet. */
function partsOfResult(scope: Scope, query: Pick<Query, "root" | "options">): Parts {
  const { index } = scope;
  const parts = { index, shown: cards(visible(index, query)), found: new Map<Node, Found>() };
  const nodes = partsOf({ text: "", ...query } satisfies EditableQuery);
  for (const node of nodes.filter((one) => !asksPattern(one))) parts.found.set(node, evaluate(scope, node));
  for (const node of nodes.filter(asksPattern)) {
    const results = [null, ...FACETS.filter((id) => isChosen(parts, id))].map((id) => without(parts, id));
    const within = cardsOf(index, either(index, results));
    parts.found.set(node, evaluate({ ...scope, within }, node));
  }
  return parts;
}

const isChosen = ({ found }: Parts, id: FacetId) => [...found.keys()].some((node) => isChoiceOf(node, id));

/** What passes everything but what is chosen in a facet. */
function without({ index, shown, found }: Parts, id: FacetId | null): Found {
  const others = [...found].filter(([node]) => id === null || !isChoiceOf(node, id));
  return both(index, [shown, ...others.map(([, one]) => one)]);
}

/** A value of the facet, or several of which one is enough. */
function isChoiceOf(part: Node, id: FacetId): boolean {
  if (part.type === "or") return part.parts.every((one) => isChoiceOf(one, id));
  return part.type === "test" && "key" in part.test && part.test.key === id;
}

function countTests(scope: Scope, found: Found, tests: readonly Test[]): readonly FacetValue[] {
  const passed = cardsOf(scope.index, found);
  return tests.map((test) => {
    const { bits } = evaluate(scope, { type: "test", test, at: { from: 0, to: 0 } });
    return { test, count: countBoth(passed, bits) };
  });
}

/** In one go through the printings: those of a card lie together. */
function countSets(index: SearchIndex, found: Found): readonly FacetValue[] {
  const { setOf, cardOf } = index.rows;
  const counts = new Int32Array(index.catalogue.sets.length);
  const last = new Int32Array(counts.length).fill(-1);
  for (const row of placesOf(asRows(index, found))) {
    const [set, card] = [setOf[row] as number, cardOf[row] as number];
    if (set === -1 || last[set] === card) continue;
    last[set] = card;
    counts[set] = (counts[set] as number) + 1;
  }
  return setTests(index).map(({ test, place }) => ({ test, count: counts[place] as number }));
}
