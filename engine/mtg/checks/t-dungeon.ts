import { getCardDefinition } from "../model/cards";
import { PLAYERS } from "../model/ids";
import { findObject } from "../model/zone";
import type { RuleCheck } from "./frame/rule-check";
import { hasPendingAbility } from "./frame/snapshot";

/**
 * A dungeon whose marker is in the last room leaves the game. It stays while a triggered room ability of it has not
 * left the stack (704.5t).
 */
export const dungeonCheck: RuleCheck = {
  id: "704.5t",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5t" },
  also: [],
  find: ({ game: { state, cards } }, rule) =>
    PLAYERS.flatMap((player) => {
      const at = state.players[player].dungeon;
      const place = at === null ? null : findObject(state.zones, at.instance);
      if (at === null || place === null) return [];
      const { rooms } = getCardDefinition(cards, place.object.card);
      if (rooms === undefined || at.room < rooms || hasPendingAbility(state, at.instance, ["room"])) return [];
      return [{ rule, about: { instance: at.instance }, events: [{ type: "dungeonLeft", rule, player }] } as const];
    }),
};
