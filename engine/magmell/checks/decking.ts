import { PLAYERS } from "../model/ids";
import type { RuleCheck } from "./rule-check";

/** 705.4.2: a player who has tried to draw from an empty grimoire since the last check loses. */
export const decking: RuleCheck = {
  rule: "mag:705.4.2",
  find: ({ players }, found) => {
    for (const player of PLAYERS) {
      if (players[player].drewFromEmpty) found.push({ type: "defeated", rule: "mag:705.4.2", player });
    }
  },
};
