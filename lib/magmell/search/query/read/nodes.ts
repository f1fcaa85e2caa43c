import type { TextSpan } from "@/lib/japanese/types";
import type { Comparison, Predicate, QueryNode, QueryWarning, WarningCode } from "../types";
import type { QueryOperator, ValueToken } from "./tokens";

/** A value that could not be read, with the warning to report. */
export type ValueFault = {
  readonly type: "fault";
  readonly code: WarningCode;
  readonly nearest?: string | undefined;
  readonly choices?: readonly string[] | undefined;
  readonly limit?: number;
};

/** Reads one value of a key. */
export type ValueReader<K> = (key: K, op: QueryOperator, member: ValueToken) => QueryNode | ValueFault;

export const createValueFault = (code: WarningCode, more: Omit<ValueFault, "type" | "code"> = {}): ValueFault => ({
  type: "fault",
  code,
  ...more,
});
export const createPredicateNode = (what: Predicate, at: TextSpan): QueryNode => ({
  type: "test",
  predicate: what,
  at,
});
export const createNotNode = (part: QueryNode): QueryNode => ({ type: "not", part, at: part.at });
export const createAndNode = (parts: readonly QueryNode[]): QueryNode => joined("and", parts);
export const createOrNode = (parts: readonly QueryNode[]): QueryNode => joined("or", parts);

function joined(type: "and" | "or", parts: readonly QueryNode[]): QueryNode {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return { type, parts, at: { from: first?.at.from ?? 0, to: parts.at(-1)?.at.to ?? 0 } };
}

/** Returns the comparison that an operator means. For `:`, this is the default comparison of the key. */
export const resolveComparison = (op: QueryOperator, colon: Comparison): Comparison => (op === ":" ? colon : op);

/**
 * Returns the node under an operator of a yes-or-no value: `:` and `=` assert it, `!=` negates it, and order comparisons are
 * errors.
 */
export function applyBooleanOperator(op: QueryOperator, node: QueryNode): QueryNode | ValueFault {
  if (op === ":" || op === "=") return node;
  return op === "!=" ? createNotNode(node) : createValueFault("OPERATOR");
}

/** Returns whether every part of a node could be read. */
export function isFullyParsed(node: QueryNode): boolean {
  if (node.type === "and" || node.type === "or") return node.parts.every(isFullyParsed);
  if (node.type === "not") return isFullyParsed(node.part);
  return node.type === "copies" ? isFullyParsed(node.query) : node.type === "test";
}

export type WarningReporter = (
  code: WarningCode,
  at: TextSpan,
  more?: Pick<QueryWarning, "nearest" | "choices" | "key" | "limit">,
) => void;
