import type { Counters } from "../../model/card";
import type { EventType, Moved } from "../../model/event";
import type { InstanceId } from "../../model/ids";
import { type Instance, makeInstance } from "../../model/instance";
import type { GameState } from "../../model/state";
import { findInstance, zoneList } from "../../model/zone";
import type { EventRow } from "./event-row";

/** Handlers of events about instances. */
export const BOARD_EVENTS = {
  moved: { rules: ["mag:401.6", "mag:405.2", "mag:405.3", "mag:406.2", "mag:224.2", "house:8"], apply: applyMove },
  woke: {
    rules: ["mag:219.3.2"],
    apply: (state, event) => {
      inPlace(state, event).rested = false;
    },
  },
  rested: {
    rules: ["mag:219.4.2"],
    apply: (state, event) => {
      inPlace(state, event).rested = true;
    },
  },
  turnedFaceUp: {
    rules: ["mag:219.5.2"],
    apply: (state, event) => {
      inPlace(state, event).faceDown = false;
    },
  },
  turnedFaceDown: {
    rules: ["mag:219.6.2"],
    apply: (state, event) => {
      inPlace(state, event).faceDown = true;
    },
  },
  damaged: {
    rules: ["mag:220.2", "mag:221.2", "mag:221.4"],
    apply: (state, { type, target, amount }) => {
      if ("player" in target) state.players[target.player].life -= amount;
      else inPlace(state, { type, instance: target.instance }).damage += amount;
    },
  },
  damageRemoved: {
    rules: ["mag:221.4", "mag:221.4.2"],
    apply: (state, event) => {
      inPlace(state, event).damage -= event.amount;
    },
  },
  countersPut: {
    rules: ["mag:224.1"],
    apply: (state, event) => {
      const instance = inPlace(state, event);
      instance.counters = withCounters(instance.counters, { [event.counter]: event.count });
    },
  },
  countersRemoved: {
    rules: ["mag:224.1"],
    apply: (state, event) => {
      const instance = inPlace(state, event);
      instance.counters = withCounters(instance.counters, { [event.counter]: -event.count });
    },
  },
  tokenMade: {
    rules: ["mag:206.1", "mag:206.3", "house:18"],
    apply: (state, { instance: id, card, owner, player, rested, counters }) => {
      const token = makeInstance(id, card, owner, "token");
      token.controller = player;
      token.rested = rested;
      token.counters = counters;
      state.zones.battleArea.push(token);
    },
  },
  vanished: {
    rules: ["mag:206.4", "mag:704.3.2.3", "house:38"],
    apply: (state, { instance: id }) => {
      const place = findInstance(state.zones, id);
      if (place === null) return;
      const list = zoneList(state.zones, place.zone, place.player);
      list.splice(list.indexOf(place.instance), 1);
    },
  },
  controlChanged: {
    rules: ["mag:222.2"],
    apply: (state, event) => {
      inPlace(state, event).controller = event.player;
    },
  },
} satisfies { readonly [Type in EventType]?: EventRow<Type> };

function inPlace(state: GameState, event: { readonly type: string; readonly instance: InstanceId }): Instance {
  const place = findInstance(state.zones, event.instance);
  if (place === null) throw new Error(`"${event.type}" names instance ${event.instance}, which is nowhere`);
  return place.instance;
}

/** Adds numbers to counters; names whose count falls to 0 are removed. */
export function withCounters(counters: Counters | null, added: Counters): Counters | null {
  const sum: Record<string, number> = { ...counters };
  for (const [name, count] of Object.entries(added)) {
    const now = (sum[name] ?? 0) + count;
    if (now > 0) sum[name] = now;
    else delete sum[name];
  }
  return Object.keys(sum).length === 0 ? null : sum;
}

/**
 * Moves an instance. It arrives as a new instance without history (401.6); only its counters come along (224.2). In an
 * ordered zone it lies on top unless the event says bottom.
 */
function applyMove(state: GameState, event: Moved): void {
  const source = zoneList(state.zones, event.from, event.player);
  let index = source.length - 1;
  while (index >= 0 && source[index]?.id !== event.instance) index -= 1;
  const instance = source[index];
  if (instance === undefined) throw new Error(`A move names instance ${event.instance}, which is not in ${event.from}`);
  if (index === source.length - 1) source.pop();
  else source.splice(index, 1);
  instance.id = event.becomes;
  instance.controller = event.toPlayer;
  instance.rested = event.rested;
  instance.faceDown = event.faceDown;
  instance.damage = 0;
  instance.scope = null;
  if (instance.counters !== null || instance.isToken) {
    state.moved.push({ instance: event.becomes, counters: instance.counters });
  }
  if (event.counters !== null) instance.counters = withCounters(instance.counters, event.counters);
  const list = zoneList(state.zones, event.to, event.toPlayer);
  if (event.bottom) list.unshift(instance);
  else list.push(instance);
}
