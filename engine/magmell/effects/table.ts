import type { Effect, Verb } from "../model/effect";
import type { Game } from "../model/state";
import { CHOICES } from "./choices";
import { CONTINUOUS } from "./continuous";
import { COUNTERS } from "./counters";
import { DAMAGE } from "./damage";
import { DISCARD } from "./discard";
import { DRAW } from "./draw";
import { ENDINGS } from "./endings";
import { FLOW } from "./flow";
import type { EffectRows, Instruction } from "./instruction";
import { LIFE } from "./life";
import { MOVES } from "./moves";
import { PILES } from "./piles";
import { POSITIONS } from "./positions";
import { SEARCH } from "./search";
import { TOKENS } from "./tokens";
import { USES } from "./uses";

/** One row for each verb. */
export const EFFECTS: EffectRows<Verb> = {
  ...DAMAGE,
  ...LIFE,
  ...DRAW,
  ...DISCARD,
  ...MOVES,
  ...POSITIONS,
  ...COUNTERS,
  ...TOKENS,
  ...CONTINUOUS,
  ...SEARCH,
  ...PILES,
  ...CHOICES,
  ...FLOW,
  ...USES,
  ...ENDINGS,
};

/** Carries one instruction out, or goes on with it. */
export function carryOut(game: Game, instruction: Omit<Instruction, "effect"> & { readonly effect: Effect }): void {
  (EFFECTS[instruction.effect.do].run as (game: Game, instruction: unknown) => void)(game, instruction);
}
