import { combatStats } from "../../machine/combat-stats";
import { symbolCount } from "../../model/card";
import { cardAt } from "../../model/cards";
import { opponentOf, type PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { attackersOf, damageThrough, defendersOf } from "../autopilot/combat";
import { abilitiesValue } from "../autopilot/value";

/** Names of the features of a position, in their order; `own` is the player's, `their` the opponent's. */
export const FEATURES = [
  ...["one", "ownLife", "theirLife", "ownLifeUnder10", "theirLifeUnder10", "ownLifeUnder5", "theirLifeUnder5"],
  ...["ownStones", "theirStones", "ownStonesEarly", "theirStonesEarly", "ownFaceDown", "theirFaceDown"],
  ...["ownHand", "theirHand", "ownAffordable", "ownUnits", "theirUnits", "ownAp", "ownHp", "ownRestedAp"],
  ...["theirAwakeAp", "theirRestedAp", "theirAwakeHp", "theirRestedHp", "ownAbilities", "theirAbilities"],
  ...["ownThrough", "theirThrough", "ownLethal", "theirLethal", "ownDecking", "theirDecking"],
] as const;

/** Last turn, both players' counted, in which stones count as early. */
const EARLY_TURN = 8;
/** Grimoire size below which running out of cards matters (705.4.2). */
const FEW_CARDS = 4;

/**
 * Features of a position for a player, in the order of `FEATURES`. They read no card that is hidden from the player
 * (401.4), and are meant for the beginning of the player's main phase.
 */
export function positionFeatures(game: Game, player: PlayerId): number[] {
  const { cards, state } = game;
  const { zones, players, turn } = state;
  const opponent = opponentOf(player);
  const [life, theirLife] = [players[player].life, players[opponent].life];
  const [stones, theirStones] = [zones.stoneArea[player].length, zones.stoneArea[opponent].length];
  const early = turn <= EARLY_TURN ? 1 : 0;
  const units = combatStats(game);
  const sums = { own: [0, 0, 0, 0, 0], awake: [0, 0, 0, 0, 0], rested: [0, 0, 0, 0, 0] };
  for (const { unit, ap, hp } of units) {
    const group = unit.controller === player ? sums.own : unit.rested ? sums.rested : sums.awake;
    group[0] = (group[0] ?? 0) + 1;
    group[1] = (group[1] ?? 0) + Math.max(0, ap);
    group[2] = (group[2] ?? 0) + Math.max(0, hp - unit.damage);
    group[3] = (group[3] ?? 0) + abilitiesValue(cards, unit.card);
    if (unit.rested) group[4] = (group[4] ?? 0) + Math.max(0, ap);
  }
  const at = (group: readonly number[], index: number): number => group[index] ?? 0;
  const attackers = attackersOf(units, player).filter(({ unit }) => !unit.rested);
  const through = damageThrough(attackers, defendersOf(units, opponent));
  const theirThrough = damageThrough(attackersOf(units, opponent), defendersOf(units, player));
  const affordable = zones.hand[player].filter(
    ({ card }) => cardAt(cards, card).kind !== "stone" && symbolCount(cardAt(cards, card).useCost) <= stones,
  ).length;
  const faceDown = (one: PlayerId): number => zones.stoneArea[one].filter((stone) => stone.faceDown).length;
  return [
    ...[1, life, theirLife, Math.max(0, 10 - life), Math.max(0, 10 - theirLife)],
    ...[Math.max(0, 5 - life), Math.max(0, 5 - theirLife)],
    ...[stones, theirStones, early * stones, early * theirStones, faceDown(player), faceDown(opponent)],
    ...[zones.hand[player].length, zones.hand[opponent].length, affordable],
    ...[at(sums.own, 0), at(sums.awake, 0) + at(sums.rested, 0), at(sums.own, 1), at(sums.own, 2), at(sums.own, 4)],
    ...[at(sums.awake, 1), at(sums.rested, 1), at(sums.awake, 2), at(sums.rested, 2)],
    ...[at(sums.own, 3), at(sums.awake, 3) + at(sums.rested, 3)],
    ...[Math.min(through, theirLife), Math.min(theirThrough, life)],
    ...[through >= theirLife ? 1 : 0, theirThrough >= life ? 1 : 0],
    ...[
      Math.max(0, FEW_CARDS - zones.grimoire[player].length),
      Math.max(0, FEW_CARDS - zones.grimoire[opponent].length),
    ],
  ];
}
