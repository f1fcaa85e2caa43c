import type { Event } from "../model/event";
import type { Game } from "../model/state";
import { findInstance, type ZoneId } from "../model/zone";
import type { RuleId } from "../rulebook/index";
import type { RuleCheck } from "./rule-check";

/** A token outside the battle area and stone areas vanishes (705.4.5). It can only have got there by moving. */
export const strayTokenCheck: RuleCheck = {
  rule: "mag:705.4.5",
  also: ["mag:206.4"],
  find: (game, events) => findMovedTokens(game, "mag:705.4.5", false, events),
};

/** A token that moved since the last check vanishes, even in the battle area or a stone area (705.4.6). */
export const movedTokenCheck: RuleCheck = {
  rule: "mag:705.4.6",
  also: ["mag:206.5"],
  find: (game, events) => findMovedTokens(game, "mag:705.4.6", true, events),
};

const HOME: readonly ZoneId[] = ["battleArea", "stoneArea"];

/**
 * Adds the vanishing of tokens that moved, either those inside the areas where tokens belong or those outside. A token
 * that is destroyed in the same batch moves again and is found in the next round.
 */
function findMovedTokens({ state }: Game, rule: RuleId, isHome: boolean, events: Event[]): void {
  for (const { instance: id } of state.moved) {
    const place = findInstance(state.zones, id);
    if (place === null || !place.instance.isToken || HOME.includes(place.zone) !== isHome) continue;
    if (events.some((event) => event.type === "moved" && event.instance === id)) continue;
    events.push({ type: "vanished", rule, instance: id });
  }
}
