import type { ComparisonOperator } from "../model/select";

/** The negation of each comparison operator. */
export const OPPOSITE_COMPARISON: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  "=": "!=",
  "!=": "=",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};
