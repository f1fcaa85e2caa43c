import type { EventOf } from "../../model/event";
import { applyInstanceChanges, createInstance, type Instance } from "../../model/instance";
import type { Occurrence } from "../../model/occurrence";
import type { Game } from "../../model/state";
import { findInstance, findInstanceInList, getZoneInstances, type LocatedInstance } from "../../model/zone";

/**
 * Returns the instance that a proposed event brings into a zone, in its state after arrival but with its former
 * identity (306.1.2.2). Returns `null` if the event brings no instance, or has already happened.
 * @rule mag:306.1.2.2, mag:206.5, mag:222.2, mag:226.1
 */
export function getArrivingInstance({ state: { zones } }: Game, event: Occurrence): LocatedInstance | null {
  if (event.type === "tokenMade") {
    const { instance, to = "battleArea", player } = event;
    return findInstance(zones, instance) === null ? { zone: to, player, instance: createToken(event) } : null;
  }
  if (event.type !== "moved") return null;
  const instance = findInstanceInList(getZoneInstances(zones, event.from, event.player), event.instance);
  if (instance === null) return null;
  const { to: zone, toPlayer: player, rested, faceDown } = event;
  return {
    zone,
    player,
    instance: applyInstanceChanges(instance, { controller: player, rested, faceDown, damage: 0 }),
  };
}

/** Returns the token that an event creates. */
export const createToken = ({ instance, card, owner, player, rested, counters }: EventOf<"tokenMade">): Instance =>
  applyInstanceChanges(createInstance(instance, card, owner, "token"), { controller: player, rested, counters });
