import type { Effect, Verb } from "../model/effect";
import type { Game } from "../model/state";
import { CHOICE_EFFECTS } from "./choices";
import { CONTINUOUS_EFFECTS } from "./continuous";
import { COUNTER_EFFECTS } from "./counters";
import { DAMAGE_EFFECTS } from "./damage";
import { DISCARD_EFFECTS } from "./discard";
import { DIVIDE_EFFECTS } from "./divide";
import { DRAW_EFFECTS } from "./draw";
import { ENDING_EFFECTS } from "./endings";
import { FLOW_EFFECTS } from "./flow";
import type { EffectHandlers, RunningInstruction } from "./instruction";
import { LIFE_EFFECTS } from "./life";
import { MOVE_EFFECTS } from "./moves";
import { PILE_EFFECTS } from "./piles";
import { POSITION_EFFECTS } from "./positions";
import { SEARCH_EFFECTS } from "./search";
import { TOKEN_EFFECTS } from "./tokens";
import { TURN_EFFECTS } from "./turns";
import { USE_EFFECTS } from "./uses";

/** Handlers of all verbs. */
export const EFFECT_HANDLERS: EffectHandlers<Verb> = {
  ...DAMAGE_EFFECTS,
  ...LIFE_EFFECTS,
  ...DRAW_EFFECTS,
  ...DISCARD_EFFECTS,
  ...MOVE_EFFECTS,
  ...POSITION_EFFECTS,
  ...COUNTER_EFFECTS,
  ...DIVIDE_EFFECTS,
  ...TOKEN_EFFECTS,
  ...CONTINUOUS_EFFECTS,
  ...SEARCH_EFFECTS,
  ...PILE_EFFECTS,
  ...CHOICE_EFFECTS,
  ...FLOW_EFFECTS,
  ...USE_EFFECTS,
  ...TURN_EFFECTS,
  ...ENDING_EFFECTS,
};

/** Runs the handler of an instruction, on its first run or with a response. */
export function executeInstruction(
  game: Game,
  instruction: Omit<RunningInstruction, "effect"> & { readonly effect: Effect },
): void {
  (EFFECT_HANDLERS[instruction.effect.do].run as (game: Game, instruction: unknown) => void)(game, instruction);
}
