import type { Event } from "../model/event";
import type { Game } from "../model/state";
import { findInstance, type ZoneId } from "../model/zone";
import type { RuleId } from "../rulebook";

const HOME: readonly ZoneId[] = ["battleArea", "stoneArea"];

/**
 * Adds the tokens that have moved and now lie where tokens belong, or where they do not. One that is being destroyed at
 * the same moment moves once more, and is found again after that.
 */
export function findMovedTokens({ state }: Game, rule: RuleId, isHome: boolean, found: Event[]): void {
  for (const { instance: id } of state.moved) {
    const place = findInstance(state.zones, id);
    if (place === null || !place.instance.isToken || HOME.includes(place.zone) !== isHome) continue;
    if (found.some((event) => event.type === "moved" && event.instance === id)) continue;
    found.push({ type: "vanished", rule, instance: id });
  }
}
