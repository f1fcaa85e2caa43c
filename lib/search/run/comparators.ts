import type { Comparison } from "../query/types";

/** How two values compare that have an order: numbers, and days as `2025-04-25`. */
export const COMPARATORS = {
  "=": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
} as const satisfies Record<Comparison, <T extends number | string>(one: T, other: T) => boolean>;
