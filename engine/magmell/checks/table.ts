import { counterAstray } from "./counter-astray";
import { counterMoved } from "./counter-moved";
import { counterPair } from "./counter-pair";
import { decking } from "./decking";
import { lethalDamage } from "./lethal-damage";
import { life } from "./life";
import { noHitPoints } from "./no-hit-points";
import type { RuleCheck } from "./rule-check";
import { tokenAstray } from "./token-astray";
import { tokenMoved } from "./token-moved";

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
