import { strengths } from "../../magmell/machine/strengths";
import type { Cards } from "../../magmell/model/cards";
import { opponentOf, type PlayerId } from "../../magmell/model/ids";
import type { GameState } from "../../magmell/model/state";
import { damageThrough } from "./combat";

/** Whether attacking with everything wins however the opponent defends. */
export function isLethal(cards: Cards, state: GameState, player: PlayerId): boolean {
  const opponent = opponentOf(player);
  const awake = strengths(cards, state).filter(({ unit }) => !unit.rested);
  const of = (side: PlayerId) =>
    awake.filter(({ unit }) => unit.controller === side).map(({ unit, ap, hp }) => ({ ap, hp, damage: unit.damage }));
  return damageThrough(of(player), of(opponent)) >= state.players[opponent].life;
}
