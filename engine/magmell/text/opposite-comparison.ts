import type { ComparisonOperator } from "../model/select";

/** The comparison that holds of two numbers exactly where another does not. */
export const OPPOSITE_COMPARISON: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  "=": "!=",
  "!=": "=",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};
