import type { Ruling } from "../../../rulebook/ruling";
import type { RuleId } from "../rules";

/** A decision of ours, with its reason, where the comprehensive rules are silent or contradict themselves. */
export type HouseRuling = Ruling<RuleId>;
