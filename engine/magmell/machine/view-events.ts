import type { Event, EventOf } from "../model/event";
import type { InstanceId, PlayerId } from "../model/ids";
import { ZONES, type ZoneId } from "../model/zone";

/** An event as a player sees it: identities are `null`, and lists empty, where they would tell something about hidden cards. */
export type EventView =
  | Exclude<Event, { type: "moved" }>
  | (Omit<EventOf<"moved">, "instance" | "becomes"> & {
      readonly instance: InstanceId | null;
      readonly becomes: InstanceId | null;
    });

/** What happened, as far as a player may know it (401.4). */
export function viewEvents(events: readonly Event[], player: PlayerId): readonly EventView[] {
  return events.map((event) => {
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
