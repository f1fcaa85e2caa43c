import type { CombatStats } from "../../machine/combat-stats";
import type { PlayerId } from "../../model/ids";

/** A unit in the combat estimates. */
type Combatant = {
  readonly ap: number;
  readonly hp: number;
  readonly damage: number;
  /** Whether no unit can defend against it. */
  readonly evades: boolean;
};

const combatantOf = ({ unit, ap, hp, mayBeDefended }: CombatStats): Combatant => ({
  ap,
  hp,
  damage: unit.damage,
  evades: !mayBeDefended,
});

/**
 * Returns the units of a player that may attack, including rested units. `getDefenders` lists the units that may defend
 * now.
 */
export const getAttackers = (units: readonly CombatStats[], player: PlayerId): readonly CombatStats[] =>
  units.filter(({ unit, mayAttack }) => unit.controller === player && mayAttack);
export const getDefenders = (units: readonly CombatStats[], player: PlayerId): readonly CombatStats[] =>
  units.filter(({ unit, mayDefend }) => unit.controller === player && mayDefend && !unit.rested);

/**
 * Upper bound on the number of attacks that defenders can stop. A unit can defend until its damage reaches its HP,
 * because defending does not rest it (701.4.1).
 */
function mostDefended(attackers: readonly Combatant[], defenders: readonly Combatant[]): number {
  const weakestFirst = attackers.map(({ ap }) => ap).sort((one, other) => one - other);
  let defended = 0;
  for (const { hp, damage } of defenders) {
    let left = hp - damage;
    for (let taken = 0; left > 0 && taken < weakestFirst.length; taken += 1) {
      left -= Math.max(0, weakestFirst[taken] ?? 0);
      defended += 1;
    }
  }
  return Math.min(defended, attackers.length);
}

/** Returns the damage to the player under the best defence, which stops the strongest attacks. */
export function computeUnblockedDamage(attackers: readonly CombatStats[], defenders: readonly CombatStats[]): number {
  const all = attackers.map(combatantOf);
  const open = all.filter(({ evades }) => !evades);
  const sum = (aps: readonly number[]): number => aps.reduce((total, ap) => total + ap, 0);
  const strongestFirst = open.map(({ ap }) => Math.max(0, ap)).sort((one, other) => other - one);
  const evading = sum(all.filter(({ evades }) => evades).map(({ ap }) => Math.max(0, ap)));
  return evading + sum(strongestFirst.slice(mostDefended(open, defenders.map(combatantOf))));
}
