import type { Effect, EffectVerb } from "../model/effect";
import type { Game } from "../model/state";
import { CHOICE_EFFECT_HANDLERS } from "./choices";
import { CONTINUOUS_EFFECT_HANDLERS } from "./continuous";
import { COUNTER_EFFECT_HANDLERS } from "./counters";
import { DAMAGE_EFFECT_HANDLERS } from "./damage";
import { DISCARD_EFFECT_HANDLERS } from "./discard";
import { DIVIDE_EFFECT_HANDLERS } from "./divide";
import { DRAW_EFFECT_HANDLERS } from "./draw";
import { ENDING_EFFECT_HANDLERS } from "./endings";
import { FLOW_EFFECT_HANDLERS } from "./flow";
import type { EffectHandlers, RunningInstruction } from "./instruction";
import { LIFE_EFFECT_HANDLERS } from "./life";
import { MOVE_EFFECT_HANDLERS } from "./moves";
import { PILE_EFFECT_HANDLERS } from "./piles";
import { POSITION_EFFECT_HANDLERS } from "./positions";
import { SEARCH_EFFECT_HANDLERS } from "./search";
import { TOKEN_EFFECT_HANDLERS } from "./tokens";
import { TURN_EFFECT_HANDLERS } from "./turns";
import { USE_EFFECT_HANDLERS } from "./uses";

/** Handlers of all verbs. */
export const EFFECT_HANDLERS: EffectHandlers<EffectVerb> = {
  ...DAMAGE_EFFECT_HANDLERS,
  ...LIFE_EFFECT_HANDLERS,
  ...DRAW_EFFECT_HANDLERS,
  ...DISCARD_EFFECT_HANDLERS,
  ...MOVE_EFFECT_HANDLERS,
  ...POSITION_EFFECT_HANDLERS,
  ...COUNTER_EFFECT_HANDLERS,
  ...DIVIDE_EFFECT_HANDLERS,
  ...TOKEN_EFFECT_HANDLERS,
  ...CONTINUOUS_EFFECT_HANDLERS,
  ...SEARCH_EFFECT_HANDLERS,
  ...PILE_EFFECT_HANDLERS,
  ...CHOICE_EFFECT_HANDLERS,
  ...FLOW_EFFECT_HANDLERS,
  ...USE_EFFECT_HANDLERS,
  ...TURN_EFFECT_HANDLERS,
  ...ENDING_EFFECT_HANDLERS,
};

/** Runs the handler of an instruction, on its first run or with a response. */
export function executeInstruction(
  game: Game,
  instruction: Omit<RunningInstruction, "effect"> & { readonly effect: Effect },
): void {
  (EFFECT_HANDLERS[instruction.effect.do].run as (game: Game, instruction: unknown) => void)(game, instruction);
}
