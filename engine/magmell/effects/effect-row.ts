import type { Effect } from "../model/effect";
import type { Game } from "../model/state";
import type { RuleRef } from "../rulebook";

/** What a verb does, and the rules that say so. */
export type EffectRow<Do extends Effect["do"]> = {
  readonly rules: readonly RuleRef[];
  readonly run: (game: Game, effect: Extract<Effect, { do: Do }>) => void;
};
