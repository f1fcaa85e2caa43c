import type { MoveCause, MoveEvent } from "../../model/event";
import type { PlayerId } from "../../model/ids";
import { createObject } from "../../model/object";
import type { MtgRef } from "../../model/ref";
import type { Game } from "../../model/state";
import { getZoneObjects, isSharedZone, type LocatedObject, type ZoneId } from "../../model/zone";

/** Parts of a move beyond the object and its destination. */
type MoveParts = Partial<
  Pick<MoveEvent, "bottom" | "tapped" | "attachedTo" | "counters" | "noRegeneration" | "also">
> & {
  readonly cause: MoveCause;
  readonly rule: MtgRef;
};

/**
 * Returns the event that moves an object. The new identity is assigned when the move happens; from the stack to the
 * battlefield the identity stays the same. `under` is the new controller in a shared zone; other zones always belong to
 * the owner (Z.1.5).
 * @rule mtg-6e:Z.9.5, mtg-6e:Z.1.5, mtg-6e:K.6.4
 */
export function createMoveEvent(
  { zone, player, object }: LocatedObject,
  to: ZoneId,
  parts: MoveParts,
  under: PlayerId = object.controller,
): MoveEvent {
  const keeps = zone === "stack" && to === "battlefield";
  // The parts come first. All moves get one memory layout, which object spread would not give.
  return Object.assign({}, parts, {
    type: "moved" as const,
    instance: object.id,
    from: zone,
    player,
    to,
    toPlayer: isSharedZone(to) ? under : object.owner,
    becomes: keeps ? object.id : 0,
  });
}

/**
 * Applies a move. The object arrives as a new object (Z.1.3), so that effects waiting for it no longer find it. In an
 * ordered zone it is put on top unless the event says otherwise.
 * @rule mtg-6e:Z.3.3, mtg-6e:Z.6.5, mtg-6e:Z.3.r2, mtg-6e:Z.3.r3, mtg-6e:Z.5.r1, mtg-6e:Z.5.r2, mtg-6e:G.37.r2
 */
export function applyMove({ state }: Game, event: MoveEvent): void {
  const from = getZoneObjects(state.zones, event.from, event.player);
  const object = from.find(({ id }) => id === event.instance);
  if (object === undefined) throw new Error(`Object ${event.instance} is not in the ${event.from} it was to leave`);
  from.splice(from.indexOf(object), 1);
  const { card, owner, isToken, copy } = object;
  const counters = event.counters === undefined ? null : Object.fromEntries(event.counters);
  const moved = createObject(event.becomes, card, owner, {
    controller: event.toPlayer,
    arrived: state.moment,
    isToken,
    copy,
    tapped: event.tapped === true,
    counters,
    ...(event.attachedTo !== undefined && { attachedTo: event.attachedTo, attachedAt: state.moment }),
    // The choices made for a spell stay with the permanent that it becomes (Z.9.7).
    aim: event.to === "stack" || event.becomes === event.instance ? object.aim : null,
  });
  const to = getZoneObjects(state.zones, event.to, event.toPlayer);
  if (event.bottom === true) to.unshift(moved);
  else to.push(moved);
}
