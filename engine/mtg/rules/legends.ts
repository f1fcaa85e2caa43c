import { getEraSwitch } from "../model/era-switches";
import type { InstanceId } from "../model/ids";
import { forgetDerived, type Game } from "../model/state";
import { getPermanents, updateObject } from "../model/zone";
import { getCharacteristics, getContinuousEffects } from "./continuous/characteristics";
import { isLegend } from "./continuous/type-changes";

/**
 * Returns the permanents that are not legends, while effects change which permanents are. Returns `null` if no effect
 * does so, or the era does not need it.
 */
export function collectNonLegends(game: Game): ReadonlySet<InstanceId> | null {
  if (!getContinuousEffects(game).remakes || getEraSwitch(game.state.era, "legend") !== "oldestStays") return null;
  const others = getPermanents(game.state.zones).filter((object) => !isLegend(getCharacteristics(game, object)));
  return new Set(others.map(({ id }) => id));
}

/**
 * Gives the permanents of `before` that are legends now a new timestamp.
 * @rule mtg-6e:K.17.r4
 */
export function renewLegendTimestamps(game: Game, before: ReadonlySet<InstanceId> | null): void {
  if (before === null) return;
  const { zones, moment } = game.state;
  for (const object of getPermanents(zones)) {
    if (!before.has(object.id) || !isLegend(getCharacteristics(game, object))) continue;
    updateObject(zones, object.id, { arrived: moment });
    forgetDerived(game);
  }
}
