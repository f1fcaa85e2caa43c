import type { FrameName } from "../morphology/verbs";
import { BATTLE } from "./battle";
import { CARDS } from "./cards";
import { COMPARISONS } from "./comparisons";
import { CONTROLLING } from "./controlling";
import { COUNTERS } from "./counters";
import { DIVIDING } from "./dividing";
import type { Frame } from "./frame";
import { giveAbility, HAVING } from "./having";
import { LIFE_AND_DAMAGE } from "./life-and-damage";
import { MODES } from "./modes";
import { MOVES } from "./moves";
import { PILES } from "./piles";
import { STATES } from "./states";
import { USE } from "./use";

/** Every frame by the name that the verbs of the lexicon have for it. */
export const FRAMES: Readonly<Partial<Record<FrameName, Frame>>> = {
  ...LIFE_AND_DAMAGE,
  ...CARDS,
  ...PILES,
  ...MOVES,
  ...MODES,
  ...COUNTERS,
  ...STATES,
  ...BATTLE,
  ...USE,
  ...COMPARISONS,
  ...HAVING,
  ...CONTROLLING,
  ...DIVIDING,
  name: { ...PILES.name, ...STATES.name },
  give: { ...LIFE_AND_DAMAGE.give, change: giveAbility },
};
