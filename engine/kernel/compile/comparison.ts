export type ComparisonOperator = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** Results of comparing two numbers. */
export const COMPARATORS: Readonly<Record<ComparisonOperator, (one: number, other: number) => boolean>> = {
  "=": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
};
