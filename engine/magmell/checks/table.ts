import { decking } from "./decking";
import { life } from "./life";
import type { RuleCheck } from "./rule-check";

/** The rule processes, in the order of 705.4. They look at one moment and act together, so the order decides nothing. */
export const CHECKS: readonly RuleCheck[] = [life, decking];
