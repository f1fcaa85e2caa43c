import { lifeCheck } from "./a-life";
import { emptyLibraryCheck } from "./b-empty-library";
import { poisonCheck } from "./c-poison";
import { strayTokenCheck } from "./d-stray-token";
import { strayCopyCheck } from "./e-stray-copy";
import { zeroToughnessCheck } from "./f-zero-toughness";
import type { RuleCheck } from "./frame/rule-check";
import { lethalDamageCheck } from "./g-lethal-damage";
import { deathtouchCheck } from "./h-deathtouch";
import { zeroLoyaltyCheck } from "./i-zero-loyalty";
import { legendRuleCheck } from "./j-legend-rule";
import { worldRuleCheck } from "./k-world";
import { auraCheck } from "./m-aura";
import { equipmentCheck } from "./n-equipment";
import { oldLegendRuleCheck } from "./old-legend-rule";
import { attachmentCheck } from "./p-attachment";
import { counterPairCheck } from "./q-counter-pair";
import { counterCapCheck } from "./r-counter-cap";
import { sagaCheck } from "./s-saga";
import { dungeonCheck } from "./t-dungeon";
import { sectorCheck } from "./u-sector";
import { battleDefenseCheck } from "./v-battle-defense";
import { battleProtectorCheck } from "./w-battle-protector";
import { siegeProtectorCheck } from "./x-siege-protector";
import { roleCheck } from "./y-role";

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
