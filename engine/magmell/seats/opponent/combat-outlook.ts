import type { CombatStats } from "../../machine/combat-stats";
import type { Cards } from "../../model/cards";
import { getOpponent, type PlayerId } from "../../model/ids";
import type { GameState } from "../../model/state";
import { computeUnblockedDamage, getAttackers, getDefenders } from "../autopilot/combat";
import { evaluateAbilities, evaluateLife } from "../autopilot/value";

/** Returns the value of a unit, on the scale of `evaluateLife`. */
export const evaluateUnit = (cards: Cards, { unit, ap, hp }: CombatStats): number =>
  1 + Math.max(0, ap) + 0.7 * Math.max(0, hp) + evaluateAbilities(cards, unit.card);

const left = ({ unit, hp }: CombatStats): number => hp - unit.damage;
const kills = (one: CombatStats, other: CombatStats): boolean => one.ap >= left(other) && one.ap > 0;

/** Gain of one unit's owner if it fights another. */
const duel = (cards: Cards, one: CombatStats, other: CombatStats): number =>
  (kills(one, other) ? evaluateUnit(cards, other) : 0.15 * Math.max(0, one.ap)) -
  (kills(other, one) ? evaluateUnit(cards, one) : 0.15 * Math.max(0, other.ap));

/** Value of damage to a player. */
const damageWorth = (life: number, damage: number): number =>
  damage >= life ? 100 : evaluateLife(life) - evaluateLife(life - Math.max(0, damage));

/** An attacking unit, and the unit to attack, or `null` for the player. */
export type AttackOption = {
  readonly attacker: CombatStats;
  readonly target: CombatStats | null;
  readonly gain: number;
};

/** Share of a rested unit's worth at stake where a stronger one may attack it. */
const EXPOSED = 0.25;

/** Gain of an attack if the opponent then chooses their best defence. */
function strikeGain(
  cards: Cards,
  state: GameState,
  units: readonly CombatStats[],
  attacker: CombatStats,
  target: CombatStats | null,
): number {
  const player = attacker.unit.controller;
  const opponent = getOpponent(player);
  const defenders = attacker.mayBeDefended ? getDefenders(units, opponent).filter((unit) => unit !== target) : [];
  const open = target === null ? damageWorth(state.players[opponent].life, attacker.ap) : duel(cards, attacker, target);
  const worst = Math.min(open, ...defenders.map((defender) => duel(cards, attacker, defender)));
  const hunters = getAttackers(units, opponent).filter((unit) => unit !== target || !kills(attacker, unit));
  const exposed = hunters.some((unit) => kills(unit, attacker)) ? EXPOSED * evaluateUnit(cards, attacker) : 0;
  return worst - exposed - homePenalty(state, units, attacker, target);
}

/** Cost of an attacker's absence in defence; high if the opponent could win because of it. */
function homePenalty(
  { players }: GameState,
  units: readonly CombatStats[],
  attacker: CombatStats,
  target: CombatStats | null,
): number {
  const player = attacker.unit.controller;
  const rest = target !== null && kills(attacker, target) ? units.filter((unit) => unit !== target) : units;
  const foes = getAttackers(rest, getOpponent(player));
  if (foes.length === 0) return 0;
  const home = getDefenders(rest, player);
  const before = computeUnblockedDamage(foes, home);
  const after = computeUnblockedDamage(
    foes,
    home.filter((unit) => unit !== attacker),
  );
  const { life } = players[player];
  return after >= life ? (before >= life ? 0 : 50) : 0.6 * (damageWorth(life, after) - damageWorth(life, before));
}

/** Returns the best attack of a player, and its gain; `null` if there is no attack. */
export function findBestAttack(
  cards: Cards,
  state: GameState,
  units: readonly CombatStats[],
  attackers: readonly CombatStats[],
): AttackOption | null {
  let best: AttackOption | null = null;
  for (const attacker of attackers) {
    const foes = units.filter(({ unit }) => unit.controller !== attacker.unit.controller && unit.rested);
    for (const target of [null, ...foes]) {
      const gain = strikeGain(cards, state, units, attacker, target);
      if (best === null || gain > best.gain) best = { attacker, target, gain };
    }
  }
  return best;
}

/** Returns the defender that is best for its owner, or `null` if none should defend. */
export function findBestDefender(
  cards: Cards,
  state: GameState,
  player: PlayerId,
  attacker: CombatStats,
  target: CombatStats | null,
  defenders: readonly CombatStats[],
  units: readonly CombatStats[],
): CombatStats | null {
  const { life } = state.players[player];
  const more = getAttackers(units, getOpponent(player)).filter((unit) => unit !== attacker && !unit.unit.rested);
  const later = computeUnblockedDamage(more, getDefenders(units, player));
  const open =
    target === null
      ? -damageWorth(life, attacker.ap) - (attacker.ap + later >= life ? 8 : 0)
      : duel(cards, target, attacker);
  let best: { readonly unit: CombatStats; readonly gain: number } | null = null;
  for (const unit of defenders) {
    const gain = duel(cards, unit, attacker);
    if (best === null || gain > best.gain) best = { unit, gain };
  }
  return best !== null && best.gain > open ? best.unit : null;
}
