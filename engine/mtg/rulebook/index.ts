/** The public interface of the rulebook of Magic: ids, statuses and rulings, for pages that play no game. */
export { eraOf, MTG_DOCUMENTS, type MtgDocument, type MtgRef, mtgDocumentOf } from "./documents";
export { MTG_HOUSE, type MtgHouseId, type MtgRuling } from "./house";
export { entriesPrintedAs, printedNumber } from "./printed";
export { isMtgRuleId, MTG_RULE_IDS, MTG_RULES, type MtgRuleId, mtgParentOf } from "./rules";
