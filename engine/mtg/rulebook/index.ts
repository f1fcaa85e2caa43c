/**
 * The public interface of the rulebook of Magic, for pages without a game. `documents` and `rules` can be imported
 * separately; they do not load texts.
 */
export { RULE_KINDS } from "../../rulebook/rule-entry";
export { RULE_STATUSES } from "../../rulebook/status";
export { getDocumentEra, getMtgDocument, MTG_DOCUMENTS, type MtgDocument, type MtgRef } from "./documents";
export { findEntriesByPrintedNumber, getPrintedNumber } from "./printed";
export { getMtgParentRule, isMtgRuleId, MTG_RULE_IDS, MTG_RULES, type MtgRuleId } from "./rules";
export { MTG_HOUSE_RULINGS, MTG_RULE_SUMMARIES, type MtgHouseRulingId, type MtgRuling } from "./words";
