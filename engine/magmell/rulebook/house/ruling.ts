import type { RuleId } from "../rules";

/** A decision of ours, with its reason, where the document is silent or contradicts itself. */
export type HouseRuling = {
  /** The rules that leave the question open. */
  readonly rules: readonly RuleId[];
  readonly title: { readonly ja: string; readonly en: string };
  readonly reason: { readonly ja: string; readonly en: string };
};
