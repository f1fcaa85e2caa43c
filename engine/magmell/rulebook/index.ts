/** The public interface of the rulebook. `rules` and `status` can be imported separately, without the rule texts. */
export {
  getChapter,
  getParentRule,
  getPrintedRuleNumber,
  isRuleId,
  RULE_CHAPTERS,
  RULE_IDS,
  type RuleId,
} from "./rules";
export { getRuleStatus, IMPLEMENTATION_STATUSES, type ImplementationStatus, listRulesByStatus } from "./status";
export { HOUSE_RULINGS_BY_ID, type HouseRuling, type HouseRulingId, RULE_TEXTS, type RuleText } from "./words";

import type { RuleId } from "./rules";
import type { HouseRulingId } from "./words";

/** A citation: a rule of the document, or a house ruling where the document is silent. */
export type RuleRef = RuleId | HouseRulingId;
