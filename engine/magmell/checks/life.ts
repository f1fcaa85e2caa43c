import { PLAYERS } from "../model/ids";
import type { RuleCheck } from "./rule-check";

/** 705.4.1: a player without life loses. */
export const life: RuleCheck = {
  rule: "mag:705.4.1",
  also: ["mag:202.2", "mag:202.2.1", "mag:220.4", "mag:221.3"],
  find: ({ players }, found) => {
    for (const player of PLAYERS) {
      if (players[player].life <= 0) found.push({ type: "defeated", rule: "mag:705.4.1", player });
    }
  },
};
