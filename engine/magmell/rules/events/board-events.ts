import type { Counters } from "../../model/card";
import type { EventType, MoveEvent } from "../../model/event";
import type { InstanceId } from "../../model/ids";
import { applyInstanceChanges, type InstanceChanges } from "../../model/instance";
import type { GameState } from "../../model/state";
import { findInstance, getZoneInstances, type LocatedInstance, updateInstance } from "../../model/zone";
import { createToken } from "../continuous/arrival";
import type { EventHandler } from "./event-handler";

/** Handlers of events about instances. */
export const BOARD_EVENT_HANDLERS = {
  moved: { rules: ["mag:401.6", "mag:405.2", "mag:405.3", "mag:406.2", "mag:224.2", "house:8"], apply: applyMove },
  woke: {
    rules: ["mag:219.3.2"],
    apply: (state, event) => {
      change(state, event, { rested: false });
    },
  },
  rested: {
    rules: ["mag:219.4.2"],
    apply: (state, event) => {
      change(state, event, { rested: true });
    },
  },
  turnedFaceUp: {
    rules: ["mag:219.5.2"],
    apply: (state, event) => {
      change(state, event, { faceDown: false });
    },
  },
  turnedFaceDown: {
    rules: ["mag:219.6.2"],
    apply: (state, event) => {
      change(state, event, { faceDown: true });
    },
  },
  damaged: {
    rules: ["mag:220.2", "mag:221.2", "mag:221.4"],
    apply: (state, { type, target, amount }) => {
      if ("player" in target) state.players[target.player].life -= amount;
      else changeDamage(state, { type, instance: target.instance }, amount);
    },
  },
  damageRemoved: {
    rules: ["mag:221.4", "mag:221.4.2"],
    apply: (state, event) => {
      changeDamage(state, event, -event.amount);
    },
  },
  countersPut: {
    rules: ["mag:224.1"],
    apply: (state, event) => {
      changeCounters(state, event, event.count);
    },
  },
  countersRemoved: {
    rules: ["mag:224.1"],
    apply: (state, event) => {
      changeCounters(state, event, -event.count);
    },
  },
  tokenMade: {
    rules: ["mag:206.1", "mag:206.3", "mag:206.4", "house:18"],
    apply: (state, event) => {
      const { to = "battleArea", player, counters } = event;
      const token = createToken(event);
      getZoneInstances(state.zones, to, player).push(token);
      // A token that does not come to the battle area vanishes in the next check.
      if (to !== "battleArea") state.moved.push({ instance: token.id, counters });
    },
  },
  vanished: {
    rules: ["mag:206.4", "mag:704.3.2.3", "house:38"],
    apply: (state, { instance: id }) => {
      const place = findInstance(state.zones, id);
      if (place === null) return;
      const list = getZoneInstances(state.zones, place.zone, place.player);
      list.splice(list.indexOf(place.instance), 1);
    },
  },
  controlChanged: {
    rules: ["mag:222.2"],
    apply: (state, event) => {
      change(state, event, { controller: event.player });
    },
  },
} satisfies { readonly [Type in EventType]?: EventHandler<Type> };

/** The field of an event that identifies its instance. */
type AboutInstance = { readonly type: string; readonly instance: InstanceId };

function located({ zones }: GameState, { type, instance }: AboutInstance): LocatedInstance {
  const place = findInstance(zones, instance);
  if (place === null) throw new Error(`"${type}" names instance ${instance}, which is nowhere`);
  return place;
}

const change = (state: GameState, event: AboutInstance, changes: InstanceChanges): void =>
  updateInstance(state.zones, located(state, event), changes);

function changeDamage(state: GameState, event: AboutInstance, amount: number): void {
  const place = located(state, event);
  updateInstance(state.zones, place, { damage: place.instance.damage + amount });
}

function changeCounters(state: GameState, event: AboutInstance & { readonly counter: string }, count: number): void {
  const place = located(state, event);
  updateInstance(state.zones, place, { counters: addCounters(place.instance.counters, { [event.counter]: count }) });
}

/** Adds numbers to counters and removes names whose count falls to 0. */
export function addCounters(counters: Counters | null, added: Counters): Counters | null {
  const sum: Record<string, number> = { ...counters };
  for (const [name, count] of Object.entries(added)) {
    const now = (sum[name] ?? 0) + count;
    if (now > 0) sum[name] = now;
    else delete sum[name];
  }
  return Object.keys(sum).length === 0 ? null : sum;
}

/**
 * Moves an instance. It arrives as a new instance without history (401.6) and keeps only its counters (224.2). In an
 * ordered zone it is put on top, unless the event says bottom or a number of cards above it.
 */
function applyMove(state: GameState, event: MoveEvent): void {
  const source = getZoneInstances(state.zones, event.from, event.player);
  let index = source.length - 1;
  while (index >= 0 && source[index]?.id !== event.instance) index -= 1;
  const instance = source[index];
  if (instance === undefined) throw new Error(`A move names instance ${event.instance}, which is not in ${event.from}`);
  if (index === source.length - 1) source.pop();
  else source.splice(index, 1);
  const { counters, isToken } = instance;
  if (counters !== null || isToken) state.moved.push({ instance: event.becomes, counters });
  const arrived = applyInstanceChanges(instance, {
    id: event.becomes,
    controller: event.toPlayer,
    rested: event.rested,
    faceDown: event.faceDown,
    damage: 0,
    counters: event.counters === null ? counters : addCounters(counters, event.counters),
    paid: instance.paid && event.from === "chant" && event.to === "battleArea",
    scope: null,
  });
  const list = getZoneInstances(state.zones, event.to, event.toPlayer);
  if (event.bottom) list.unshift(arrived);
  else list.splice(Math.max(0, list.length - event.above), 0, arrived);
}
