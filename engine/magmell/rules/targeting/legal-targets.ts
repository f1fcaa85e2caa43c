import type { TargetSpec } from "../../model/ability";
import { getOpponent, type InstanceId, PLAYERS, type PlayerId, type Target } from "../../model/ids";
import type { Scope } from "../../model/scope";
import type { Game } from "../../model/state";
import { findInstance, getZoneInstances, isSharedZone, type LocatedInstance } from "../../model/zone";
import { findProhibition } from "../continuous/characteristics";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { resolvePlayer } from "../continuous/evaluate";
import { matchesFilter } from "../continuous/filters";
import { getActParties } from "../continuous/known-instance";
import { getSidePlayer } from "../continuous/select";

/**
 * Returns the legal targets of one 「対象」. `except` is the targeting instance, which is never a target of itself.
 * @rule mag:702.3.2, mag:704.3.1.3, mag:405.4, mag:406.3, house:29
 */
export function legalTargets(game: Game, scope: Scope, spec: TargetSpec, except: InstanceId): readonly Target[] {
  const found: Target[] = [];
  for (const player of PLAYERS) {
    if (canTargetPlayer(scope, spec, player) && !isUntargetable(game, scope, { player })) found.push({ player });
  }
  for (const zone of spec.zones ?? []) {
    for (const player of PLAYERS) {
      for (const instance of getZoneInstances(game.state.zones, zone, player)) {
        if (instance.id === except) continue;
        const place = { zone, player: isSharedZone(zone) ? instance.controller : player, instance };
        if (canTargetInstance(game, scope, spec, place)) found.push({ instance: instance.id });
      }
      if (isSharedZone(zone)) break;
    }
  }
  return found;
}

function canTargetPlayer({ controller }: Scope, { players }: TargetSpec, player: PlayerId): boolean {
  switch (players) {
    case "any":
      return true;
    case "you":
      return player === controller;
    case "opponent":
      return player === getOpponent(controller);
    default:
      return false;
  }
}

function canTargetInstance(game: Game, scope: Scope, { whose, where }: TargetSpec, place: LocatedInstance): boolean {
  if (whose !== undefined && getSidePlayer(place) !== resolvePlayer(game, scope, whose)) return false;
  if (where !== undefined && !matchesFilter(game, scope, place, where)) return false;
  return !isUntargetable(game, scope, { instance: place.instance.id });
}

/** Whether an effect prevents a target from being targeted, in general or by this ability or its source (102). */
const isUntargetable = (game: Game, scope: Scope, target: Target): boolean =>
  computeContinuousEffects(game).changes.length > 0 &&
  findProhibition(game, "beTargeted", target, ...getActParties(game, scope)) !== null;

/** Returns whether a chosen target is still legal and has not left its zone (704.3.1, 704.3.1.1 to 704.3.1.3). */
export function isTargetStillLegal(game: Game, scope: Scope, spec: TargetSpec, target: Target): boolean {
  if ("player" in target) {
    return canTargetPlayer(scope, spec, target.player) && !isUntargetable(game, scope, target);
  }
  const place = findInstance(game.state.zones, target.instance);
  return place !== null && (spec.zones ?? []).includes(place.zone) && canTargetInstance(game, scope, spec, place);
}
