import type { Event } from "../model/event";
import type { InstanceId } from "../model/ids";
import type { GameObject } from "../model/object";
import type { MtgRef } from "../model/ref";
import type { Game } from "../model/state";
import { getPermanents } from "../model/zone";

/** The permanent to which an object is attached; `null` for none, or for a player. */
const getHost = ({ attachedTo }: GameObject): InstanceId | null =>
  attachedTo !== null && "instance" in attachedTo ? attachedTo.instance : null;

/** An object that phases because of another one, or by itself if `follows` is `null`. */
type PhasingObject = { readonly object: GameObject; readonly follows: InstanceId | null };

/**
 * Returns objects with all of their attachments at any depth, in depth-first order (G.34.3). `hangsOn` returns the
 * object to which another is attached. Each object is listed once, after the object to which it is attached.
 */
function collectAttachedTree(
  roots: readonly GameObject[],
  all: readonly GameObject[],
  hangsOn: (object: GameObject) => InstanceId | null,
): readonly PhasingObject[] {
  const found = new Map<InstanceId, PhasingObject>();
  const add = (object: GameObject, follows: InstanceId | null): void => {
    if (found.has(object.id)) return;
    found.set(object.id, { object, follows });
    for (const other of all) if (hangsOn(other) === object.id) add(other, object.id);
  };
  const isFree = (object: GameObject): boolean => !roots.some(({ id }) => id === hangsOn(object));
  for (const object of roots.filter(isFree)) add(object, null);
  // What is left hangs on another root, or in a circle.
  for (const object of roots) add(object, null);
  return [...found.values()];
}

/**
 * Returns the events with which permanents phase out at one moment, including everything directly or indirectly
 * attached to them (G.27.3).
 * @rule mtg-6e:G.27.3, mtg-6e:G.34.3.c
 */
export const createPhaseOutEvents = (
  { state: { zones } }: Game,
  objects: readonly GameObject[],
  rule: MtgRef,
): readonly Event[] =>
  collectAttachedTree(objects, getPermanents(zones), getHost).map(({ object, follows }) => ({
    type: "phasedOut",
    rule,
    instance: object.id,
    with: follows,
  }));

/**
 * Returns the events with which objects phase in, including everything that phased out together with them. An object
 * that phased out together with another never returns alone. Simultaneous effects get timestamps in the order of the
 * events (G.34.3). For unattached objects this is the order in which they phased out.
 * @rule mtg-6e:G.27.13, mtg-6e:G.34.3, mtg-6e:G.34.3.b, mtg-6e:G.34.3.c
 */
export const createPhaseInEvents = (
  objects: readonly GameObject[],
  away: readonly GameObject[],
  rule: MtgRef,
): readonly Event[] =>
  collectAttachedTree(objects, away, ({ phasedWith }) => phasedWith).map(({ object, follows }) => ({
    type: "phasedIn",
    rule,
    instance: object.id,
    with: follows,
  }));
