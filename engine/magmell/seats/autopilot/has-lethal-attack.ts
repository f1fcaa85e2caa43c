import { type CombatStats, getCombatStats } from "../../machine/combat-stats";
import { getOpponent, type PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { computeUnblockedDamage, getAttackers, getDefenders } from "./combat";

/** Returns whether attacking with all units wins against any defence. */
export function hasLethalAttack(
  game: Game,
  player: PlayerId,
  units: readonly CombatStats[] = getCombatStats(game),
): boolean {
  const opponent = getOpponent(player);
  const attackers = getAttackers(units, player).filter(({ unit }) => !unit.rested);
  return computeUnblockedDamage(attackers, getDefenders(units, opponent)) >= game.state.players[opponent].life;
}
