import type { Cards } from "../model/cards";
import type { InstanceId, PlayerId } from "../model/ids";
import type { AttackProblem, UseProblem } from "../model/problem";
import { createGame, type GameState } from "../model/state";
import { findInstance } from "../model/zone";
import { attackProblems } from "../rules/battle/attack-conditions";
import { useProblems } from "../rules/use/use";

/**
 * Returns all failing conditions of using a card, each with its rule. Empty if the card can be used, or if it is in no
 * zone.
 */
export function getUseProblems(
  cards: Cards,
  state: GameState,
  player: PlayerId,
  id: InstanceId,
): readonly UseProblem[] {
  const place = findInstance(state.zones, id);
  return place === null ? [] : useProblems(createGame(cards, state), player, place);
}

/**
 * Returns all failing conditions of attacking with a unit, each with its rule. Empty if the unit can attack, or if it
 * is in no zone.
 */
export function getAttackProblems(
  cards: Cards,
  state: GameState,
  player: PlayerId,
  id: InstanceId,
): readonly AttackProblem[] {
  const place = findInstance(state.zones, id);
  return place === null ? [] : attackProblems(createGame(cards, state), player, place);
}
