import type { Cards } from "../model/cards";
import type { InstanceId, PlayerId } from "../model/ids";
import type { AttackProblem, UseProblem } from "../model/problem";
import { type GameState, gameOf } from "../model/state";
import { findInstance } from "../model/zone";
import { attackProblems } from "../rules/battle/attack-conditions";
import { useProblems } from "../rules/use/use";

/**
 * The conditions of using a card that do not hold now, all of them, each with its rule; empty when none fails, or when
 * the instance is nowhere any more.
 */
export function whyNot(cards: Cards, state: GameState, player: PlayerId, id: InstanceId): readonly UseProblem[] {
  const place = findInstance(state.zones, id);
  return place === null ? [] : useProblems(gameOf(cards, state), player, place);
}

/** The same for attacking with a unit. */
export function whyNotAttack(
  cards: Cards,
  state: GameState,
  player: PlayerId,
  id: InstanceId,
): readonly AttackProblem[] {
  const place = findInstance(state.zones, id);
  return place === null ? [] : attackProblems(gameOf(cards, state), player, place);
}
