/** The public interface of the rulebook. */
export { HOUSE, type HouseId, type HouseRuling } from "./house";
export type { RuleText } from "./rule-text";
export { CHAPTERS, chapterOf, isRuleId, parentOf, RULE_IDS, RULES, type RuleId, ruleNumber } from "./rules";
export { rulesWith, STATUSES, type Status, statusOf } from "./status";

import type { HouseId } from "./house";
import type { RuleId } from "./rules";

/** A citation: a rule of the document, or a house ruling where the document is silent. */
export type RuleRef = RuleId | HouseId;
