import type { QuestionSource } from "../../model/choice";
import { getEraSwitch, getEraSwitchRule } from "../../model/era-switches";
import { getOpponent, type InstanceId, isSameTarget, type Target } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { PlayProblem } from "../../model/problem";
import type { Game } from "../../model/state";
import { findPermanent, getPermanents } from "../../model/zone";
import { getCharacteristics, getController, hasKeyword, hasType } from "../continuous/characteristics";
import { getCombatCostProblems, getCombatCosts } from "./costs";
import { findChangeSource, findProhibition } from "./prohibitions";

/**
 * Returns all reasons against declaring a permanent as an attacker; empty if it may attack. Its power does not matter.
 * @rule mtg-6e:C.3.3, mtg-6e:C.3.4, mtg-6e:C.3.r1, mtg-6e:C.3.r2, mtg-6e:C.3.r4, mtg-6e:C.3.r5, mtg-6e:G.37.2, mtg-6e:G.37.3, mtg-6e:K.26.1, mtg-6e:K.26.r1, mtg-6e:K.2.r1, mtg-6e:A.18.2, mtg-6e:A.18.3, mtg-6e:A.18.r2
 */
export function getAttackProblems(game: Game, id: InstanceId): readonly PlayProblem[] {
  const { state } = game;
  const player = state.active;
  const object = findPermanent(state.zones, id);
  if (object === null) return [{ code: "NOT_A_CREATURE", rule: "mtg-6e:C.3.3", player }];
  const problems: PlayProblem[] = [];
  if (getController(game, object) !== player) problems.push({ code: "NOT_YOURS", rule: "mtg-6e:C.3.3", player });
  if (!hasType(game, object, "creature")) problems.push({ code: "NOT_A_CREATURE", rule: "mtg-6e:C.3.3", player });
  if (object.tapped) problems.push({ code: "IS_TAPPED", rule: TAPPED[state.era], player });
  if (!object.settled && !hasKeyword(game, object, "haste")) {
    problems.push({ code: "SUMMONING_SICK", rule: "mtg-6e:C.3.4", player });
  }
  if (!getEraSwitch(state.era, "wallsAttack") && getCharacteristics(game, object).subtypes.includes("Wall")) {
    problems.push({ code: "IS_A_WALL", rule: getEraSwitchRule(state.era, "wallsAttack"), player });
  }
  const forbidden = findProhibition(game, object, "attack");
  if (forbidden !== undefined) problems.push({ code: "FORBIDDEN", rule: "mtg-6e:C.3.r2", player, by: forbidden });
  return [...problems, ...getCombatCostProblems(game, player, "attack", [id])];
}

const TAPPED = { "6e": "mtg-6e:C.3.3", "8e": "mtg-6e:C.3.3", mod: "mtg-flow:3.2" } as const;

/** Returns permanents of the active player that may attack. */
export const getPossibleAttackers = (game: Game): readonly GameObject[] =>
  getPermanents(game.state.zones).filter(({ id }) => getAttackProblems(game, id).length === 0);

/**
 * Returns the source of a requirement that a creature attack; `undefined` if there is none. A requirement already met
 * in an earlier combat of this turn does not count. A creature that can't attack has no requirement, and a cost to
 * attack need not be paid.
 * @rule mtg-6e:C.3.9, mtg-6e:C.7.1, mtg-6e:C.7.2, mtg-6e:C.7.3
 */
export const findAttackRequirement = (game: Game, object: GameObject): QuestionSource | null | undefined =>
  game.state.hasAttacked.includes(object.id) || getCombatCosts(game, object, "attack").length > 0
    ? undefined
    : findChangeSource(game, object, isDemand);

const isDemand = (change: object): boolean => "must" in change && change.must === "attack";

/**
 * Returns what creatures of the active player may attack. That is the defending player and, in eras with these types,
 * that player's planeswalkers and the battles that this player protects.
 * @rule mtg-6e:C.3.2, mtg-8e:word.defending-player, mtg-flow:3.2
 */
export function getAttackTargets(game: Game): readonly Target[] {
  const { state } = game;
  const defender = getOpponent(state.active);
  const kinds = getEraSwitch(state.era, "attackable");
  const things = getPermanents(state.zones).filter(
    (object) =>
      (kinds.includes("planeswalker") &&
        hasType(game, object, "planeswalker") &&
        getController(game, object) === defender) ||
      (kinds.includes("battle") && hasType(game, object, "battle") && object.protector === defender),
  );
  return [{ player: defender }, ...things.map(({ id }) => ({ instance: id }))];
}

/** Returns all reasons against attacking a player or permanent. */
export function getAttackTargetProblems(game: Game, target: Target): readonly PlayProblem[] {
  const { active, era } = game.state;
  if (getAttackTargets(game).some((other) => isSameTarget(other, target))) return [];
  return [{ code: "NOTHING_TO_ATTACK", rule: getEraSwitchRule(era, "attackable"), player: active }];
}
