import type { TextSpan } from "@/lib/japanese/types";
import { QUERY_KEYS, type QueryKeyId } from "../keys";
import { MAX_NUMBER_DIGITS } from "../limits";
import { createNotNode, createPredicateNode as testNode } from "../read/nodes";
import { MAX_STONES } from "../read/read-colors";
import type { Comparison, Predicate, QueryNode } from "../types";

/** Returns a predicate in its canonical form: `>` and `<` become `>=` and `<=`. */
export function simplifyPredicate(one: Predicate, at: TextSpan): QueryNode {
  switch (one.on) {
    case "number":
      return testNode(toClosedBound(one, MOST), at);
    case "numbers":
      return testNode(orderOperands(one), at);
    case "colors":
      return ALWAYS.includes(one.key) && one.op === "!="
        ? createNotNode(testNode({ ...one, op: "=" }, at))
        : testNode(one, at);
    case "colorCount":
      return colorCount(toClosedBound(one, MOST_COLORS), at);
    case "stones":
      return testNode(toClosedBound(one, MAX_STONES), at);
    default:
      return testNode(one, at);
  }
}

type Counted = { readonly op: Comparison; readonly value: number };

const MOST = 10 ** MAX_NUMBER_DIGITS - 1;
const MOST_COLORS = 9;

/**
 * Returns the comparison with a closed bound: values are integers, so `> 2` becomes `>= 3`. Returns the comparison
 * unchanged if the bound would exceed `most`, the largest number that can be written.
 */
export function toClosedBound<T extends Counted>(one: T, most: number): T {
  if (one.op === ">" && one.value < most) return { ...one, op: ">=", value: one.value + 1 };
  return one.op === "<" && one.value > 0 ? { ...one, op: "<=", value: one.value - 1 } : one;
}

const TURNED = { "<": ">", "<=": ">=" } as const;
const KEY_ORDER = Object.keys(QUERY_KEYS) as readonly QueryKeyId[];

/** The comparison with its greater operand first; for `=` and `!=` the key that comes first in the table of keys. */
function orderOperands(one: Extract<Predicate, { readonly on: "numbers" }>): Predicate {
  const { key, op, other } = one;
  if (op === "<" || op === "<=") return { ...one, key: other, op: TURNED[op], other: key };
  if (op === ">" || op === ">=" || KEY_ORDER.indexOf(key) <= KEY_ORDER.indexOf(other)) return one;
  return { ...one, key: other, other: key };
}

/** Color keys that every card has, so that `!=` equals negation. */
const ALWAYS: readonly QueryKeyId[] = ["colors", "needs"];

function colorCount(one: Extract<Predicate, { readonly on: "colorCount" }>, at: TextSpan): QueryNode {
  const { key, op, value } = one;
  if (op === "=" && value === 0) return testNode({ on: "colors", key, op: "=", bits: 0 }, at);
  if (!ALWAYS.includes(key)) return testNode(one, at);
  if (op === "!=") return negated(colorCount({ ...one, op: "=" }, at));
  if (op === "<=" && value < MOST_COLORS) return negated(colorCount({ ...one, op: ">=", value: value + 1 }, at));
  return op === ">=" && value === 1
    ? createNotNode(testNode({ on: "colors", key, op: "=", bits: 0 }, at))
    : testNode(one, at);
}

const negated = (node: QueryNode): QueryNode => (node.type === "not" ? node.part : createNotNode(node));
