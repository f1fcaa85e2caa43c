import type { RuleTexts } from "./rule-entry";

/** A decision of ours, with its reason, where a document is silent or contradicts itself or another. */
export type Ruling<Cited extends string> = {
  /** The entries that leave the question open. */
  readonly rules: readonly Cited[];
  readonly title: RuleTexts;
  readonly reason: RuleTexts;
};
