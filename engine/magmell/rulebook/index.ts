/** The door of the rulebook. */
export { RULE_IDS, type RuleId } from "./ids";
