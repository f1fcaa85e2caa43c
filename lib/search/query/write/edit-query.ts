import type { KeyId, NumberKey } from "../keys";
import { and, or, test } from "../read/reading";
import { textOf } from "../read/text-of";
import type { Node, Options, Query, Test } from "../types";
import { writeTest } from "./write-predicate";
import { writeQuery } from "./write-query";

/** A query that can be edited and shown again; `text` is canonical after an edit. */
export type EditableQuery = Pick<Query, "text" | "root" | "options">;

/** Both ends belong to it; `null` is an open end. */
type Ends = { readonly from: number | null; readonly to: number | null };

/** What is asked for at once: the parts that a card must all pass. */
export function partsOf({ root }: EditableQuery): readonly Node[] {
  if (root === null) return [];
  return root.type === "and" ? root.parts : [root];
}

/** Whether the test stands in the query by itself or in a list, as `t:unit` does in `t:unit,magic ap:3`. */
export const hasTest = (query: EditableQuery, wanted: Test): boolean =>
  partsOf(query).some((part) => listOf(part)?.some((one) => isSame(one, wanted)));

/** Adds the test to the list of its key, or takes it out when it is there. */
export function toggleTest(query: EditableQuery, wanted: Test): EditableQuery {
  if (hasTest(query, wanted)) return withoutTest(query, wanted);
  const { head } = writeTest(wanted);
  const parts = partsOf(query);
  const at = head === "" ? -1 : parts.findIndex((part) => listOf(part)?.every((one) => writeTest(one).head === head));
  const found = parts[at];
  if (found === undefined) return withPart(query, test(wanted, NOWHERE));
  return rebuilt(query, parts.with(at, or([...(listOf(found) ?? []), wanted].map((one) => test(one, NOWHERE)))));
}

/** The query without this test, where it stands by itself or in a list. */
const withoutTest = (query: EditableQuery, unwanted: Test): EditableQuery =>
  rebuilt(
    query,
    partsOf(query).flatMap((part) => withoutMember(part, unwanted)),
  );

/** The query without the parts that are about this key alone, excluded ones among them. */
const withoutKey = (query: EditableQuery, key: KeyId): EditableQuery =>
  rebuilt(
    query,
    partsOf(query).filter((part) => !isAbout(part, key)),
  );

/** Asks for one of these tests where the query asked something about the key. */
export function setTests(query: EditableQuery, key: KeyId, tests: readonly Test[]): EditableQuery {
  const without = withoutKey(query, key);
  return tests.length === 0 ? without : withPart(without, or(tests.map((one) => test(one, NOWHERE))));
}

/** The query with one more part that cards must pass. */
export const withPart = (query: EditableQuery, part: Node): EditableQuery => rebuilt(query, [...partsOf(query), part]);

/** The query without the parts that are written like this one. */
export function withoutPart(query: EditableQuery, part: Node): EditableQuery {
  const text = textOf(part);
  return rebuilt(
    query,
    partsOf(query).filter((one) => textOf(one) !== text),
  );
}

/** The ends between which a number must lie; `null` where the query does not say, or says it in another way. */
export function rangeOf(query: EditableQuery, key: NumberKey): Ends | null {
  const all = partsOf(query).flatMap((part) => endsOf(part, key) ?? []);
  if (all.length === 0) return null;
  const froms = all.flatMap(({ from }) => from ?? []);
  const tos = all.flatMap(({ to }) => to ?? []);
  return { from: froms.length > 0 ? Math.max(...froms) : null, to: tos.length > 0 ? Math.min(...tos) : null };
}

/** The query with some options changed; `undefined` leaves one out. */
export const setOptions = (
  query: EditableQuery,
  change: { readonly [K in keyof Options]: Options[K] | undefined },
): EditableQuery => {
  const options = Object.fromEntries(
    Object.entries({ ...query.options, ...change }).filter(([, value]) => value !== undefined),
  );
  return written(query, { root: query.root, options });
};

/** What edits put in was not typed anywhere. */
const NOWHERE = { from: 0, to: 0 };

const rebuilt = (query: EditableQuery, parts: readonly Node[]): EditableQuery =>
  written(query, { root: parts.length > 0 ? and(parts) : null, options: query.options });

/** An edit leaves alone what passes a limit, or would do so. */
function written(query: EditableQuery, { root, options }: Omit<EditableQuery, "text">): EditableQuery {
  if (query.root?.type === "unread" && query.root.refused) return query;
  const text = writeQuery({ text: TOO_LONG, root, options });
  return text === TOO_LONG ? query : { text, root, options };
}

/** Stands for a text that is longer than it may be; no query is written like this. */
const TOO_LONG = "()";

/** The tests of a list, or the one test that a part is; `null` for anything else. */
function listOf(part: Node): readonly Test[] | null {
  if (part.type === "test") return [part.test];
  if (part.type !== "or") return null;
  const tests = part.parts.flatMap((one) => (one.type === "test" ? [one.test] : []));
  const heads = new Set(tests.map((one) => writeTest(one).head));
  return tests.length === part.parts.length && heads.size === 1 && !heads.has("") ? tests : null;
}

function withoutMember(part: Node, unwanted: Test): readonly Node[] {
  const list = listOf(part);
  if (list === null) return [part];
  const left = list.filter((one) => !isSame(one, unwanted));
  return left.length === 0 ? [] : [or(left.map((one) => test(one, part.at)))];
}

const sameText = (one: Test): string => Object.values(writeTest(one)).join("");
const isSame = (one: Test, other: Test): boolean => one.on === other.on && sameText(one) === sameText(other);

/** Whether a part asks about this key alone, or excludes what it says of it. */
export function isAbout(part: Node, key: KeyId): boolean {
  if (part.type === "test") return "key" in part.test ? part.test.key === key : part.test.on === key;
  if (part.type === "not") return isAbout(part.part, key);
  return (part.type === "or" || part.type === "and") && part.parts.every((one) => isAbout(one, key));
}

function endsOf(part: Node, key: NumberKey): Ends | null {
  if (part.type !== "test" || !("key" in part.test) || part.test.key !== key) return null;
  const { test: one } = part;
  if (one.on === "range") return { from: one.from, to: one.to };
  if (one.on !== "number" || one.op === "!=") return null;
  const ends = {
    "=": { from: one.value, to: one.value },
    ">=": { from: one.value, to: null },
    ">": { from: one.value + 1, to: null },
    "<=": { from: null, to: one.value },
    "<": { from: null, to: one.value - 1 },
  } as const;
  return ends[one.op];
}
