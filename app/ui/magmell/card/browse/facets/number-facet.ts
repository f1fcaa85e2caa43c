import type { NumberKey } from "@/lib/magmell/search/query/keys";
import { createOrNode, createPredicateNode } from "@/lib/magmell/search/query/read/nodes";
import type { Predicate, QueryNode } from "@/lib/magmell/search/query/types";
import {
  addQueryPart,
  type EditableQuery,
  getNumberRange,
  getQueryParts,
} from "@/lib/magmell/search/query/write/edit-query";

/** A column of the panel: a single number or a range. */
export type NumberFacetColumn = Extract<Predicate, { on: "number" | "range" }>;

type Ends = { readonly from: number | null; readonly to: number | null };

const OPEN: Ends = { from: null, to: null };
const NOWHERE = { from: 0, to: 0 };

/** Returns whether the query's conditions on a number match every value of a column; false if it has none. */
export function hasColumn(query: EditableQuery, column: NumberFacetColumn): boolean {
  const shown = shownParts(query, column.key);
  return shown.length > 0 && shown.every((part) => testsOf(part, column.key)?.some((one) => covers(one, column)));
}

/**
 * Adds a column to the query's list for a number, or removes it. A range that matches no set of columns is replaced.
 */
export function toggleColumn(
  query: EditableQuery,
  column: NumberFacetColumn,
  columns: readonly NumberFacetColumn[],
): EditableQuery {
  const shown = shownParts(query, column.key);
  const listed = shown.length === 1 && shown[0] ? (testsOf(shown[0], column.key) ?? []) : [];
  const known = (one: NumberFacetColumn) =>
    (one.on === "number" && one.op === "=") || columns.some((other) => isSame(one, other));
  const list = listed.every(known) ? listed : [];
  const others = list.filter((one) => !isSame(one, column));
  const tests = others.length < list.length ? others : [...list, column];
  const without = removeNumberTerms(query, column.key);
  return tests.length === 0
    ? without
    : addQueryPart(without, createOrNode(tests.map((one) => createPredicateNode(one, NOWHERE))));
}

/** Removes the range and list conditions on a number; other conditions on it stay. */
export function removeNumberTerms(query: EditableQuery, key: NumberKey): EditableQuery {
  const shown = shownParts(query, key);
  const left = getQueryParts(query).filter((part) => !shown.includes(part));
  const nothing: EditableQuery = { text: "", root: null, options: query.options };
  return shown.length === 0 ? query : left.reduce<EditableQuery>(addQueryPart, nothing);
}

/**
 * Returns the minimum and maximum for the range form. Both are null if the query has no range, or a list of values
 * instead.
 */
export function getRangeEnds(query: EditableQuery, key: NumberKey): Ends {
  const listed = shownParts(query, key).some((part) => part.type === "or");
  return listed ? OPEN : (getNumberRange(query, key) ?? OPEN);
}

/** Conditions of the query on a number: ranges, comparisons with a constant, and lists of these. */
const shownParts = (query: EditableQuery, key: NumberKey): readonly QueryNode[] =>
  getQueryParts(query).filter((part) => testsOf(part, key) !== null);

function testsOf(part: QueryNode, key: NumberKey): readonly NumberFacetColumn[] | null {
  const parts = part.type === "or" ? part.parts : [part];
  const tests = parts.flatMap((one) =>
    one.type === "test" && (one.predicate.on === "number" || one.predicate.on === "range") && one.predicate.key === key
      ? [one.predicate]
      : [],
  );
  return tests.length === parts.length && !tests.some((one) => one.on === "number" && one.op === "!=") ? tests : null;
}

/** The ends of a test; whole numbers, so that `<5` ends at 4. */
function endsOfTest(one: NumberFacetColumn): Ends {
  if (one.on === "range") return { from: one.from, to: one.to };
  const { op, value } = one;
  if (op === "=") return { from: value, to: value };
  if (op === ">=" || op === ">") return { from: op === ">" ? value + 1 : value, to: null };
  return { from: null, to: op === "<" ? value - 1 : value };
}

function covers(one: NumberFacetColumn, column: NumberFacetColumn): boolean {
  const [outer, inner] = [endsOfTest(one), endsOfTest(column)];
  const least = Number.NEGATIVE_INFINITY;
  const most = Number.POSITIVE_INFINITY;
  // No number of the game is below 0.
  return (outer.from ?? least) <= (inner.from ?? 0) && (outer.to ?? most) >= (inner.to ?? most);
}

function isSame(one: NumberFacetColumn, other: NumberFacetColumn): boolean {
  const [a, b] = [endsOfTest(one), endsOfTest(other)];
  return one.key === other.key && a.from === b.from && a.to === b.to;
}
