import type { TargetSpec } from "../../model/ability";
import { getCardDefinition } from "../../model/cards";
import { getOpponent, isSameTarget, PLAYERS, type Target } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { AnnouncedChoices, Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { findObject, getPermanents, getZoneObjects } from "../../model/zone";
import { getCharacteristics } from "../continuous/characteristics";
import { evaluateAmount } from "../continuous/evaluate";
import { matchesFilter } from "../continuous/matches-filter";
import { isProtectedFrom } from "../protection";

/** An object that chooses targets: the references in its text, and its id on the stack. */
export type TargetingContext = { readonly scope: Scope; readonly instance: number | null };

/**
 * Returns all current legal targets for one word "target"; with `enough`, stops at that number. Only permanents are
 * legal unless another zone is named. A spell on the stack is not a permanent, and no object targets itself.
 * @rule mtg-6e:T.4.2.f, mtg-6e:G.39.2, mtg-6e:G.39.r2, mtg-6e:G.40.r2, mtg-6e:G.41.1, mtg-6e:G.41.r1, mtg-6e:G.41.r2
 * @rule mtg-6e:G.41.r3, mtg-6e:G.41.r4, mtg-6e:G.41.r5, mtg-6e:G.41.r6, mtg-6e:G.40.1, mtg-6e:K.23.2
 */
export function legalTargets(
  game: Game,
  { scope, instance }: TargetingContext,
  spec: TargetSpec,
  enough = Number.POSITIVE_INFINITY,
): readonly Target[] {
  const found: Target[] = [];
  if (spec.players !== undefined) {
    const wanted = { you: scope.controller, opponent: getOpponent(scope.controller), any: null }[spec.players];
    for (const player of PLAYERS) if (wanted === null || wanted === player) found.push({ player });
  }
  const { objects } = spec;
  if (objects === undefined) return found;
  const source = sourceOf(game, { scope, instance });
  for (const object of objectsIn(game, spec)) {
    if (found.length >= enough) break;
    if (object.id === instance || !matchesFilter(game, scope, object, getCharacteristics(game, object), objects))
      continue;
    if (isOpenTo(game, object, spec, source)) found.push({ instance: object.id });
  }
  return found;
}

/**
 * Objects in the zone of a word "target": on the stack only spells, because an ability is not a spell.
 * @rule mtg-6e:A.1.r2, mtg-6e:K.19.r1
 */
function objectsIn({ state }: Game, { zone = "battlefield" }: TargetSpec): readonly GameObject[] {
  if (zone === "battlefield") return getPermanents(state.zones);
  if (zone === "stack") return state.zones.stack.filter(({ thing }) => thing === null);
  return [...new Set(PLAYERS.flatMap((player) => getZoneObjects(state.zones, zone, player)))];
}

/**
 * The object whose color and types matter for protection. For an ability, its source in the current or last known state
 * (A.2.9).
 */
function sourceOf(game: Game, { scope, instance }: TargetingContext): GameObject | null {
  const id = scope.source ?? instance;
  return id === null ? null : (findObject(game.state.zones, id)?.object ?? game.state.past[id]?.object ?? null);
}

/**
 * Whether a source may target a permanent despite protection and other effects. Protection works on the battlefield
 * only: spells and cards in other zones do not have it, and attachments of a permanent do not share it.
 * @rule mtg-6e:A.24.2, mtg-6e:A.24.2.3, mtg-6e:A.24.r4, mtg-6e:A.24.r5, mtg-6e:A.24.r7, mtg-6e:T.8.13
 */
function isOpenTo(game: Game, object: GameObject, { zone = "battlefield" }: TargetSpec, source: GameObject | null) {
  if (zone !== "battlefield") return true;
  const forbids = getCharacteristics(game, object).rules.some(({ change, scope }) => {
    if (!("cannot" in change) || change.cannot !== "beTargeted") return false;
    const { where } = change;
    if (where === undefined) return true;
    return source !== null && matchesFilter(game, scope, source, getCharacteristics(game, source), where);
  });
  return !forbids && (source === null || !isProtectedFrom(game, object, source));
}

/**
 * Returns the minimum and maximum number of targets for a word "target". Each target of a division gets at least 1
 * (T.4.9).
 */
export function getTargetBounds(
  game: Game,
  { scope }: TargetingContext,
  spec: TargetSpec,
  options: number,
): readonly [number, number] {
  const most = Math.min(evaluateAmount(game, scope, spec.max), options);
  const shares = spec.divide === undefined ? most : Math.min(most, evaluateAmount(game, scope, spec.divide));
  return [Math.min(spec.min, Math.max(0, shares)), Math.max(0, shares)];
}

/** Returns the indices of words "target" with too few legal targets. @rule mtg-6e:G.39.1, mtg-6e:T.4.6 */
export const findUnmetTargets = (
  game: Game,
  aiming: TargetingContext,
  specs: readonly TargetSpec[],
): readonly number[] =>
  specs.flatMap((spec, index) => (legalTargets(game, aiming, spec, spec.min).length < spec.min ? [index] : []));

/**
 * Returns the choices on resolution, without targets that are no longer legal and without their shares. Returns `null`
 * if there were targets, but none is still legal.
 * @rule mtg-6e:T.6.1.a, mtg-6e:T.6.2, mtg-6e:G.39.4, mtg-6e:G.39.5, mtg-6e:G.39.6
 */
export function keepLegalTargets(
  game: Game,
  aiming: TargetingContext,
  specs: readonly TargetSpec[],
  aim: AnnouncedChoices,
): AnnouncedChoices | null {
  const kept = aim.targets.map((targets, group) => {
    const spec = specs[group];
    const legal = spec === undefined ? targets : legalTargets(game, aiming, spec);
    return targets.map((target) => legal.some((other) => isSameTarget(other, target)));
  });
  const isAimed = kept.some((group) => group.length > 0);
  if (isAimed && !kept.some((group) => group.includes(true))) return null;
  const keep = <Item>(items: readonly Item[], group: number): readonly Item[] =>
    items.filter((_item, index) => kept[group]?.[index] !== false);
  return {
    ...aim,
    targets: aim.targets.map(keep),
    shares: aim.shares.map((shares, group) => (shares === null ? null : keep(shares, group))),
  };
}

/**
 * Returns the specification of an Aura spell's target: what it enchants. Returns `null` for other cards. On the
 * battlefield an Aura does not target.
 * @rule mtg-6e:K.12.2, mtg-6e:K.12.3, mtg-6e:K.12.8, mtg-6e:G.40.2, mtg-6e:G.40.3
 */
export function getAuraTargetSpec(game: Game, object: GameObject): TargetSpec | null {
  if (!getCharacteristics(game, object).subtypes.includes("Aura")) return null;
  const { objects, players } = getCardDefinition(game.cards, object.card).enchants ?? {};
  return {
    ...(objects !== undefined && { objects }),
    ...(players === true && { players: "any" as const }),
    min: 1,
    max: 1,
  };
}
