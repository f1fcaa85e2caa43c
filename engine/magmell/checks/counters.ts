import type { Counters } from "../model/card";
import type { Event } from "../model/event";
import type { Instance } from "../model/instance";
import { findInstance } from "../model/zone";
import type { RuleId } from "../rulebook/index";
import type { RuleCheck } from "./rule-check";

/** Counters on an instance that is neither card nor token, an ability on the chant, are removed (705.4.7, house:32). */
export const strayCounterCheck: RuleCheck = {
  rule: "mag:705.4.7",
  also: ["house:32"],
  find: ({ state }, events) => {
    for (const instance of state.zones.chant) {
      if (instance.isAbility) removeFrom("mag:705.4.7", instance, instance.counters, events);
    }
  },
};

/**
 * Counters that moved together with their instance since the last check are removed; counters put there later stay
 * (705.4.8).
 */
export const movedCounterCheck: RuleCheck = {
  rule: "mag:705.4.8",
  also: ["mag:224.2", "house:8"],
  find: ({ state }, events) => {
    for (const { instance: id, counters } of state.moved) {
      const place = findInstance(state.zones, id);
      if (place === null || events.some((event) => event.type === "vanished" && event.instance === id)) continue;
      removeFrom("mag:705.4.8", place.instance, counters, events);
    }
  },
};

/** Adds an event for each kind of counter to remove, limited to the number still on the instance. */
function removeFrom(rule: RuleId, instance: Instance, removed: Counters | null, events: Event[]): void {
  if (removed === null) return;
  for (const [counter, number] of Object.entries(removed)) {
    const count = Math.min(number, instance.counters?.[counter] ?? 0);
    if (count > 0) events.push({ type: "countersRemoved", rule, instance: instance.id, counter, count });
  }
}
