/** The public interface of the rulebook of Magic, for pages that play no game. `documents` and `rules` can be imported alone: they load no words. */
export { RULE_KINDS } from "../../rulebook/rule-row";
export { RULE_STATUSES } from "../../rulebook/status";
export { eraOf, MTG_DOCUMENTS, type MtgDocument, type MtgRef, mtgDocumentOf } from "./documents";
export { entriesPrintedAs, printedNumber } from "./printed";
export { isMtgRuleId, MTG_RULE_IDS, MTG_RULES, type MtgRuleId, mtgParentOf } from "./rules";
export { MTG_HOUSE, MTG_WORDS, type MtgHouseId, type MtgRuling } from "./words";
