import { counterPairCheck } from "./counter-pair";
import { movedCounterCheck, strayCounterCheck } from "./counters";
import { lethalDamageCheck, zeroHpCheck } from "./destruction";
import { deckingCheck, lifeCheck } from "./players";
import type { RuleCheck } from "./rule-check";
import { movedTokenCheck, strayTokenCheck } from "./tokens";

/** Rule processes in the order of 705.4. All look at the same moment and act together, so their order has no effect. */
export const RULE_CHECKS: readonly RuleCheck[] = [
  lifeCheck,
  deckingCheck,
  lethalDamageCheck,
  zeroHpCheck,
  strayTokenCheck,
  movedTokenCheck,
  strayCounterCheck,
  movedCounterCheck,
  counterPairCheck,
];
