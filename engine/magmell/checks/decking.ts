import { PLAYERS } from "../model/ids";
import type { RuleCheck } from "./rule-check";

/** 705.4.2: a player who has tried to draw from an empty grimoire since the last check loses. */
export const decking: RuleCheck = {
  rule: "mag:705.4.2",
  also: ["mag:202.2", "mag:202.2.2", "mag:229.3"],
  find: ({ players }, found) => {
    for (const player of PLAYERS) {
      if (players[player].drewFromEmpty) found.push({ type: "defeated", rule: "mag:705.4.2", player });
    }
  },
};
