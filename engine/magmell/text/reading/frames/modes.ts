import { readForDoer } from "./doers";
import type { VerbFrame, VerbFrames } from "./verb-frame";

/** 「以下から1つを選ぶ」 */
const takeMode: VerbFrame = {
  effect: (roles, { form }, reading) =>
    form.negative
      ? null
      : readForDoer(roles, reading, (who) => {
          const choice = reading.modes(who);
          return choice === null ? null : [choice];
        }),
};

export const MODE_FRAMES: VerbFrames = { takeMode };
