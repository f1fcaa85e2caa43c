import { MAX_DEPTH, MAX_TERMS } from "../limits";
import type { QueryNode } from "../types";

/** Whether a query in its canonical form would be refused when it is read: writing may make two tests of one, or a group. */
export const exceedsLimits = (node: QueryNode): boolean => termsIn(node) > MAX_TERMS || depthOf(node) > MAX_DEPTH;

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
      // At most as many as it could have members.
      return node.text.split(/[,|、]/u).length;
    case "test":
      return 1;
  }
}

/** Groups within groups: only what is a choice needs brackets, where it stands beside something else. */
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
