import type { RuleId } from "../rulebook";

/** The counters that the rules give a meaning to (224.4). Any other name is a counter that only texts speak of (224.1). */
export const RULED_COUNTERS = {
  power: { rule: "mag:224.4.1", perCounter: 1 },
  weak: { rule: "mag:224.4.2", perCounter: -1 },
  cremation: { rule: "mag:224.4.3", perCounter: 0 },
} as const satisfies Readonly<Record<string, { readonly rule: RuleId; readonly perCounter: number }>>;

export type CounterName = string;

/** How many of each; a name stands here only while there is at least one. */
export type Counters = Readonly<Record<CounterName, number>>;
