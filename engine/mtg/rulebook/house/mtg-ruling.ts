import type { Ruling } from "../../../rulebook/ruling";
import type { RuleStatus } from "../../../rulebook/status";
import type { MtgRuleId } from "../rules";

/** A decision of ours on the documents of Magic. It cites both sides, or the era that answers and the place that is silent. */
export type MtgRuling = { readonly status: Exclude<RuleStatus, "outside"> } & Ruling<MtgRuleId>;
