import { findInstance } from "../model/zone";
import { removeFrom } from "./removed-counters";
import type { RuleCheck } from "./rule-check";

/** 705.4.8: counters that have moved with what they lie on since the last check are removed; those put there since stay. */
export const counterMoved: RuleCheck = {
  rule: "mag:705.4.8",
  also: ["mag:224.2", "house:8"],
  find: ({ state }, found) => {
    for (const { instance: id, counters } of state.moved) {
      const place = findInstance(state.zones, id);
      if (place === null || found.some((event) => event.type === "vanished" && event.instance === id)) continue;
      removeFrom("mag:705.4.8", place.instance, counters, found);
    }
  },
};
