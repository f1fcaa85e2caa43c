import { counterPairCheck } from "./counter-pair";
import { misplacedCounterCheck, movedCounterCheck } from "./counters";
import { deckingCheck } from "./decking";
import { lethalDamageCheck, zeroHpCheck } from "./destruction";
import { lifeCheck } from "./life";
import type { RuleCheck } from "./rule-check";
import { misplacedTokenCheck, movedTokenCheck } from "./tokens";

/** Rule processes in the order of 705.4. All look at the same moment and act together, so their order has no effect. */
export const RULE_CHECKS: readonly RuleCheck[] = [
  lifeCheck,
  deckingCheck,
  lethalDamageCheck,
  zeroHpCheck,
  misplacedTokenCheck,
  movedTokenCheck,
  misplacedCounterCheck,
  movedCounterCheck,
  counterPairCheck,
];
