import type { RuleWords } from "./rule-row";

/** A decision of ours, with its reason, where a document is silent or contradicts itself or another. */
export type Ruling<Cited extends string> = {
  /** The entries that leave the question open. */
  readonly rules: readonly Cited[];
  readonly title: RuleWords;
  readonly reason: RuleWords;
};
