import type { Event } from "../model/event";
import { PLAYERS, type PlayerId } from "../model/ids";
import type { Game } from "../model/state";
import { findProhibition } from "../rules/continuous/characteristics";
import { evaluateAmount, resolvePlayer } from "../rules/continuous/evaluate";
import { proposeEvents } from "../rules/events/propose-events";
import type { EffectHandlers, RunningInstruction } from "./instruction";

type LifeVerb = "gainLife" | "loseLife" | "setLife" | "exchangeLife";

/** Gaining life (234) and losing life without damage. */
export const LIFE_EFFECT_HANDLERS: EffectHandlers<LifeVerb> = {
  gainLife: { rules: ["mag:234.1", "mag:220.3"], run: (game, instruction) => change(game, instruction, 1) },
  loseLife: { rules: ["mag:220.2"], run: (game, instruction) => change(game, instruction, -1) },
  setLife: { rules: ["mag:220.3", "house:21"], run: runSetLife },
  exchangeLife: { rules: ["mag:220.3", "mag:104", "house:21"], run: runExchangeLife },
};

function change(game: Game, { effect, scope }: RunningInstruction<"gainLife" | "loseLife">, sign: 1 | -1): void {
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  const amount = evaluateAmount(game, scope, effect.amount);
  const type = sign === 1 ? "lifeGained" : "lifeLost";
  proposeEvents(game, [{ type, rule: sign === 1 ? "mag:234.1" : "mag:220.2", player, amount }]);
}

/** Sets life to a number by gaining or losing the difference (house:21). */
function runSetLife(game: Game, { effect, scope }: RunningInstruction<"setLife">): void {
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  proposeEvents(game, [becoming(game, player, evaluateAmount(game, scope, effect.amount))]);
}

function becoming(game: Game, player: PlayerId, life: number): Event {
  const difference = life - game.state.players[player].life;
  const type = difference > 0 ? "lifeGained" : "lifeLost";
  return { type, rule: "house:21", player, amount: Math.abs(difference) };
}

/**
 * Exchanges the life totals of both players at one moment (104). Nothing happens if a player who would gain life may
 * not (102).
 */
function runExchangeLife(game: Game): void {
  const [first, second] = game.state.players;
  const events = [becoming(game, 0, second.life), becoming(game, 1, first.life)];
  const gains = PLAYERS.filter((player) => events[player]?.type === "lifeGained");
  if (gains.some((player) => findProhibition(game, "gainLife", { player }) !== null)) return;
  proposeEvents(game, events);
}
