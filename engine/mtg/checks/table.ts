import { attachmentCheck, auraCheck, equipmentCheck, roleCheck } from "./attachments";
import { battleDefenseCheck, battleProtectorCheck, siegeProtectorCheck } from "./battles";
import { counterCapCheck, counterPairCheck, sagaCheck, zeroLoyaltyCheck } from "./counters";
import { deathtouchCheck, lethalDamageCheck, zeroToughnessCheck } from "./creatures";
import type { RuleCheck } from "./frame/rule-check";
import { legendRuleCheck, oldLegendRuleCheck, worldRuleCheck } from "./legends";
import { dungeonCheck, sectorCheck } from "./places";
import { emptyLibraryCheck, lifeCheck, poisonCheck } from "./players";
import { strayCopyCheck, strayTokenCheck } from "./strays";

/**
 * State-based effects in the order of 704.5; the older legend rule follows the newer one. All check the same moment and
 * happen together, so their order has no effect. The page of the eighth edition lists none, so that era uses those of
 * the sixth (mtg-house:5).
 * @rule mtg-6e:T.11.5
 */
export const RULE_CHECKS: readonly RuleCheck[] = [
  lifeCheck,
  emptyLibraryCheck,
  poisonCheck,
  strayTokenCheck,
  strayCopyCheck,
  zeroToughnessCheck,
  lethalDamageCheck,
  deathtouchCheck,
  zeroLoyaltyCheck,
  legendRuleCheck,
  oldLegendRuleCheck,
  worldRuleCheck,
  auraCheck,
  equipmentCheck,
  attachmentCheck,
  counterPairCheck,
  counterCapCheck,
  sagaCheck,
  dungeonCheck,
  sectorCheck,
  battleDefenseCheck,
  battleProtectorCheck,
  siegeProtectorCheck,
  roleCheck,
];
