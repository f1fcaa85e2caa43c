import { type CombatStats, getCombatStats } from "../../machine/combat-stats";
import { getOpponent, type PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { attackersOf, damageThrough, defendersOf } from "./combat";

/** Returns whether attacking with all units wins against any defence. */
export function isLethal(game: Game, player: PlayerId, units: readonly CombatStats[] = getCombatStats(game)): boolean {
  const opponent = getOpponent(player);
  const attackers = attackersOf(units, player).filter(({ unit }) => !unit.rested);
  return damageThrough(attackers, defendersOf(units, opponent)) >= game.state.players[opponent].life;
}
