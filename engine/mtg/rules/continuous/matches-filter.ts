import { COMPARATORS } from "../../../kernel/compile/comparison";
import { createFilterCompiler, type FilterPredicate } from "../../../kernel/compile/filters";

import type { PatternSubject } from "../../model/ability";
import type { Characteristics } from "../../model/characteristics";
import { getOpponent, type InstanceId, PLAYERS, type PlayerId, type Target } from "../../model/ids";
import { getManaValue } from "../../model/mana";
import type { GameObject } from "../../model/object";
import type { Filter, NumberComparison, PlayerGroupRef, PlayerRef } from "../../model/select";
import type { Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { findObject } from "../../model/zone";
import { findCharacteristics, getController } from "./characteristics";
import { evaluateAmount, selectTargets } from "./evaluate";
import { hasSubtype, hasSupertype } from "./type-changes";

export const matchesComparison = (game: Game, scope: Scope, number: number, { is, than }: NumberComparison): boolean =>
  COMPARATORS[is](number, evaluateAmount(game, scope, than));

/** Returns the players of a reference; empty if its object is unknown. */
export function resolvePlayers(game: Game, scope: Scope, ref: PlayerGroupRef): readonly PlayerId[] {
  if (ref === "each") {
    const { active } = game.state;
    return [active, getOpponent(active)];
  }
  const player = resolvePlayer(game, scope, ref);
  return player === null ? [] : [player];
}

/** Returns the player of a reference; `null` if its object is unknown. */
export function resolvePlayer(game: Game, scope: Scope, ref: PlayerRef): PlayerId | null {
  if (ref === "you") return scope.controller;
  if (ref === "opponent") return getOpponent(scope.controller);
  if (ref === "active") return game.state.active;
  if ("event" in ref) return scope.event?.player ?? null;
  const [first] = selectTargets(game, scope, "controllerOf" in ref ? ref.controllerOf : ref.ownerOf);
  if (first === undefined) return null;
  if ("player" in first) return first.player;
  const place = findObject(game.state.zones, first.instance);
  const object = place?.object ?? game.state.past[first.instance]?.object;
  if (object === undefined) return null;
  if ("ownerOf" in ref) return object.owner;
  return place === null ? (findCharacteristics(game, first.instance)?.controller ?? null) : getController(game, object);
}

type FilterTest = FilterPredicate<Game, Scope, GameObject, Characteristics>;

/** Returns the row of a condition that reads what it wants as it is asked. */
const ask =
  <Want>(holds: (want: Want, object: GameObject, seen: Characteristics, game: Game, scope: Scope) => boolean) =>
  (want: Want): FilterTest =>
  (game, scope, object, seen) =>
    holds(want, object, seen, game, scope);

/** Returns the row of a comparison with a number of an object. */
const compare = (numberOf: (seen: Characteristics, object: GameObject, game: Game) => number) =>
  ask<NumberComparison>((comparison, object, seen, game, scope) =>
    matchesComparison(game, scope, numberOf(seen, object, game), comparison),
  );

const compileFilter = createFilterCompiler<Filter, Game, Scope, GameObject, Characteristics>({
  type: ask((want, _object, { types }) =>
    typeof want === "string" ? types.includes(want) : want.some((type) => types.includes(type)),
  ),
  supertype: ask((supertype, _object, seen, { state }) => hasSupertype(state.era, seen, supertype)),
  subtype: ask((subtype, _object, seen, { state }) => hasSubtype(state.era, seen, subtype)),
  color: ask((color, _object, { colors }) => colors.includes(color)),
  colorless: ask((want, _object, { colors }) => (colors.length === 0) === want),
  name: ask((name, _object, seen) => seen.name === name),
  keyword: ask((keyword, _object, { keywords }) => keywords.includes(keyword)),
  tapped: ask((want, { tapped }) => tapped === want),
  token: ask((want, { isToken }) => isToken === want),
  damaged: ask((want, { damage }) => damage > 0 === want),
  attacking: ask((want, { id }, _seen, { state }) => isAmong(state.combat?.attackers, id) === want),
  blocking: ask((want, { id }, _seen, { state }) => isAmong(state.combat?.blockers, id) === want),
  blocked: ask((want, { id }, _seen, game) =>
    want ? game.state.combat?.blocked.includes(id) === true : isUnblocked(game, id),
  ),
  controller: ask((ref, _object, { controller }, game, scope) => controller === resolvePlayer(game, scope, ref)),
  owner: ask((ref, { owner }, _seen, game, scope) => owner === resolvePlayer(game, scope, ref)),
  other: ask((want, { id }, _seen, _game, { source }) => !want || id !== source),
  blocksThis: ask((want, { id }, _seen, game, { source }) => !want || isBlocking(game, id, source)),
  power: compare(({ power }) => clampToZero(power)),
  toughness: compare(({ toughness }) => clampToZero(toughness)),
  manaValue: compare((seen, object, game) => getObjectManaValue(game, object, seen)),
  counters: (want) => compare((_seen, { counters }) => counters?.[want.counter] ?? 0)(want),
});

const isAmong = (fighters: readonly { readonly id: InstanceId }[] | undefined, id: InstanceId): boolean =>
  fighters?.some((other) => other.id === id) ?? false;

/**
 * Returns whether an object with these characteristics matches a filter of an ability with this scope. A multicolored
 * object has each of its colors, so a filter that excludes one of them does not match it.
 * @rule mtg-6e:K.7.r2, mtg-6e:K.7.r3
 */
export const matchesFilter = (
  game: Game,
  scope: Scope,
  object: GameObject,
  seen: Characteristics,
  filter: Filter,
): boolean => compileFilter(filter)(game, scope, object, seen);

/**
 * Whether a creature attacks unblocked, which none does before blockers have been declared.
 *
 * @rule mtg-6e:G.42.1
 */
function isUnblocked({ state: { combat, step, agenda } }: Game, id: InstanceId): boolean {
  if (combat === null || combat.blocked.includes(id) || !combat.attackers.some((other) => other.id === id))
    return false;
  return step !== "beginCombat" && step !== "attackers" && !agenda.some(({ run }) => run === "declareBlockers");
}

const isBlocking = ({ state }: Game, blocker: InstanceId, attacker: InstanceId | null): boolean =>
  attacker !== null &&
  (state.combat?.blockers.some(({ id, attackers }) => id === blocker && attackers.includes(attacker)) ?? false);

/**
 * Returns a power or toughness for use in the game. A negative number counts as 0, except when it is changed.
 * @rule mtg-6e:K.10.3
 */
export const clampToZero = (number: number): number => Math.max(0, number);

/**
 * Returns the converted mana cost of an object. X is the chosen value while the object is on the stack, and 0
 * elsewhere.
 * @rule mtg-6e:K.18.r4, mtg-6e:K.25.5, mtg-6e:K.8.1, mtg-6e:K.15.7, mtg-6e:K.27.3
 */
export function getObjectManaValue({ state }: Game, { id, aim }: GameObject, { cost }: Characteristics): number {
  const isSpell = aim !== null && aim.x > 0 && state.zones.stack.some((object) => object.id === id);
  return getManaValue(cost, isSpell ? aim.x : 0);
}

/** Returns whether an object matches a filter with its current or last known characteristics. */
export function matchesFilterNow(game: Game, scope: Scope, object: GameObject, filter: Filter): boolean {
  const seen = findCharacteristics(game, object.id);
  return seen !== null && matchesFilter(game, scope, object, seen, filter);
}

/** Returns whether a player or object is the subject of an event pattern. */
export function isPatternSubject(game: Game, scope: Scope, target: Target, subject: PatternSubject): boolean {
  if (typeof subject === "object" && "player" in subject) {
    return "player" in target && resolvePlayers(game, scope, subject.player).includes(target.player);
  }
  if (subject === "attached") {
    const attached = scope.source === null ? null : getAttachedTarget(game, scope.source);
    return JSON.stringify(attached) === JSON.stringify(target);
  }
  if (!("instance" in target)) return false;
  if (subject === "self") return target.instance === scope.source;
  const object = findObject(game.state.zones, target.instance)?.object ?? game.state.past[target.instance]?.object;
  return object !== undefined && matchesFilterNow(game, scope, object, subject);
}

/** Returns the permanent or player to which an object is attached, or was attached when it left. */
export function getAttachedTarget(game: Game, id: number): Target | null {
  const object = findObject(game.state.zones, id)?.object ?? game.state.past[id]?.object;
  return object?.attachedTo ?? null;
}

/** Returns whether a player is one of the players of a reference. */
export const isReferencedPlayer = (game: Game, scope: Scope, player: PlayerId, ref: PlayerGroupRef): boolean =>
  ref === "each" ? PLAYERS.includes(player) : resolvePlayer(game, scope, ref) === player;
