import type { PlayerId } from "../../model/ids";
import type { PlayProblem } from "../../model/problem";
import type { MtgRef } from "../../model/ref";
import type { Game } from "../../model/state";
import { getStepDefinition } from "../../model/turn";

/** Returns whether a player may play what needs their own main phase. {@link getMainPhaseProblems} returns why not. */
export const isOwnMainPhase = ({ state }: Game, player: PlayerId): boolean =>
  state.active === player &&
  state.step !== null &&
  getStepDefinition(state.step).main &&
  state.zones.stack.length === 0;

/**
 * Returns reasons against playing something that needs the player's own main phase and an empty stack: lands, abilities
 * with sorcery timing, and all spells except instants.
 * @rule mtg-6e:P.8.3, mtg-6e:P.8.4, mtg-6e:T.1.3
 * @rule mtg-8e:word.artifact, mtg-8e:word.creature, mtg-8e:word.land, mtg-8e:word.sorcery
 */
export function getMainPhaseProblems(
  { state }: Game,
  player: PlayerId,
  rules: { readonly main: MtgRef; readonly stack: MtgRef },
): readonly PlayProblem[] {
  const problems: PlayProblem[] = [];
  if (state.active !== player) problems.push({ code: "NOT_YOUR_TURN", rule: rules.main, player });
  if (state.step === null || !getStepDefinition(state.step).main) {
    problems.push({ code: "NOT_MAIN_PHASE", rule: rules.main, player });
  }
  if (state.zones.stack.length > 0) problems.push({ code: "STACK_NOT_EMPTY", rule: rules.stack, player });
  return problems;
}
