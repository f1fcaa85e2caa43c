import { copyWith } from "../../../kernel/copy-with";
import type { Event, EventOf, EventType, MoveCause } from "../../model/event";
import type { MtgRef } from "../../model/ref";

/** Events that state-based effects make. */
type CheckEvent = EventOf<
  "lost" | "countersRemoved" | "detached" | "protectorNamed" | "sectorGiven" | "dungeonLeft" | "ceased" | "moved"
>;

/** Order in which events are reported; moves come last. */
const ORDER: readonly EventType[] = [
  "lost",
  "countersRemoved",
  "detached",
  "protectorNamed",
  "sectorGiven",
  "dungeonLeft",
  "ceased",
  "moved",
] satisfies readonly CheckEvent["type"][];

/**
 * Causes of leaving, strongest first. A permanent that is both put into a graveyard and destroyed goes there, because
 * regeneration replaces only the destruction (G.29.4).
 */
const CAUSES: readonly MoveCause[] = ["sacrifice", "put", "destroy"];

/** The thing that an event is about, as text that sorts. */
function subjectOf(event: Event): string {
  const id = "instance" in event ? event.instance : "player" in event ? event.player : 0;
  return String(id).padStart(9, "0");
}

/**
 * Events with the same key are one event: a permanent leaves once, a player loses once. Counters are removed separately
 * by each rule.
 */
const keyOf = (event: Event): string =>
  event.type === "countersRemoved"
    ? `${event.type} ${subjectOf(event)} ${event.counter} ${event.rule}`
    : `${event.type} ${subjectOf(event)}`;

const causeRank = (event: Event): number => (event.type === "moved" ? CAUSES.indexOf(event.cause) : 0);

const byRule = (one: MtgRef, other: MtgRef): number => (one < other ? -1 : Number(one > other));

/** Merges events with the same key: the event with the strongest cause, citing the rules of the others too. */
function merged(events: readonly Event[]): Event {
  const sorted = [...events].sort((one, other) => causeRank(one) - causeRank(other) || byRule(one.rule, other.rule));
  const [first, ...rest] = sorted;
  if (first === undefined) throw new Error("No events to merge");
  const also = rest.map(({ rule }) => rule).filter((rule) => rule !== first.rule);
  return also.length === 0 ? first : copyWith(first, { also: [...(first.also ?? []), ...also] });
}

/**
 * Merges the events of all findings into one event (T.11.2). If two rules find the same event, it happens once and
 * cites both. The order of the findings has no effect.
 */
export function mergeEvents(events: readonly Event[]): readonly Event[] {
  const groups = new Map<string, Event[]>();
  for (const event of events) {
    const key = keyOf(event);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [event]);
    else group.push(event);
  }
  return [...groups.entries()]
    .sort(([one, [first]], [other, [second]]) => {
      const ranks = first && second ? ORDER.indexOf(first.type) - ORDER.indexOf(second.type) : 0;
      return ranks || (one < other ? -1 : 1);
    })
    .map(([, group]) => merged(group));
}
