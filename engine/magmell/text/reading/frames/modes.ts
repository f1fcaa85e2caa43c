import { forDoer } from "./doers";
import type { Frame, Frames } from "./frame";

/** 「以下から1つを選ぶ」 */
const takeMode: Frame = {
  effect: (roles, { form }, reading) =>
    form.negative
      ? null
      : forDoer(roles, reading, (who) => {
          const choice = reading.modes(who);
          return choice === null ? null : [choice];
        }),
};

export const MODES: Frames = { takeMode };
