/** The public interface of the rulebook of Magic, for pages that play no game. What is not from `words` loads none. */
export { eraOf, MTG_DOCUMENTS, type MtgDocument, type MtgRef, mtgDocumentOf } from "./documents";
export { entriesPrintedAs, printedNumber } from "./printed";
export { isMtgRuleId, MTG_RULE_IDS, MTG_RULES, type MtgRuleId, mtgParentOf } from "./rules";
export { MTG_HOUSE, MTG_WORDS, type MtgHouseId, type MtgRuling } from "./words";
