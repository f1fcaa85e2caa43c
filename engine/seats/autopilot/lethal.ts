import { type Strength, strengths } from "../../magmell/machine/strengths";
import { opponentOf, type PlayerId } from "../../magmell/model/ids";
import type { Game } from "../../magmell/model/state";
import { damageThrough } from "./combat";

/** Whether attacking with everything wins however the opponent defends. */
export function isLethal(game: Game, player: PlayerId, units: readonly Strength[] = strengths(game)): boolean {
  const opponent = opponentOf(player);
  const awake = units.filter(({ unit }) => !unit.rested);
  const of = (side: PlayerId) =>
    awake.filter(({ unit }) => unit.controller === side).map(({ unit, ap, hp }) => ({ ap, hp, damage: unit.damage }));
  return damageThrough(of(player), of(opponent)) >= game.state.players[opponent].life;
}
