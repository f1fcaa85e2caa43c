import { life } from "./a-life";
import { emptyLibrary } from "./b-empty-library";
import { poison } from "./c-poison";
import { tokenAstray } from "./d-token-astray";
import { copyAstray } from "./e-copy-astray";
import { noToughness } from "./f-no-toughness";
import type { RuleCheck } from "./frame/check-row";
import { lethalDamage } from "./g-lethal-damage";
import { deathtouch } from "./h-deathtouch";
import { noLoyalty } from "./i-no-loyalty";
import { legendKept } from "./j-legend-kept";
import { world } from "./k-world";
import { legendNewest } from "./legend-newest";
import { aura } from "./m-aura";
import { equipment } from "./n-equipment";
import { attached } from "./p-attached";
import { counterPair } from "./q-counter-pair";
import { counterCap } from "./r-counter-cap";
import { saga } from "./s-saga";
import { dungeon } from "./t-dungeon";
import { sector } from "./u-sector";
import { battle } from "./v-battle";
import { protector } from "./w-protector";
import { siege } from "./x-siege";
import { role } from "./y-role";

/**
 * State-based effects in the order of 704.5, with the older legend rule beside the newer one. All look at one moment and
 * happen together, so their order has no effect. The page of the eighth edition lists none: it has those of the sixth
 * (mtg-house:5).
 *
 * @rule mtg-6e:T.11.5
 */
export const CHECKS: readonly RuleCheck[] = [
  life,
  emptyLibrary,
  poison,
  tokenAstray,
  copyAstray,
  noToughness,
  lethalDamage,
  deathtouch,
  noLoyalty,
  legendKept,
  legendNewest,
  world,
  aura,
  equipment,
  attached,
  counterPair,
  counterCap,
  saga,
  dungeon,
  sector,
  battle,
  protector,
  siege,
  role,
];
