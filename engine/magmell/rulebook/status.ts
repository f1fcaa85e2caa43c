import type { RuleStatus } from "../../rulebook/status";
import { DONE } from "./done";
import { RULE_IDS, RULES, type RuleId } from "./rules";

/** The part that the engine plays in a rule. */
export const STATUSES = ["done", "definition", "no machine part", "later"] as const satisfies readonly RuleStatus[];
export type Status = (typeof STATUSES)[number];

/** Definitions: rules that give a word its meaning and require no action. */
const DEFINITION: ReadonlySet<RuleId> = new Set<RuleId>([
  "mag:201.1",
  "mag:201.2",
  "mag:201.3",
  "mag:204.1",
  "mag:204.2",
  "mag:204.4",
  "mag:205.1",
  "mag:206.1",
  "mag:207.1",
  "mag:207.2",
  "mag:207.3",
  "mag:208.1",
  "mag:208.1.1",
  "mag:208.1.2",
  "mag:208.1.3",
  "mag:209.1",
  "mag:209.1.1",
  "mag:209.1.2",
  "mag:210.1",
  "mag:210.3",
  "mag:211.1",
  "mag:211.4",
  "mag:212.6",
  "mag:213.1",
  "mag:213.2",
  "mag:213.3",
  "mag:214.1",
  "mag:219.1",
  "mag:219.3",
  "mag:219.4",
  "mag:219.5",
  "mag:219.6",
  "mag:221.1",
  "mag:224.1",
  "mag:224.4",
  "mag:226.2",
  "mag:232.1",
  "mag:234.2",
  "mag:301.1",
  "mag:301.2",
  "mag:301.8",
  "mag:301.9",
  "mag:302.1.4",
  "mag:304.1",
  "mag:305.1",
  "mag:306.1",
  "mag:401.1",
  "mag:401.2",
  "mag:401.3",
]);

/**
 * Rules about paper, people and pictures, and lines that only introduce the numbers below them. Headings belong here
 * too.
 */
const NO_MACHINE_PART: ReadonlySet<RuleId> = new Set<RuleId>([
  "mag:202.7",
  "mag:204.3",
  "mag:205.2",
  "mag:214.2",
  "mag:215.1",
  "mag:216.1",
  "mag:217.1",
  "mag:218.1",
  "mag:219.2",
  "mag:219.3.1",
  "mag:219.4.1",
  "mag:219.5.1",
  "mag:219.6.1",
  "mag:232.4",
  "mag:301.5",
  "mag:402.2",
  "mag:403.2",
  "mag:407.2",
  "mag:501.1",
  "mag:502.1",
  "mag:503.1",
  "mag:701.2.1",
  "mag:701.3.1",
  "mag:701.5.1",
  "mag:704.3",
  "mag:705.3",
  "mag:705.4",
]);

/** The status of a rule. Rules that no list names are `later`, so that a new number cannot be forgotten. */
export function statusOf(id: RuleId): Status {
  if (DONE.has(id)) return "done";
  if (DEFINITION.has(id)) return "definition";
  if (NO_MACHINE_PART.has(id) || RULES[id].heading) return "no machine part";
  return "later";
}

/** Rules with a status, in the order of the document. */
export const rulesWith = (status: Status): readonly RuleId[] => RULE_IDS.filter((id) => statusOf(id) === status);
