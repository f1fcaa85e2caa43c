import type { Span } from "@/lib/japanese/types";
import type { Comparison, Node, Test, Warning, WarningCode } from "../types";
import type { Member, Operator } from "./tokens";

/** Why a value cannot be read. */
export type Fault = {
  readonly type: "fault";
  readonly code: WarningCode;
  readonly nearest?: string | undefined;
  readonly limit?: number;
};

/** Reads one value of a key of its kind. */
export type ValueReader<K> = (key: K, op: Operator, member: Member) => Node | Fault;

export const fault = (code: WarningCode, more: Pick<Fault, "nearest" | "limit"> = {}): Fault => ({
  type: "fault",
  code,
  ...more,
});
export const test = (what: Test, at: Span): Node => ({ type: "test", test: what, at });
export const not = (part: Node): Node => ({ type: "not", part, at: part.at });
export const and = (parts: readonly Node[]): Node => joined("and", parts);
export const or = (parts: readonly Node[]): Node => joined("or", parts);

function joined(type: "and" | "or", parts: readonly Node[]): Node {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return { type, parts, at: { from: first?.at.from ?? 0, to: parts.at(-1)?.at.to ?? 0 } };
}

/** An operator with `:` as what it stands for. */
export const comparison = (op: Operator, colon: Comparison): Comparison => (op === ":" ? colon : op);

/** For what is or is not so: `:` and `=` ask for it, `!=` excludes it, and nothing is more or less of it. */
export function asserted(op: Operator, node: Node): Node | Fault {
  if (op === ":" || op === "=") return node;
  return op === "!=" ? not(node) : fault("OPERATOR");
}

export type Warn = (code: WarningCode, at: Span, more?: Pick<Warning, "nearest" | "key" | "limit">) => void;
