import type { Effect } from "../model/effect";
import type { GameFrameRow } from "../model/state";
import { draw } from "./draw";
import type { EffectRow } from "./effect-row";

/** One row for each verb. */
const EFFECTS: { readonly [Do in Effect["do"]]: EffectRow<Do> } = { draw };

/** Carries out the instruction of a frame. */
export const effect: GameFrameRow<"effect"> = {
  rules: ["mag:304.1"],
  run: (game, frame) => EFFECTS[frame.effect.do].run(game, frame.effect),
};
