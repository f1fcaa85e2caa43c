import { readForDoer } from "./doers";
import type { VerbFrame, VerbFrames } from "./verb-frame";

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

export const MODE_FRAMES: VerbFrames = { takeMode };
