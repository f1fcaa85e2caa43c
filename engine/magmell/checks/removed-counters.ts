import type { Counters } from "../model/counter";
import type { Event } from "../model/event";
import type { Instance } from "../model/instance";
import type { RuleId } from "../rulebook";

/** Adds the removal of counters from an instance, as far as they are still there. */
export function removeFrom(rule: RuleId, instance: Instance, removed: Counters | null, found: Event[]): void {
  if (removed === null) return;
  for (const [counter, number] of Object.entries(removed)) {
    const count = Math.min(number, instance.counters?.[counter] ?? 0);
    if (count > 0) found.push({ type: "countersRemoved", rule, instance: instance.id, counter, count });
  }
}
