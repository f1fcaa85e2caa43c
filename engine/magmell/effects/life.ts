import type { Game } from "../model/state";
import { amountOf, playerOf } from "../rules/continuous/evaluate";
import { proposeEvents } from "../rules/events/propose-events";
import type { EffectRows, Instruction } from "./instruction";

type LifeVerb = "gainLife" | "loseLife" | "setLife";

/** Gaining life (234) and losing life without damage. */
export const LIFE_EFFECTS: EffectRows<LifeVerb> = {
  gainLife: { rules: ["mag:234.1", "mag:220.3"], run: (game, instruction) => change(game, instruction, 1) },
  loseLife: { rules: ["mag:220.2"], run: (game, instruction) => change(game, instruction, -1) },
  setLife: { rules: ["mag:220.3", "house:21"], run: runSetLife },
};

function change(game: Game, { effect, scope }: Instruction<LifeVerb>, sign: 1 | -1): void {
  const player = playerOf(game, scope, effect.who);
  if (player === null) return;
  const amount = amountOf(game, scope, effect.amount);
  const type = sign === 1 ? "lifeGained" : "lifeLost";
  proposeEvents(game, [{ type, rule: sign === 1 ? "mag:234.1" : "mag:220.2", player, amount }]);
}

/** Sets life to a number by gaining or losing the difference (house:21). */
function runSetLife(game: Game, { effect, scope }: Instruction<"setLife">): void {
  const player = playerOf(game, scope, effect.who);
  if (player === null) return;
  const difference = amountOf(game, scope, effect.amount) - game.state.players[player].life;
  const type = difference > 0 ? "lifeGained" : "lifeLost";
  proposeEvents(game, [{ type, rule: "house:21", player, amount: Math.abs(difference) }]);
}
