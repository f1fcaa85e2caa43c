import type { QuestionSource } from "../../model/choice";
import type { ActiveChange } from "../../model/continuous-effects";
import { getOpponent, type InstanceId, type PlayerId, type Target } from "../../model/ids";
import type { AttackProblem, AttackProblemCode } from "../../model/problem";
import type { Game } from "../../model/state";
import { findInstance, type LocatedInstance } from "../../model/zone";
import type { RuleRef } from "../../rulebook";
import { findProhibition } from "../continuous/characteristics";
import { findUnpayablePrice } from "../use/prices";
import { getChangeSource } from "../use/use-conditions";

/** A player's attempt to attack with a unit. */
type AttackAttempt = { readonly game: Game; readonly player: PlayerId; readonly place: LocatedInstance };

type AttackCondition = {
  readonly code: AttackProblemCode;
  readonly rule: RuleRef;
  readonly fails: (attempt: AttackAttempt) => boolean;
  /** The instance whose effect forbids the attack or puts a price on it. */
  readonly by?: (attempt: AttackAttempt) => QuestionSource | null;
};

/** Conditions of attacking that depend on the game alone. */
const GAME_CONDITIONS: readonly AttackCondition[] = [
  { code: "NOT_TURN_PLAYER", rule: "mag:605.4", fails: ({ game, player }) => player !== game.state.turnPlayer },
  {
    code: "NO_PRIORITY",
    rule: "mag:232.1",
    fails: ({ game: { state }, player }) => state.choice?.ask !== "priority" || state.choice.player !== player,
  },
  { code: "NOT_MAIN_PHASE", rule: "mag:605.4", fails: ({ game }) => game.state.phase !== "main" },
  { code: "IN_BATTLE", rule: "mag:605.4", fails: ({ game }) => game.state.battle !== null },
  { code: "CHANT_NOT_EMPTY", rule: "mag:605.4", fails: ({ game }) => game.state.zones.chant.length > 0 },
  { code: "FIRST_TURN", rule: "mag:605.4.1", fails: ({ game }) => game.state.turn === 1 },
];

/** Conditions of attacking that depend on the unit. */
const UNIT_CONDITIONS: readonly AttackCondition[] = [
  {
    code: "NOT_A_UNIT_OF_YOURS",
    rule: "mag:701.2.1.1",
    fails: ({ player, place }) => place.zone !== "battleArea" || place.instance.controller !== player,
  },
  { code: "RESTED", rule: "mag:701.2.1.1", fails: ({ place }) => place.instance.rested },
  {
    code: "FORBIDDEN",
    rule: "mag:102",
    fails: (attempt) => forbiddingAttack(attempt) !== null,
    by: (attempt) => getChangeSource(forbiddingAttack(attempt)),
  },
  {
    code: "CANNOT_REST",
    rule: "house:1",
    fails: (attempt) => forbiddingRest(attempt) !== null,
    by: (attempt) => getChangeSource(forbiddingRest(attempt)),
  },
  {
    code: "PRICE",
    rule: "house:49",
    fails: ({ game, player, place }) => findUnpayablePrice(game, "attack", place.instance.id, player) !== null,
    by: ({ game, player, place }) => findUnpayablePrice(game, "attack", place.instance.id, player),
  },
  {
    code: "NO_ATTACK_TARGET",
    rule: "mag:701.1.2",
    fails: ({ game, place }) => !mayAttackPlayer(game, place) && getAttackTargets(game, place.instance.id).length === 0,
  },
];

const CONDITIONS: readonly AttackCondition[] = [...GAME_CONDITIONS, ...UNIT_CONDITIONS];

/**
 * Returns all failing conditions of attacking with a unit, each with its rule.
 * @rule mag:605.4, mag:605.4.1, mag:701.1.2, mag:701.2.1.2, mag:701.3.1.1, house:1, house:12
 */
export function attackProblems(game: Game, player: PlayerId, place: LocatedInstance): readonly AttackProblem[] {
  const attempt: AttackAttempt = { game, player, place };
  return CONDITIONS.filter(({ fails }) => fails(attempt)).map(
    ({ code, rule, by }) => ({ code, rule, player, ...(by && { by: by(attempt) }) }) as AttackProblem,
  );
}

/** Returns whether a player with priority can attack with a unit; priority itself is not checked. */
export const canAttack = (game: Game, player: PlayerId, place: LocatedInstance): boolean =>
  mayDeclare(game, player) && passes({ game, player, place }, UNIT_CONDITIONS);

/** Returns units that a player with priority can attack with; priority itself is not checked. */
export function getLegalAttackers(game: Game, player: PlayerId): readonly LocatedInstance[] {
  const found: LocatedInstance[] = [];
  if (!mayDeclare(game, player)) return found;
  for (const instance of game.state.zones.battleArea) {
    if (instance.rested || instance.controller !== player) continue;
    const place: LocatedInstance = { zone: "battleArea", player, instance };
    if (passes({ game, player, place }, UNIT_CONDITIONS)) found.push(place);
  }
  return found;
}

/** Whether the conditions that do not depend on the unit hold, except priority. */
const mayDeclare = ({ state }: Game, player: PlayerId): boolean =>
  player === state.turnPlayer &&
  state.phase === "main" &&
  state.battle === null &&
  state.turn !== 1 &&
  state.zones.chant.length === 0;

function passes(attempt: AttackAttempt, rows: readonly AttackCondition[]): boolean {
  for (const { fails } of rows) if (fails(attempt)) return false;
  return true;
}

/**
 * Returns possible targets of an attack (701.3.1.1): the opponent and their rested units. Targets that nobody, this
 * player, or this unit may attack are left out (102). Empty if the unit is not in the battle area.
 */
export function getAttackTargets(game: Game, attackerId: InstanceId): readonly Target[] {
  const attacker = findInstance(game.state.zones, attackerId);
  if (attacker?.zone !== "battleArea") return [];
  const other = getOpponent(attacker.instance.controller);
  const found: Target[] = [];
  if (mayAttackPlayer(game, attacker)) found.push({ player: other });
  for (const instance of game.state.zones.battleArea) {
    if (instance.controller !== other || !instance.rested) continue;
    const target = { instance: instance.id };
    const place: LocatedInstance = { zone: "battleArea", player: other, instance };
    if (findProhibition(game, "beAttacked", target, attacker) !== null) continue;
    if (findProhibition(game, "attack", { player: attacker.instance.controller }, place) !== null) continue;
    if (findProhibition(game, "attack", { instance: attackerId }, place) === null) found.push(target);
  }
  return found;
}

/** Whether no effect protects the opponent from attacks by a unit in the battle area. */
const mayAttackPlayer = (game: Game, attacker: LocatedInstance): boolean =>
  attacker.zone === "battleArea" &&
  findProhibition(game, "beAttacked", { player: getOpponent(attacker.instance.controller) }, attacker) === null;

/** The effect that forbids a unit or its player every attack (102); null if there is none. */
function forbiddingAttack({ game, player, place }: AttackAttempt): ActiveChange | null {
  return (
    findProhibition(game, "attack", { instance: place.instance.id }) ?? findProhibition(game, "attack", { player })
  );
}

/** The effect that prevents a unit from being rested (701.1.2); null if there is none. */
function forbiddingRest({ game, place }: AttackAttempt): ActiveChange | null {
  return findProhibition(game, "rest", { instance: place.instance.id });
}
