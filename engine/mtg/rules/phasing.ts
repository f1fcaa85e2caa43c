import type { Event } from "../model/event";
import type { InstanceId } from "../model/ids";
import type { GameObject } from "../model/object";
import type { MtgRef } from "../model/ref";
import type { Game } from "../model/state";
import { getPermanents } from "../model/zone";

/** The permanent that an object is attached to; `null` for none, or for a player. */
const getHost = ({ attachedTo }: GameObject): InstanceId | null =>
  attachedTo !== null && "instance" in attachedTo ? attachedTo.instance : null;

/** An object that moves on account of another one, or by itself if `follows` is `null`. */
type PhasingObject = { readonly object: GameObject; readonly follows: InstanceId | null };

/**
 * Returns objects with all of their attachments at any depth, in depth-first order (G.34.3). `hangsOn` returns the
 * object to which another one is attached. No object is listed twice; an object attached to another one of the list
 * comes with it.
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
 * Returns the events by which permanents phase out at one moment, with all that is attached to them and to that (G.27.3).
 *
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
 * Returns the events by which objects phase in with everything that phased out along with them; an object that phased
 * out along with another never returns without it. Simultaneous effects count in the order of the events (G.34.3).
 * Effects of unattached objects count in the order in which the objects phased out.
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
