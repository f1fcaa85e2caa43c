import { PLAYERS } from "../model/ids";
import { findProhibition } from "../rules/continuous/characteristics";
import type { RuleCheck } from "./rule-check";

/** A player without life loses, unless prevented from losing (705.4.1, 102). */
export const lifeCheck: RuleCheck = {
  rule: "mag:705.4.1",
  also: ["mag:202.2", "mag:202.2.1", "mag:220.4", "mag:221.3", "mag:102"],
  find: (game, events) => {
    for (const player of PLAYERS) {
      if (game.state.players[player].life > 0 || findProhibition(game, "lose", { player }) !== null) continue;
      events.push({ type: "defeated", rule: "mag:705.4.1", player });
    }
  },
};

/**
 * A player who tried to draw from an empty grimoire since the last check loses, unless prevented from losing (705.4.2,
 * 102).
 */
export const deckingCheck: RuleCheck = {
  rule: "mag:705.4.2",
  also: ["mag:202.2", "mag:202.2.2", "mag:229.3", "mag:102"],
  find: (game, events) => {
    for (const player of PLAYERS) {
      if (!game.state.players[player].drewFromEmpty || findProhibition(game, "lose", { player }) !== null) continue;
      events.push({ type: "defeated", rule: "mag:705.4.2", player });
    }
  },
};
