import { type Bits, countBoth, placesOf } from "../index/bits";
import { cardsOfRows } from "../index/rows";
import type { SearchIndex } from "../index/types";
import { type EditableQuery, partsOf } from "../query/edit-query";
import type { Node, Query, Test } from "../query/types";
import { evaluate, scopeOf } from "./evaluate";
import { FACET_TESTS, FACETS, type FacetId, setTests } from "./facet-tests";
import { asRows, both, cards, type Found } from "./found";
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
  const parts = partsOf({ text: "", ...query } satisfies EditableQuery).map((part) => ({
    part,
    found: evaluate(scope, part),
  }));
  const shown = cards(visible(index, query));
  const rest = (id: FacetId | null): Found =>
    both(index, [shown, ...parts.filter(({ part }) => id === null || !isChoiceOf(part, id)).map(({ found }) => found)]);
  const whole = rest(null);
  return FACETS.map((id) => {
    const without = parts.some(({ part }) => isChoiceOf(part, id)) ? rest(id) : whole;
    return { id, values: id === "set" ? countSets(index, without) : countTests(scope, without, FACET_TESTS[id]) };
  });
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

const cardsOf = (index: SearchIndex, { of, bits }: Found): Bits =>
  of === "cards" ? bits : cardsOfRows(index.rows, bits);

/** In one go through the printings: those of a card lie together. */
function countSets(index: SearchIndex, found: Found): readonly FacetValue[] {
  const { sets, cardOf } = index.rows;
  const counts = new Map<string, { count: number; last: number }>(
    index.catalogue.sets.map(({ code }) => [code, { count: 0, last: -1 }]),
  );
  for (const row of placesOf(asRows(index, found))) {
    const counted = counts.get(sets[row]?.code ?? "");
    const card = cardOf[row] as number;
    if (!counted || counted.last === card) continue;
    counted.last = card;
    counted.count += 1;
  }
  return setTests(index).map((test) => ({ test, count: counts.get(test.value)?.count ?? 0 }));
}
