import type { Comparison } from "../../../model/select";

/** Compares two numbers as a text says. */
export function compare(one: number, is: Comparison, other: number): boolean {
  switch (is) {
    case "=":
      return one === other;
    case "!=":
      return one !== other;
    case "<":
      return one < other;
    case "<=":
      return one <= other;
    case ">":
      return one > other;
    case ">=":
      return one >= other;
  }
}
