import { counterPair } from "./counter-pair";
import { counterAstray, counterMoved } from "./counters";
import { decking } from "./decking";
import { lethalDamage, noHitPoints } from "./destruction";
import { life } from "./life";
import type { RuleCheck } from "./rule-check";
import { tokenAstray, tokenMoved } from "./tokens";

/** The rule processes, in the order of 705.4. They look at one moment and act together, so the order decides nothing. */
export const CHECKS: readonly RuleCheck[] = [
  life,
  decking,
  lethalDamage,
  noHitPoints,
  tokenAstray,
  tokenMoved,
  counterAstray,
  counterMoved,
  counterPair,
];
