import type { Game } from "../model/state";
import { requestByHandPlay } from "../rules/by-hand";
import { resolvePlayer } from "../rules/continuous/evaluate";
import { proposeEvents } from "../rules/events/propose-events";
import type { EffectHandlers, RunningInstruction } from "./instruction";

/** Winning and losing by an effect (202.2.3, 202.3.1), and texts to be played by hand. */
export const ENDING_EFFECT_HANDLERS: EffectHandlers<"win" | "lose" | "unsupported"> = {
  win: { rules: ["mag:202.3.1", "mag:202.5"], run: runWin },
  lose: { rules: ["mag:202.2.3"], run: runLose },
  unsupported: {
    rules: ["mag:101"],
    run: (game, { effect, scope: { source, card, controller } }) =>
      requestByHandPlay(game, { instance: source, card }, controller, effect.text, "mag:101"),
  },
};

function runWin(game: Game, { effect, scope }: RunningInstruction<"win">): void {
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  proposeEvents(game, [{ type: "won", rule: "mag:202.3.1", player }]);
  // A player who meets a condition of defeat at the same moment loses (202.5), so the rule check decides the outcome.
  if (game.state.wins.length > 0) game.state.agenda.push({ run: "check" });
}

/** Marks a player as defeated. The next rule check ends the game (202.2), together with any other defeat (202.4). */
function runLose(game: Game, { effect, scope }: RunningInstruction<"lose">): void {
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  proposeEvents(game, [{ type: "defeated", rule: "mag:202.2.3", player }]);
}
