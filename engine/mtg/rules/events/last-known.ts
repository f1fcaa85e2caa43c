import type { Event } from "../../model/event";
import type { InstanceId } from "../../model/ids";
import type { Game } from "../../model/state";
import { findObject } from "../../model/zone";
import { getCharacteristics } from "../continuous/characteristics";

/**
 * Returns whether an event moves an object out of its zone, so that last known information must be recorded (T.6.8).
 */
export const isLeaveZoneEvent = (
  event: Event,
): event is Extract<Event, { readonly type: "moved" | "ceased" | "phasedOut" }> =>
  event.type === "moved" || event.type === "ceased" || event.type === "phasedOut";

/**
 * Records last known information of objects that events are about to move from the battlefield or the stack.
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
