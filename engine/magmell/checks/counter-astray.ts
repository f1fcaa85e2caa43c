import { removeFrom } from "./removed-counters";
import type { RuleCheck } from "./rule-check";

/** 705.4.7: counters on what is neither a card nor a token are removed: on abilities on the chant (house:32). */
export const counterAstray: RuleCheck = {
  rule: "mag:705.4.7",
  also: ["house:32"],
  find: ({ state }, found) => {
    for (const instance of state.zones.chant) {
      if (instance.isAbility) removeFrom("mag:705.4.7", instance, instance.counters, found);
    }
  },
};
