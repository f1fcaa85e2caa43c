import type { RestrictableAction } from "../../model/ability";
import type { DamageEvent, Event } from "../../model/event";
import type { InstanceId, Target } from "../../model/ids";
import type { Game } from "../../model/state";
import { findInstance, findInstanceInList, getZoneInstances } from "../../model/zone";
import { findProhibition } from "../continuous/characteristics";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { findKnownInstance } from "../continuous/known-instance";

/**
 * Returns whether an event would change anything and no effect forbids it. `by` lists the instance whose instruction
 * causes the event, in its current or last known state (301.7), and its ability on the chant. It is empty for events
 * that the rules cause.
 * @rule mag:102, mag:203.3, mag:219.3.2, mag:219.4.2, mag:301.7
 */
export function canEventHappen(game: Game, event: Event, by: readonly InstanceId[]): boolean {
  if (isEmpty(game, event)) return false;
  if (computeContinuousEffects(game).byKind.cannot.length === 0) return true;
  const deed = prohibitableActOf(event);
  return deed === null || !isActForbidden(game, event.type === "damaged" ? dealers(event, by) : by, deed.act, deed.to);
}

/** Returns whether an effect forbids an act to its target or to the instances that would perform it (102). */
export const isActForbidden = (
  game: Game,
  by: readonly InstanceId[],
  act: RestrictableAction,
  target: Target,
): boolean =>
  computeContinuousEffects(game).byKind.cannot.length > 0 &&
  findProhibition(game, act, target, ...by.map((id) => findKnownInstance(game, id))) !== null;

/** Damage is dealt by its source, which may differ from the instance whose instruction is carried out. */
const dealers = ({ source }: DamageEvent, by: readonly InstanceId[]): readonly InstanceId[] =>
  source === null || by[0] === source ? by : [source];

/**
 * Whether an event would have no effect: an amount of 0 or less (203.3), a state that already holds (219), or a move of
 * an instance that has left.
 */
function isEmpty({ state }: Game, event: Event): boolean {
  switch (event.type) {
    case "moved":
      return findInstanceInList(getZoneInstances(state.zones, event.from, event.player), event.instance) === null;
    case "damaged":
    case "lifeGained":
    case "lifeLost":
      return event.amount <= 0;
    case "damageRemoved":
      return event.amount <= 0 || findInstance(state.zones, event.instance) === null;
    case "countersPut":
    case "countersRemoved":
      return event.count <= 0 || findInstance(state.zones, event.instance) === null;
    case "woke":
      return findInstance(state.zones, event.instance)?.instance.rested !== true;
    case "rested":
      return findInstance(state.zones, event.instance)?.instance.rested !== false;
    case "turnedFaceUp":
      return findInstance(state.zones, event.instance)?.instance.faceDown !== true;
    case "turnedFaceDown":
      return findInstance(state.zones, event.instance)?.instance.faceDown !== false;
    default:
      return false;
  }
}

/** The act of an event in terms of prohibitions; `null` if no effect can forbid it. */
function prohibitableActOf(event: Event): { act: RestrictableAction; to: Target } | null {
  switch (event.type) {
    case "moved":
      if (event.cause === "draw") return { act: "draw", to: { player: event.player } };
      if (event.cause === "destroy") return { act: "beDestroyed", to: { instance: event.instance } };
      if (event.cause === "negate") return { act: "beNegated", to: { instance: event.instance } };
      return null;
    case "negated":
      return { act: "beNegated", to: { instance: event.instance } };
    case "damaged":
      return { act: "beDamaged", to: event.target };
    case "lifeGained":
      return { act: "gainLife", to: { player: event.player } };
    case "woke":
      return { act: "wake", to: { instance: event.instance } };
    case "countersPut":
      return { act: "putCounters", to: { instance: event.instance } };
    case "rested":
      return { act: "rest", to: { instance: event.instance } };
    case "defeated":
      return { act: "lose", to: { player: event.player } };
    case "won":
      return { act: "win", to: { player: event.player } };
    default:
      return null;
  }
}
