import type { Game } from "../model/state";
import { leaveToPlayer } from "../rules/by-hand";
import { playerOf } from "../rules/continuous/evaluate";
import { proposeEvents } from "../rules/events/propose-events";
import type { EffectRows, Instruction } from "./instruction";

/** Winning and losing by an effect (202.2.3, 202.3.1), and what has to be played by hand. */
export const ENDING_EFFECTS: EffectRows<"win" | "lose" | "unsupported"> = {
  win: { rules: ["mag:202.3.1", "mag:202.5"], run: runWin },
  lose: { rules: ["mag:202.2.3"], run: runLose },
  unsupported: {
    rules: ["mag:101"],
    run: (game, { effect, scope: { source, card, controller } }) =>
      leaveToPlayer(game, { instance: source, card }, controller, effect.text, "mag:101"),
  },
};

function runWin(game: Game, { effect, scope }: Instruction<"win">): void {
  const player = playerOf(game, scope, effect.who);
  if (player === null) return;
  proposeEvents(game, [{ type: "won", rule: "mag:202.3.1", player }]);
  // 202.5: whoever meets a condition of defeat at that moment loses, so it is judged with the rule processes.
  if (game.state.wins.length > 0) game.state.agenda.push({ run: "check" });
}

/** Who has lost so does when the rules look next (202.2), with whoever else has lost by then (202.4). */
function runLose(game: Game, { effect, scope }: Instruction<"lose">): void {
  const player = playerOf(game, scope, effect.who);
  if (player === null) return;
  proposeEvents(game, [{ type: "defeated", rule: "mag:202.2.3", player }]);
}
