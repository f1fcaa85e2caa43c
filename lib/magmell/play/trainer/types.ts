import type { CardIndex } from "@/engine/magmell";
import type { OpeningDecision } from "../decision";
import type { OpeningValue } from "../opening-value";

/**
 * Redraw rules to compare with: the exact value, the autopilot's rule, a unit for the first turns, and never redrawing.
 */
export const REDRAW_RULES = ["exact", "autopilot", "early", "never"] as const;
type RedrawRule = (typeof REDRAW_RULES)[number];

/** The decision of each rule on a hand; null if both decisions have equal or unknown values. */
export type RuleDecisions = Readonly<Record<RedrawRule, OpeningDecision | null>>;

/** All rules to compare with: `REDRAW_RULES`, and the user's own rule. */
export const COMPARED_RULES = [...REDRAW_RULES, "own"] as const;
export type ComparedRule = (typeof COMPARED_RULES)[number];

/** A hand on which the user decided, with the decision of each rule. */
export type ComparedEntry = Omit<TrainerEntry, "rules"> & {
  readonly rules: Readonly<Record<ComparedRule, OpeningDecision | null>>;
};

/** A trainer hand with all data for display. */
export type TrainerHand = {
  readonly seed: number;
  readonly goesFirst: boolean;
  readonly hand: readonly CardIndex[];
  /** The hand that a redraw would have brought. */
  readonly redrawn: readonly CardIndex[];
  /** `null` where the value of the hand cannot be computed. */
  readonly value: OpeningValue | null;
  readonly rules: RuleDecisions;
};

/** A hand on which the user decided. */
export type TrainerEntry = {
  readonly seed: number;
  readonly goesFirst: boolean;
  /** Names of its cards. */
  readonly hand: readonly string[];
  readonly decision: OpeningDecision;
  readonly value: OpeningValue | null;
  readonly rules: RuleDecisions;
};
