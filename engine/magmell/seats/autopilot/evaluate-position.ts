import { type CombatStats, getCombatStats } from "../../machine/combat-stats";
import type { Cards } from "../../model/cards";
import { getOpponent, type PlayerId } from "../../model/ids";
import type { LastingEffect } from "../../model/scope";
import { createGame, type Game, type GameState } from "../../model/state";
import { computeUnblockedDamage, getAttackers, getDefenders } from "./combat";
import { hasLethalAttack } from "./has-lethal-attack";
import { evaluateAbilities, evaluateHandCard, evaluateLife, evaluateStones } from "./value";

/** Value of a win, higher than that of any board. */
export const VICTORY_VALUE = 1e6;

const WORTH = {
  unit: 1,
  ap: 1,
  hp: 0.7,
  damage: 0.2,
  unknownCard: 2.2,
  /** Penalty for each card missing from the last few of the grimoire (705.4.2). */
  missingCard: 3,
  fewCards: 4,
  threat: 0.45,
  defeat: 30,
  /** Value of being able to win by attacking at once. */
  chance: 25,
  /** Share of a rested unit's value at stake if the opponent can attack and destroy it. */
  exposed: 0.25,
} as const;

/** Returns the value of a position for a player: own assets minus those of the opponent, adjusted for threats. */
export function evaluatePosition(game: Game, player: PlayerId): number {
  const { state } = game;
  const { outcome } = state;
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === player ? VICTORY_VALUE : -VICTORY_VALUE;
  const now = getCombatStats(game);
  const units = strengthsThatStay(game, now);
  const opponent = getOpponent(player);
  return (
    possessions(game, units, player, true) -
    possessions(game, units, opponent, false) -
    danger(state, units, player) +
    (canWin(game, now, player) ? WORTH.chance : 0)
  );
}

const isPassing = ({ until }: LastingEffect): boolean => until === "turn" || until === "battle";

/** Units as they will be after effects that last for this turn, each with its controller at that time (306.1.1). */
function strengthsThatStay({ cards, state }: Game, now: readonly CombatStats[]): readonly CombatStats[] {
  const passing = state.lasting.filter(isPassing);
  if (passing.length === 0) return now;
  const later = createGame(cards, { ...state, lasting: state.lasting.filter((one) => !isPassing(one)) });
  const lent = new Map(passing.flatMap((one) => (one.kind === "control" ? [[one.instance, one.before] as const] : [])));
  return getCombatStats(later).map((strength) => {
    const { unit } = strength;
    const controller = lent.get(unit.id);
    return controller === undefined ? strength : { ...strength, unit: { ...unit, controller } };
  });
}

/** Whether a player may attack now and would win by attacking. */
const canWin = (game: Game, units: readonly CombatStats[], player: PlayerId): boolean => {
  const { turnPlayer, phase, turn } = game.state;
  return turnPlayer === player && phase === "main" && turn > 1 && hasLethalAttack(game, player, units);
};

function possessions({ cards, state }: Game, units: readonly CombatStats[], player: PlayerId, knows: boolean): number {
  const { hand, stoneArea, grimoire } = state.zones;
  const { life } = state.players[player];
  let value = (life <= 0 ? -VICTORY_VALUE / 2 : evaluateLife(life)) + evaluateStones(stoneArea[player]);
  for (const strength of units) if (strength.unit.controller === player) value += unitWorth(cards, strength);
  for (const instance of hand[player]) value += knows ? evaluateHandCard(cards, instance) : WORTH.unknownCard;
  return value - WORTH.missingCard * Math.max(0, WORTH.fewCards - grimoire[player].length);
}

function unitWorth(cards: Cards, { unit, ap, hp }: CombatStats): number {
  const body = WORTH.unit + WORTH.ap * Math.max(0, ap) + WORTH.hp * Math.max(0, hp);
  return body + evaluateAbilities(cards, unit.card) - WORTH.damage * Math.min(unit.damage, hp);
}

/** Damage that the opponent can still deal to a player by attacking, in the rest of this turn or in the next. */
function danger(state: GameState, units: readonly CombatStats[], player: PlayerId): number {
  const wakes = state.turnPlayer === player;
  const attackers = getAttackers(units, getOpponent(player)).filter(({ unit }) => wakes || !unit.rested);
  if (attackers.length === 0) return 0;
  const own = units.filter(({ unit }) => unit.controller === player);
  const through = computeUnblockedDamage(attackers, getDefenders(units, player));
  let value = WORTH.threat * through + (through >= state.players[player].life ? WORTH.defeat : 0);
  const strongest = Math.max(...attackers.map(({ ap }) => ap));
  for (const { unit, ap, hp } of own) {
    if (unit.rested && strongest >= hp) value += WORTH.exposed * (WORTH.unit + ap + WORTH.hp * hp);
  }
  return value;
}
