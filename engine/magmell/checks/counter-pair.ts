import type { RuleCheck } from "./rule-check";

/**
 * Power and weak counters on one unit in the battle area cancel out: the smaller number is removed from both (705.4.9).
 */
export const counterPairCheck: RuleCheck = {
  rule: "mag:705.4.9",
  also: ["mag:224.3"],
  find: ({ state }, events) => {
    for (const { id, counters } of state.zones.battleArea) {
      if (counters === null) continue;
      const count = Math.min(counters.power ?? 0, counters.weak ?? 0);
      // Counters that 705.4.8 removes in the same batch must not be removed twice; the next round looks at the rest.
      if (count === 0 || events.some((event) => event.type === "countersRemoved" && event.instance === id)) continue;
      for (const counter of ["power", "weak"]) {
        events.push({ type: "countersRemoved", rule: "mag:705.4.9", instance: id, counter, count });
      }
    }
  },
};
