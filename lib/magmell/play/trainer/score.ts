import type { OpeningDecision } from "../decision";
import { getBestDecision, type OpeningValue } from "../opening-value";
import { COMPARED_RULES, type ComparedEntry, type ComparedRule } from "./types";

/** The result of a user's decisions on hands of known value. */
export type TrainerResult = {
  /** Hands with a better decision. */
  readonly judged: number;
  /** Hands among them on which it was taken. */
  readonly agreed: number;
  /** Turns with something usable that were given away, summed over all hands, as expected before any card is drawn. */
  readonly lost: number;
};

/**
 * Returns the number of playable turns that a decision loses compared with the better one; 0 for the better decision
 * and for a tie.
 */
export function computeDecisionLoss(value: OpeningValue, decision: OpeningDecision): number {
  if (getBestDecision(value) === null) return 0;
  const { hand, fresh } = value;
  const [taken, other] = decision === "keep" ? [hand, fresh] : [fresh, hand];
  return Math.max(0, other - taken);
}

/** Returns the score of the decisions on some hands. Ignores hands without a value. */
export function scoreDecisions(
  entries: readonly ComparedEntry[],
  decide: (entry: ComparedEntry) => OpeningDecision | null = ({ decision }) => decision,
): TrainerResult {
  let judged = 0;
  let agreed = 0;
  let lost = 0;
  for (const entry of entries) {
    const decision = decide(entry);
    if (entry.value === null || decision === null) continue;
    lost += computeDecisionLoss(entry.value, decision);
    const best = getBestDecision(entry.value);
    if (best === null) continue;
    judged += 1;
    if (best === decision) agreed += 1;
  }
  return { judged, agreed, lost };
}

/** Returns the scores that each rule would have reached on the same hands. */
export const scoreRules = (entries: readonly ComparedEntry[]): Readonly<Record<ComparedRule, TrainerResult>> =>
  Object.fromEntries(
    COMPARED_RULES.map((rule) => [rule, scoreDecisions(entries, ({ rules }) => rules[rule])]),
  ) as Record<ComparedRule, TrainerResult>;

/** Counts the hands for which a rule has a decision, and those for which the user decided the same. */
export function countAgreement(entries: readonly ComparedEntry[], rule: ComparedRule): { agreed: number; of: number } {
  const judged = entries.filter(({ rules }) => rules[rule] !== null);
  return { agreed: judged.filter(({ rules, decision }) => rules[rule] === decision).length, of: judged.length };
}
