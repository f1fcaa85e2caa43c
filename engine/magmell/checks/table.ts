import { counterPair } from "./counter-pair";
import { counterAstray, counterMoved } from "./counters";
import { decking } from "./decking";
import { lethalDamage, noHitPoints } from "./destruction";
import { life } from "./life";
import type { RuleCheck } from "./rule-check";
import { tokenAstray, tokenMoved } from "./tokens";

/** Rule processes in the order of 705.4. All look at the same moment and act together, so their order has no effect. */
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
