import type { RuleStatus } from "../../rulebook/status";
import { ROWS } from "./generated/rows";
import { RULE_IDS, type RuleId } from "./rules";

/** How far the engine implements a rule. */
export const IMPLEMENTATION_STATUSES = [
  "done",
  "definition",
  "no machine part",
  "later",
] as const satisfies readonly RuleStatus[];
export type ImplementationStatus = (typeof IMPLEMENTATION_STATUSES)[number];

export const getRuleStatus = (id: RuleId): ImplementationStatus => ROWS[id].status;

/** Returns rules with a status, in the order of the document. */
export const listRulesByStatus = (status: ImplementationStatus): readonly RuleId[] =>
  RULE_IDS.filter((id) => getRuleStatus(id) === status);
