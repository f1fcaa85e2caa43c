import { hideMoveOrder, type VisibleMove, viewMove } from "../../kernel/visibility";
import type { Event, MoveEvent } from "../model/event";
import type { PlayerId } from "../model/ids";
import { ZONES } from "../model/zone";

/**
 * An event as a player sees it: identities that would reveal hidden cards are `null`, and lists of such identities are
 * empty.
 */
export type EventView = Exclude<Event, { type: "moved" }> | VisibleMove<MoveEvent>;

/**
 * Returns events without information that a player may not have (Z.4.2, Z.6.2). Only its owner knows the order in which
 * cards entered a library.
 */
export const viewEvents = (events: readonly Event[], player: PlayerId): readonly EventView[] =>
  hideMoveOrder(ZONES, events, player).map((event) => {
    if (event.type === "moved") return viewMove(ZONES, event, player);
    if (event.type === "looked" && event.player !== player) return { ...event, instances: [], cards: [] };
    return event;
  });
