import { type CardDefinition, countSymbols } from "@/engine/magmell";
import type { OpeningDecision } from "../decision";
import type { ComparedEntry, RuleDecisions, TrainerEntry } from "./types";

/** A user's own keep rule: a minimum number of units whose use cost is in a range. */
export type CustomRedrawRule = { readonly least: number; readonly from: number; readonly to: number };

export const DEFAULT_REDRAW_RULE: CustomRedrawRule = { least: 2, from: 1, to: 3 };

/** Maximum number of units in a keep rule, and maximum use cost. */
export const MAX_RULE_UNITS = 5;
export const MAX_RULE_COST = 9;

/** Returns the decision of a rule on a hand. */
export function applyRedrawRule(
  { least, from, to }: CustomRedrawRule,
  hand: readonly CardDefinition[],
): OpeningDecision {
  const fitting = hand.filter(({ kind, useCost }) => {
    const cost = countSymbols(useCost);
    return kind === "unit" && cost >= from && cost <= to;
  });
  return fitting.length >= least ? "keep" : "redraw";
}

/** Returns the decisions of all rules on a hand, including the user's own rule. */
export const addCustomDecision = (rules: RuleDecisions, own: CustomRedrawRule, hand: readonly CardDefinition[]) => ({
  ...rules,
  own: applyRedrawRule(own, hand),
});

/** Returns the decided hands with the decision of the user's own rule. Cards that no longer exist are ignored. */
export function compareWithCustomRule(
  entries: readonly TrainerEntry[],
  own: CustomRedrawRule,
  cards: readonly CardDefinition[],
): readonly ComparedEntry[] {
  const named = new Map(cards.map((card) => [card.name, card]));
  return entries.map((entry) => ({
    ...entry,
    rules: addCustomDecision(
      entry.rules,
      own,
      entry.hand.flatMap((name) => named.get(name) ?? []),
    ),
  }));
}

/** Parses a stored rule; null for anything else. */
export function parseCustomRule(kept: unknown): CustomRedrawRule | null {
  const { least, from, to } = (kept ?? {}) as Partial<Record<keyof CustomRedrawRule, unknown>>;
  const within = (value: unknown, most: number): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
  return within(least, MAX_RULE_UNITS) && within(from, MAX_RULE_COST) && within(to, MAX_RULE_COST)
    ? { least, from, to }
    : null;
}
