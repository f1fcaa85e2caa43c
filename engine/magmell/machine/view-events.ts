import { hideMoveOrder, type VisibleMove, viewMove } from "../../kernel/visibility";
import type { Event, EventOf } from "../model/event";
import type { PlayerId } from "../model/ids";
import { ZONES } from "../model/zone";

/**
 * An event as a player sees it: identities that would reveal hidden cards are `null`, and lists of such identities are
 * empty.
 */
export type EventView = Exclude<Event, { type: "moved" }> | VisibleMove<EventOf<"moved">>;

/**
 * Returns events without information that a player may not have (401.4). Only the owner of a pile knows the order in
 * which cards entered it (402.3, 403.3).
 */
export function viewEvents(events: readonly Event[], player: PlayerId): readonly EventView[] {
  return hideMoveOrder(ZONES, events, player).map((event) => {
    switch (event.type) {
      case "moved":
        return viewMove(ZONES, event, player);
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
