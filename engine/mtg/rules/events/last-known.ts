import type { Event } from "../../model/event";
import type { InstanceId } from "../../model/ids";
import type { Game } from "../../model/state";
import { findObject } from "../../model/zone";
import { getCharacteristics } from "../continuous/characteristics";

/** Returns whether an event takes an object from its zone, so that it has to be remembered as it was (T.6.8). */
export const isLeaveZoneEvent = (
  event: Event,
): event is Extract<Event, { readonly type: "moved" | "ceased" | "phasedOut" }> =>
  event.type === "moved" || event.type === "ceased" || event.type === "phasedOut";

/**
 * Remembers objects that events are about to take from the battlefield or the stack, as they are now.
 *
 * @rule mtg-6e:T.6.8, mtg-6e:K.6.7, mtg-6e:Z.1.r1
 */
export function recordLastKnown(game: Game, events: readonly Event[]): void {
  const { state } = game;
  const known: Record<InstanceId, (typeof state.past)[InstanceId]> = {};
  for (const event of events) {
    if (!isLeaveZoneEvent(event)) continue;
    const place = findObject(state.zones, event.instance);
    if (place === null || (place.zone !== "battlefield" && place.zone !== "stack")) continue;
    known[event.instance] = { ...place, seen: getCharacteristics(game, place.object) };
  }
  if (Object.keys(known).length > 0) state.past = { ...state.past, ...known };
}
