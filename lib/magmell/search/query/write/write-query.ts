import type { QueryKeyId } from "../keys";
import { MAX_QUERY_DEPTH, MAX_QUERY_LENGTH, MAX_QUERY_TERMS } from "../limits";
import type { Query, QueryNode, QueryOptions } from "../types";
import { simplifyQuery } from "./simplify";
import { writeNode } from "./write-node";
import { getCanonicalKeyName } from "./write-predicate";

/**
 * Returns the canonical text of a query. Equal queries have equal texts, and reading the text returns an equal query.
 * Unreadable parts stay as typed. A query whose canonical text would exceed a limit stays as typed as a whole.
 */
export function writeQuery({ text, root, options }: Pick<Query, "text" | "root" | "options">): string {
  const asked = root && simplifyQuery(root);
  const written = [...(asked ? [writeNode(asked)] : []), ...writeOptions(options)].join(" ");
  return written.length > MAX_QUERY_LENGTH || (asked && exceedsQueryLimits(asked)) ? text : written;
}

function writeOptions({
  order,
  unique,
  display,
  prefer,
  tokens,
  retired,
  asOf,
  unread,
}: QueryOptions): readonly string[] {
  const keys = (order ?? []).map(({ by, descending }) => `${descending ? "-" : ""}${by}`);
  const included = [tokens ? "token" : "", retired ? "retired" : ""].filter((word) => word !== "");
  const put = (key: QueryKeyId, values: readonly string[]) =>
    values.length > 0 ? [`${getCanonicalKeyName(key)}:${values.join(",")}`] : [];
  return [
    ...put("order", keys[0] === "number" ? [] : keys),
    ...put("unique", unique === undefined || unique === "cards" ? [] : [unique]),
    ...put("display", display === undefined ? [] : [display]),
    ...put("prefer", prefer === undefined ? [] : [prefer]),
    ...put("include", included),
    ...put("asOf", asOf === undefined ? [] : [asOf]),
    ...(unread ?? []),
  ];
}

/**
 * Returns whether the canonical form of a query would exceed a limit when read. Writing may split a predicate in two or
 * add a group.
 */
const exceedsQueryLimits = (node: QueryNode): boolean =>
  termsIn(node) > MAX_QUERY_TERMS || depthOf(node) > MAX_QUERY_DEPTH;

function termsIn(node: QueryNode): number {
  switch (node.type) {
    case "and":
    case "or":
      return node.parts.reduce((terms, part) => terms + termsIn(part), 0);
    case "not":
      return termsIn(node.part);
    case "copies":
      return termsIn(node.query);
    case "unread":
      // Upper bound: the number of members it could have.
      return node.text.split(/[,|、]/u).length;
    case "test":
      return 1;
  }
}

/** Depth of groups. Only alternatives beside other parts need brackets. */
function depthOf(node: QueryNode): number {
  switch (node.type) {
    case "and":
      return Math.max(...node.parts.map((part) => depthOf(part) + Number(part.type === "or")));
    case "or":
      return Math.max(...node.parts.map(depthOf));
    case "not":
      return depthOf(node.part);
    case "copies":
      return depthOf(node.query) + 1;
    default:
      return 0;
  }
}
