import { getAbility, getCardFacts, getChanges } from "../../model/cards";
import type { ActiveAbilities, ChangeSource, ContinuousEffects } from "../../model/continuous-effects";
import type { InstanceId } from "../../model/ids";
import type { CardPartId } from "../../model/parts";
import type { LastingEffect } from "../../model/scope";
import type { Game } from "../../model/state";
import { findInstance, findInstanceInZone, type LocatedInstance } from "../../model/zone";
import { createScope } from "./create-scope";
import { getAbilityDependencies } from "./dependencies";
import { getSidePlayer } from "./select";

/** Returns the sources of changes in force at this moment, oldest first. */
export function changeSources(game: Game, { statics }: ActiveAbilities): ChangeSource[] {
  const sources: ChangeSource[] = [];
  for (const { zone, player, id: stamp, card } of statics) {
    const place = findInstanceInZone(game.state.zones, zone, player, stamp);
    if (place === null) continue;
    for (const id of getCardFacts(game.cards, card).abilitiesIn[zone]) {
      const source = staticSource(game, id, place, stamp);
      if (source !== null) sources.push(source);
    }
  }
  for (const lasting of game.state.lasting) {
    if (!isInForce(game, lasting)) continue;
    const { id, scope } = lasting;
    if (lasting.kind === "changes") {
      sources.push({
        stamp: id,
        scope,
        changes: getChanges(game.cards, lasting.changes),
        ability: null,
        lasting,
        dependencies: 0,
      });
    } else if (lasting.kind === "ability") {
      const part = getAbility(game.cards, lasting.ability);
      if (part.type !== "static") continue;
      const ability = { id: lasting.ability, part, place: null };
      const dependencies = getAbilityDependencies(part);
      sources.push({ stamp: id, scope, changes: part.changes, ability, lasting: null, dependencies });
    }
  }
  return sources.length < 2 ? sources : sources.sort((one, other) => one.stamp - other.stamp);
}

/**
 * Returns whether a lasting effect is in force. An effect that depends on its source ends when the source leaves or
 * changes sides (306.2). A created ability is not in force before its first turn.
 */
export function isInForce({ state }: Game, lasting: LastingEffect): boolean {
  const { until, scope } = lasting;
  if (lasting.kind === "ability" && state.turn < lasting.from) return false;
  if (until !== "whileHere" && until !== "whileYouControl") return true;
  const place = findInstance(state.zones, scope.source);
  return place !== null && (until === "whileHere" || getSidePlayer(place) === scope.controller);
}

function staticSource({ cards }: Game, id: CardPartId, place: LocatedInstance, stamp: InstanceId): ChangeSource | null {
  const part = getAbility(cards, id);
  if (part.type !== "static") return null;
  const { instance } = place;
  const scope = createScope(instance.id, instance.card, getSidePlayer(place), id);
  const dependencies = getAbilityDependencies(part);
  return { stamp, scope, changes: part.changes, ability: { id, part, place }, lasting: null, dependencies };
}

/** Returns the static abilities that instances have gained. */
export function grantedStatics(game: Game, { abilities }: ContinuousEffects): readonly ChangeSource[] {
  return abilities.flatMap(({ timestamp: stamp, change, instances }) => {
    if (!("grant" in change) || change.grant.type !== "static") return [];
    const id = game.cards.parts.idOf.get(change.grant);
    return instances.flatMap((instance) => {
      const place = findInstance(game.state.zones, instance);
      return place === null || id === undefined ? [] : (staticSource(game, id, place, stamp) ?? []);
    });
  });
}
