import type { CombatStats } from "../../machine/combat-stats";
import type { Cards } from "../../model/cards";
import { getOpponent, type PlayerId } from "../../model/ids";
import type { GameState } from "../../model/state";
import { attackersOf, damageThrough, defendersOf } from "../autopilot/combat";
import { abilitiesValue, lifeValue } from "../autopilot/value";

/** Returns worth of a unit, in the measure of `lifeValue`. */
export const unitWorth = (cards: Cards, { unit, ap, hp }: CombatStats): number =>
  1 + Math.max(0, ap) + 0.7 * Math.max(0, hp) + abilitiesValue(cards, unit.card);

const left = ({ unit, hp }: CombatStats): number => hp - unit.damage;
const kills = (one: CombatStats, other: CombatStats): boolean => one.ap >= left(other) && one.ap > 0;

/** Gain of one unit's owner if it fights another. */
const duel = (cards: Cards, one: CombatStats, other: CombatStats): number =>
  (kills(one, other) ? unitWorth(cards, other) : 0.15 * Math.max(0, one.ap)) -
  (kills(other, one) ? unitWorth(cards, one) : 0.15 * Math.max(0, other.ap));

/** Value of damage to a player. */
const damageWorth = (life: number, damage: number): number =>
  damage >= life ? 100 : lifeValue(life) - lifeValue(life - Math.max(0, damage));

/** A unit with which to attack, and the unit to attack, or `null` for the player. */
export type Strike = { readonly attacker: CombatStats; readonly target: CombatStats | null; readonly gain: number };

/** Share of a rested unit's worth at stake where a stronger one may attack it. */
const EXPOSED = 0.25;

/** Gain of an attack if the opponent then defends in the way that is best for them. */
function strikeGain(
  cards: Cards,
  state: GameState,
  units: readonly CombatStats[],
  attacker: CombatStats,
  target: CombatStats | null,
): number {
  const player = attacker.unit.controller;
  const opponent = getOpponent(player);
  const defenders = attacker.mayBeDefended ? defendersOf(units, opponent).filter((unit) => unit !== target) : [];
  const open = target === null ? damageWorth(state.players[opponent].life, attacker.ap) : duel(cards, attacker, target);
  const worst = Math.min(open, ...defenders.map((defender) => duel(cards, attacker, defender)));
  const hunters = attackersOf(units, opponent).filter((unit) => unit !== target || !kills(attacker, unit));
  const exposed = hunters.some((unit) => kills(unit, attacker)) ? EXPOSED * unitWorth(cards, attacker) : 0;
  return worst - exposed - homePenalty(state, units, attacker, target);
}

/** Cost of an attacker's absence in defence: much if the opponent could win by it. */
function homePenalty(
  { players }: GameState,
  units: readonly CombatStats[],
  attacker: CombatStats,
  target: CombatStats | null,
): number {
  const player = attacker.unit.controller;
  const rest = target !== null && kills(attacker, target) ? units.filter((unit) => unit !== target) : units;
  const foes = attackersOf(rest, getOpponent(player));
  if (foes.length === 0) return 0;
  const home = defendersOf(rest, player);
  const before = damageThrough(foes, home);
  const after = damageThrough(
    foes,
    home.filter((unit) => unit !== attacker),
  );
  const { life } = players[player];
  return after >= life ? (before >= life ? 0 : 50) : 0.6 * (damageWorth(life, after) - damageWorth(life, before));
}

/** Returns the best attack of a player, and its gain; `null` without any. */
export function bestStrike(
  cards: Cards,
  state: GameState,
  units: readonly CombatStats[],
  attackers: readonly CombatStats[],
): Strike | null {
  let best: Strike | null = null;
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
export function bestDefender(
  cards: Cards,
  state: GameState,
  player: PlayerId,
  attacker: CombatStats,
  target: CombatStats | null,
  defenders: readonly CombatStats[],
  units: readonly CombatStats[],
): CombatStats | null {
  const { life } = state.players[player];
  const more = attackersOf(units, getOpponent(player)).filter((unit) => unit !== attacker && !unit.unit.rested);
  const later = damageThrough(more, defendersOf(units, player));
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
