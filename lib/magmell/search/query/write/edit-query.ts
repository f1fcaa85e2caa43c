import type { NumberKey, QueryKeyId } from "../keys";
import { createAndNode, createOrNode, createPredicateNode } from "../read/nodes";
import type { Predicate, Query, QueryNode, QueryOptions } from "../types";
import { writeNode } from "./write-node";
import { writePredicate } from "./write-predicate";
import { writeQuery } from "./write-query";

/** A query under edit; `text` is canonical after an edit. */
export type EditableQuery = Pick<Query, "text" | "root" | "options">;

/** A closed range; `null` is an open end. */
type NumberRange = { readonly from: number | null; readonly to: number | null };

/** Returns the parts of the top-level conjunction. */
export function getQueryParts({ root }: EditableQuery): readonly QueryNode[] {
  if (root === null) return [];
  return root.type === "and" ? root.parts : [root];
}

/** Returns whether the query has a predicate, alone or in a list: `t:unit` is in `t:unit,magic ap:3`. */
export const hasPredicate = (query: EditableQuery, wanted: Predicate): boolean =>
  getQueryParts(query).some((part) => listOf(part)?.some((one) => isSamePredicate(one, wanted)));

/** Adds a predicate to the value list of its key, or removes it if it is there. */
export function togglePredicate(query: EditableQuery, wanted: Predicate): EditableQuery {
  if (hasPredicate(query, wanted)) return withoutPredicate(query, wanted);
  const { head } = writePredicate(wanted);
  const parts = getQueryParts(query);
  const at =
    head === "" ? -1 : parts.findIndex((part) => listOf(part)?.every((one) => writePredicate(one).head === head));
  const found = parts[at];
  if (found === undefined) return addQueryPart(query, createPredicateNode(wanted, NOWHERE));
  return rebuilt(
    query,
    parts.with(at, createOrNode([...(listOf(found) ?? []), wanted].map((one) => createPredicateNode(one, NOWHERE)))),
  );
}

/** The query without a predicate, alone or in a list. */
const withoutPredicate = (query: EditableQuery, unwanted: Predicate): EditableQuery =>
  rebuilt(
    query,
    getQueryParts(query).flatMap((part) => withoutMember(part, unwanted)),
  );

/** The query without the parts about one key only, negated ones included. */
const withoutKey = (query: EditableQuery, key: QueryKeyId): EditableQuery =>
  rebuilt(
    query,
    getQueryParts(query).filter((part) => !isPartAboutKey(part, key)),
  );

/** Replaces all conditions on a key with these predicates as alternatives (`or`). */
export function setPredicates(query: EditableQuery, key: QueryKeyId, predicates: readonly Predicate[]): EditableQuery {
  const without = withoutKey(query, key);
  return predicates.length === 0
    ? without
    : addQueryPart(without, createOrNode(predicates.map((one) => createPredicateNode(one, NOWHERE))));
}

/** Returns the query with a further part in its conjunction. */
export const addQueryPart = (query: EditableQuery, part: QueryNode): EditableQuery =>
  rebuilt(query, [...getQueryParts(query), part]);

/** Returns the query without the parts that have the same canonical text as this one. */
export function removeQueryPart(query: EditableQuery, part: QueryNode): EditableQuery {
  const text = writeNode(part);
  return rebuilt(
    query,
    getQueryParts(query).filter((one) => writeNode(one) !== text),
  );
}

/** Returns the range of a number in the query; null if the query has no range or has it in another form. */
export function getNumberRange(query: EditableQuery, key: NumberKey): NumberRange | null {
  const all = getQueryParts(query).flatMap((part) => endsOf(part, key) ?? []);
  if (all.length === 0) return null;
  const froms = all.flatMap(({ from }) => from ?? []);
  const tos = all.flatMap(({ to }) => to ?? []);
  return { from: froms.length > 0 ? Math.max(...froms) : null, to: tos.length > 0 ? Math.min(...tos) : null };
}

/** Returns the query with changed options; `undefined` removes one. */
export const setQueryOptions = (
  query: EditableQuery,
  change: { readonly [K in keyof QueryOptions]: QueryOptions[K] | undefined },
): EditableQuery => {
  const options = Object.fromEntries(
    Object.entries({ ...query.options, ...change }).filter(([, value]) => value !== undefined),
  );
  return written(query, { root: query.root, options });
};

/** Span of nodes created by edits, which were not typed. */
const NOWHERE = { from: 0, to: 0 };

const rebuilt = (query: EditableQuery, parts: readonly QueryNode[]): EditableQuery =>
  written(query, { root: parts.length > 0 ? createAndNode(parts) : null, options: query.options });

/** The edited query. Edits of a refused query, or beyond a limit, have no effect. */
function written(query: EditableQuery, { root, options }: Omit<EditableQuery, "text">): EditableQuery {
  if (query.root?.type === "unread" && query.root.refused) return query;
  const text = writeQuery({ text: TOO_LONG, root, options });
  return text === TOO_LONG ? query : { text, root, options };
}

/** Sentinel for a text beyond the length limit; no query is written like this. */
const TOO_LONG = "()";

/** Predicates of a list, or of a part that is a single predicate; `null` for other parts. */
function listOf(part: QueryNode): readonly Predicate[] | null {
  if (part.type === "test") return [part.predicate];
  if (part.type !== "or") return null;
  const predicates = part.parts.flatMap((one) => (one.type === "test" ? [one.predicate] : []));
  const heads = new Set(predicates.map((one) => writePredicate(one).head));
  return predicates.length === part.parts.length && heads.size === 1 && !heads.has("") ? predicates : null;
}

function withoutMember(part: QueryNode, unwanted: Predicate): readonly QueryNode[] {
  const list = listOf(part);
  if (list === null) return [part];
  const left = list.filter((one) => !isSamePredicate(one, unwanted));
  return left.length === 0 ? [] : [createOrNode(left.map((one) => createPredicateNode(one, part.at)))];
}

const sameText = (one: Predicate): string => Object.values(writePredicate(one)).join("");
const isSamePredicate = (one: Predicate, other: Predicate): boolean =>
  one.on === other.on && sameText(one) === sameText(other);

/** Returns whether a part is about one key only, negated or not. */
export function isPartAboutKey(part: QueryNode, key: QueryKeyId): boolean {
  if (part.type === "test") return "key" in part.predicate ? part.predicate.key === key : part.predicate.on === key;
  if (part.type === "not") return isPartAboutKey(part.part, key);
  return (part.type === "or" || part.type === "and") && part.parts.every((one) => isPartAboutKey(one, key));
}

function endsOf(part: QueryNode, key: NumberKey): NumberRange | null {
  if (part.type !== "test" || !("key" in part.predicate) || part.predicate.key !== key) return null;
  const { predicate: one } = part;
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
