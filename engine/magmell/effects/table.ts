import type { Effect } from "../model/effect";
import type { Frame } from "../model/frame";
import type { Game } from "../model/state";
import { draw } from "./draw";

type EffectRows = { readonly [Do in Effect["do"]]: (game: Game, effect: Extract<Effect, { do: Do }>) => void };

/** One row for each verb. */
const EFFECTS: EffectRows = { draw };

/** Carries out the instruction of a frame. */
export function effect(game: Game, frame: Extract<Frame, { run: "effect" }>): void {
  (EFFECTS[frame.effect.do] as (game: Game, effect: Effect) => void)(game, frame.effect);
}
