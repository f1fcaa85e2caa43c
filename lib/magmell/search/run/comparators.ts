import type { Comparison } from "../query/types";

/** Comparison operators on ordered values: numbers, and days such as `2025-04-25`. */
export const ORDER_COMPARATORS = {
  "=": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
} as const satisfies Record<Comparison, <T extends number | string>(one: T, other: T) => boolean>;
