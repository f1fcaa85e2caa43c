import { type EditableQuery, partsOf, rangeOf, setRange, withPart } from "@/lib/search/query/edit-query";
import type { NumberKey } from "@/lib/search/query/keys";
import { or, test } from "@/lib/search/query/reading";
import type { Comparison, Node, Test } from "@/lib/search/query/types";

/** A column of the panel: one number, or this and all above. */
export type Column = { readonly value: number; readonly above: boolean };

type NumberTest = Extract<Test, { on: "number" | "range" }>;

const NOWHERE = { from: 0, to: 0 };

/** Whether what the query asks of a number lets a column through; false where it asks nothing. */
export function hasColumn(query: EditableQuery, key: NumberKey, { value }: Column): boolean {
  const shown = shownParts(query, key);
  return shown.length > 0 && shown.every((part) => testsOf(part, key)?.some((one) => holds(one, value)));
}

/** Takes a number into the list that the query has of it, or out of it. A range gives way to the number. */
export function toggleColumn(query: EditableQuery, key: NumberKey, column: Column): EditableQuery {
  const wanted: Test = { on: "number", key, op: column.above ? ">=" : "=", value: column.value };
  const shown = shownParts(query, key);
  const [part] = shown;
  const listed = part && shown.length === 1 ? (testsOf(part, key) ?? []) : [];
  const list = listed.every((one) => one.on === "number" && (one.op === "=" || isSame(one, wanted))) ? listed : [];
  const others = list.filter((one) => !isSame(one, wanted));
  const tests = others.length < list.length ? others : [...list, wanted];
  const without = withoutNumbers(query, key);
  return tests.length === 0 ? without : withPart(without, or(tests.map((one) => test(one, NOWHERE))));
}

/** The query without the ranges and lists of a number; other questions about it stay. */
export function withoutNumbers(query: EditableQuery, key: NumberKey): EditableQuery {
  const shown = shownParts(query, key);
  const parts = partsOf(query).filter((part) => !shown.includes(part));
  return parts.reduce<EditableQuery>(
    (left, part) => withPart(left, part),
    setRange({ ...query, root: null }, key, EMPTY),
  );
}

/** The ends of the range, for the fields of its form; both open where the query has a list. */
export const endsOf = (query: EditableQuery, key: NumberKey) => {
  const [part, ...others] = shownParts(query, key);
  return part?.type === "or" && others.length === 0 ? EMPTY : (rangeOf(query, key) ?? EMPTY);
};

const EMPTY = { from: null, to: null };

/** The parts that say which numbers pass: ranges, comparisons with a number, and lists of these. */
const shownParts = (query: EditableQuery, key: NumberKey): readonly Node[] =>
  partsOf(query).filter((part) => testsOf(part, key) !== null);

function testsOf(part: Node, key: NumberKey): readonly NumberTest[] | null {
  const parts = part.type === "or" ? part.parts : [part];
  const tests = parts.flatMap((one) =>
    one.type === "test" && (one.test.on === "number" || one.test.on === "range") && one.test.key === key
      ? [one.test]
      : [],
  );
  return tests.length === parts.length && !tests.some((one) => one.on === "number" && one.op === "!=") ? tests : null;
}

const isSame = (one: NumberTest, other: Test): boolean =>
  one.on === "number" && other.on === "number" && one.op === other.op && one.value === other.value;

function holds(one: NumberTest, value: number): boolean {
  if (one.on === "range") return (one.from === null || value >= one.from) && (one.to === null || value <= one.to);
  return COMPARED[one.op](value, one.value);
}

const COMPARED: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  "=": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};
