import type { Event, EventOf } from "../model/event";
import type { InstanceId, PlayerId } from "../model/ids";
import { ZONES, type ZoneId } from "../model/zone";

/** An event as a player sees it: identities that would reveal hidden cards are `null`, and lists of them are empty. */
export type EventView =
  | Exclude<Event, { type: "moved" }>
  | (Omit<EventOf<"moved">, "instance" | "becomes"> & {
      readonly instance: InstanceId | null;
      readonly becomes: InstanceId | null;
    });

/** Events as far as a player may know them (401.4). */
export function viewEvents(events: readonly Event[], player: PlayerId): readonly EventView[] {
  return unordered(events, player).map((event) => {
    switch (event.type) {
      case "moved": {
        const sees = (zone: ZoneId, whose: PlayerId): boolean =>
          ZONES[zone].public || (ZONES[zone].ownerSees && whose === player);
        return {
          ...event,
          instance: sees(event.from, event.player) ? event.instance : null,
          becomes: sees(event.to, event.toPlayer) ? event.becomes : null,
        };
      }
      case "looked":
        return event.player === player ? event : { ...event, instances: [], cards: [] };
      case "arranged":
        return { ...event, instances: [] };
      case "shuffled":
        return { ...event, only: null };
      default:
        return event;
    }
  });
}

/**
 * Events with simultaneous moves into a hidden pile sorted, because only the owner of the pile knows their order
 * (402.3, 403.3).
 */
function unordered(events: readonly Event[], player: PlayerId): readonly Event[] {
  const list = [...events];
  for (let from = 0; from < list.length; from += 1) {
    let end = from;
    while (hidesOrder(list[end], player)) end += 1;
    if (end - from < 2) continue;
    const run = list.slice(from, end) as EventOf<"moved">[];
    list.splice(from, run.length, ...run.sort((one, other) => one.instance - other.instance));
    from = end - 1;
  }
  return list;
}

const hidesOrder = (event: Event | undefined, player: PlayerId): boolean =>
  event?.type === "moved" && !ZONES[event.to].public && !ZONES[event.to].ownerSees && event.toPlayer !== player;
