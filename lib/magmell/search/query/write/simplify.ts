import { MAX_COPIES_DIGITS } from "../limits";
import { createAndNode, createNotNode, createOrNode, createPredicateNode as testNode } from "../read/nodes";
import type { Predicate, QueryNode } from "../types";
import { mergePredicates } from "./merge-predicates";
import { simplifyPredicate, toClosedBound } from "./simplify-predicate";
import { writeNode } from "./write-node";

/**
 * Returns the canonical form of a query tree, so that equal queries share one URL. Moves negations to the terms,
 * flattens nested groups and merges comparisons of one number, color set or cost. Leaves out merges that would treat a
 * missing value differently, and merges that the filter panel could not split again, such as `t:unit (t:unit or a)`.
 */
export function simplifyQuery(node: QueryNode): QueryNode {
  switch (node.type) {
    case "test":
      return simplifyPredicate(node.predicate, node.at);
    case "not":
      return turned(simplifyQuery(node.part));
    case "and":
    case "or":
      return joined(node.type, node.parts.map(simplifyQuery));
    case "copies":
      return copiesOf(node);
    case "unread":
      return node;
  }
}

const MOST_COPIES = 10 ** MAX_COPIES_DIGITS - 1;

function copiesOf(node: Extract<QueryNode, { type: "copies" }>): QueryNode {
  const { op, value } = toClosedBound({ op: node.op, value: node.count }, MOST_COPIES);
  return { ...node, query: simplifyQuery(node.query), op, count: value };
}

/** Negation of a simplified node. */
function turned(node: QueryNode): QueryNode {
  if (node.type === "not") return node.part;
  if (node.type === "and") return joined("or", node.parts.map(turned));
  if (node.type === "or") return joined("and", node.parts.map(turned));
  return createNotNode(node);
}

function joined(type: "and" | "or", parts: readonly QueryNode[]): QueryNode {
  const flat = parts.flatMap((part) => (part.type === type ? part.parts : [part]));
  const whole = type === "and" ? merged(flat, itself, itself) : merged(flat, insideOf, createNotNode);
  // Duplicates are removed before merging, since a duplicate within a group may need merging with its siblings.
  const distinct = [...new Map(whole.map((part) => [writeNode(part), part])).values()];
  return type === "and" ? createAndNode(distinct) : createOrNode(distinct);
}

const itself = (part: QueryNode): QueryNode => part;

/**
 * The negated node of a part; `null` if it is not a negation. In an `or` these are the parts that must not all hold.
 */
const insideOf = (part: QueryNode): QueryNode | null => (part.type === "not" ? part.part : null);

/** Merges the predicates of a conjunction; `testIn` extracts them from the parts, `put` turns them into parts again. */
function merged(
  parts: readonly QueryNode[],
  testIn: (part: QueryNode) => QueryNode | null,
  put: (test: QueryNode) => QueryNode,
): readonly QueryNode[] {
  const predicates: Predicate[] = [];
  const others: QueryNode[] = [];
  for (const part of parts) {
    const inside = testIn(part);
    if (inside?.type === "test") predicates.push(inside.predicate);
    else others.push(part);
  }
  const at = parts[0]?.at ?? { from: 0, to: 0 };
  return [...mergePredicates(predicates).map((one) => put(testNode(one, at))), ...others];
}
