import type { FrameName } from "../morphology/verbs";
import { BATTLE_FRAMES } from "./battle";
import { CARD_FRAMES } from "./cards";
import { COMPARISON_FRAMES } from "./comparisons";
import { CONTROL_FRAMES } from "./controlling";
import { COUNTER_FRAMES } from "./counters";
import { DIVIDE_FRAMES } from "./dividing";
import { readForDoer } from "./doers";
import { HAVE_FRAMES, readGivenAbility } from "./having";
import { LIFE_AND_DAMAGE_FRAMES } from "./life-and-damage";
import { MOVE_FRAMES } from "./moves";
import { PILE_FRAMES } from "./piles";
import { STATE_FRAMES } from "./states";
import { USE_FRAMES } from "./use";
import type { VerbFrame } from "./verb-frame";

/** 「以下から1つを選ぶ」 */
const takeMode: VerbFrame = {
  effect: (roles, { form, ...clause }, reading) =>
    form.negative || clause.args.length > (roles.agent === undefined ? 0 : 1)
      ? null
      : readForDoer(roles, reading, (who) => {
          const choice = reading.modes(who);
          return choice === null ? null : [choice];
        }),
};

/** Verb frames by the name that the lexicon assigns to verbs. */
export const VERB_FRAME_TABLE: Readonly<Partial<Record<FrameName, VerbFrame>>> = {
  ...LIFE_AND_DAMAGE_FRAMES,
  ...CARD_FRAMES,
  ...PILE_FRAMES,
  ...MOVE_FRAMES,
  takeMode,
  ...COUNTER_FRAMES,
  ...STATE_FRAMES,
  ...BATTLE_FRAMES,
  ...USE_FRAMES,
  ...COMPARISON_FRAMES,
  ...HAVE_FRAMES,
  ...CONTROL_FRAMES,
  ...DIVIDE_FRAMES,
  name: { ...PILE_FRAMES.name, ...STATE_FRAMES.name },
  give: { ...LIFE_AND_DAMAGE_FRAMES.give, change: readGivenAbility },
};
