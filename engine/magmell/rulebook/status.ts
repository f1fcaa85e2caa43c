import type { RuleStatus } from "../../rulebook/status";
import { ROWS } from "./generated/rows";
import { RULE_IDS, type RuleId } from "./rules";

/** The part that the engine plays in a rule. */
export const STATUSES = ["done", "definition", "no machine part", "later"] as const satisfies readonly RuleStatus[];
export type Status = (typeof STATUSES)[number];

/** Returns the status of a rule. */
export const statusOf = (id: RuleId): Status => ROWS[id].status;

/** Returns rules with a status, in the order of the document. */
export const rulesWith = (status: Status): readonly RuleId[] => RULE_IDS.filter((id) => statusOf(id) === status);
