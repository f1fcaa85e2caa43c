import { MAX_QUERY_DEPTH, MAX_QUERY_TERMS } from "../limits";
import type { QueryNode } from "../types";

/**
 * Returns whether the canonical form of a query would exceed a limit when read. Writing may split a predicate in two or
 * add a group.
 */
export const exceedsQueryLimits = (node: QueryNode): boolean =>
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
