import type { Event } from "../model/event";
import type { Game } from "../model/state";
import { findInstance, type ZoneId } from "../model/zone";
import type { RuleId } from "../rulebook/index";
import type { RuleCheck } from "./rule-check";

/** 705.4.5: a token anywhere but in the battle area or a stone area vanishes. It can only have got there by moving. */
export const tokenAstray: RuleCheck = {
  rule: "mag:705.4.5",
  also: ["mag:206.4"],
  find: (game, found) => findMovedTokens(game, "mag:705.4.5", false, found),
};

/** 705.4.6: a token that has moved since the last check vanishes, even in the battle area or a stone area. */
export const tokenMoved: RuleCheck = {
  rule: "mag:705.4.6",
  also: ["mag:206.5"],
  find: (game, found) => findMovedTokens(game, "mag:705.4.6", true, found),
};

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
