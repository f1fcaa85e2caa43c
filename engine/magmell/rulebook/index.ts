/** The public interface of the rulebook. `rules` and `status` can be imported alone: they load no words. */
export { CHAPTERS, chapterOf, isRuleId, parentOf, RULE_IDS, type RuleId, ruleNumber } from "./rules";
export { rulesWith, STATUSES, type Status, statusOf } from "./status";
export { HOUSE, type HouseId, type HouseRuling, RULES, type RuleText } from "./words";

import type { RuleId } from "./rules";
import type { HouseId } from "./words";

/** A citation: a rule of the document, or a house ruling where the document is silent. */
export type RuleRef = RuleId | HouseId;
