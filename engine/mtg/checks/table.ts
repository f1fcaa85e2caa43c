import { lifeCheck } from "./a-life";
import { emptyLibraryCheck } from "./b-empty-library";
import { poisonCheck } from "./c-poison";
import { strayTokenCheck } from "./d-token-astray";
import { strayCopyCheck } from "./e-copy-astray";
import { zeroToughnessCheck } from "./f-no-toughness";
import type { RuleCheck } from "./frame/check-row";
import { lethalDamageCheck } from "./g-lethal-damage";
import { deathtouchCheck } from "./h-deathtouch";
import { zeroLoyaltyCheck } from "./i-no-loyalty";
import { legendRuleCheck } from "./j-legend-kept";
import { worldRuleCheck } from "./k-world";
import { oldLegendRuleCheck } from "./legend-newest";
import { auraCheck } from "./m-aura";
import { equipmentCheck } from "./n-equipment";
import { attachmentCheck } from "./p-attached";
import { counterPairCheck } from "./q-counter-pair";
import { counterCapCheck } from "./r-counter-cap";
import { sagaCheck } from "./s-saga";
import { dungeonCheck } from "./t-dungeon";
import { sectorCheck } from "./u-sector";
import { battleDefenseCheck } from "./v-battle";
import { battleProtectorCheck } from "./w-protector";
import { siegeProtectorCheck } from "./x-siege";
import { roleCheck } from "./y-role";

/**
 * State-based effects in the order of 704.5, with the older legend rule beside the newer one. All look at one moment and
 * happen together, so their order has no effect. The page of the eighth edition lists none: it has those of the sixth
 * (mtg-house:5).
 *
 * @rule mtg-6e:T.11.5
 */
export const CHECKS: readonly RuleCheck[] = [
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
