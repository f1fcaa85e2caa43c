import type { RuleCheck } from "./rule-check";

/** 705.4.9: of power and weak counters on one unit in the battle area the smaller number is removed of both. */
export const counterPair: RuleCheck = {
  rule: "mag:705.4.9",
  also: ["mag:224.3"],
  find: ({ state }, found) => {
    for (const { id, counters } of state.zones.battleArea) {
      if (counters === null) continue;
      const count = Math.min(counters.power ?? 0, counters.weak ?? 0);
      // What 705.4.8 removes at the same moment is not there to be removed twice; what is left is looked at again.
      if (count === 0 || found.some((event) => event.type === "countersRemoved" && event.instance === id)) continue;
      for (const counter of ["power", "weak"]) {
        found.push({ type: "countersRemoved", rule: "mag:705.4.9", instance: id, counter, count });
      }
    }
  },
};
