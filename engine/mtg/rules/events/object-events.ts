import { copyWith } from "../../../kernel/copy-with";
import { getEraSwitch } from "../../model/era-switches";
import type { EventOf, EventType } from "../../model/event";
import type { InstanceId } from "../../model/ids";
import { changeObject, createObject, type GameObject, reduceShield, type Shield } from "../../model/object";
import type { Game, GameState } from "../../model/state";
import { findObject, getZoneObjects, updateObject } from "../../model/zone";
import { getController, hasType } from "../continuous/characteristics";
import { type EventHandler, recordOnlyHandler } from "./event-handler";
import { dropLimitedEffects } from "./expired-effects";
import { applyMove } from "./move-event";

const change =
  (changes: Partial<GameObject>) =>
  ({ state }: Game, { instance }: { readonly instance: InstanceId }): void =>
    updateObject(state.zones, instance, changes);

function countersBy({ state }: Game, instance: InstanceId, counter: string, by: number): void {
  const object = findObject(state.zones, instance)?.object;
  if (object === undefined) return;
  const count = Math.max(0, (object.counters?.[counter] ?? 0) + by);
  const { [counter]: _, ...others } = object.counters ?? {};
  const counters = count === 0 ? others : { ...others, [counter]: count };
  updateObject(state.zones, instance, { counters: Object.keys(counters).length === 0 ? null : counters });
}

/** Types of permanents that lose counters by damage. */
const LOSES_COUNTERS = [
  ["planeswalker", "loyalty"],
  ["battle", "defense"],
] as const;

/**
 * Marks damage on a creature. A noncreature gets none, and keeps its marked damage. Damage never changes toughness.
 * @rule mtg-6e:G.10.2, mtg-6e:G.10.3, mtg-6e:G.10.5
 */
function damage(game: Game, target: InstanceId, amount: number, deathtouch: boolean): void {
  const { state } = game;
  const object = findObject(state.zones, target)?.object;
  if (object === undefined) return;
  for (const [type, counter] of LOSES_COUNTERS) {
    if (hasType(game, object, type)) countersBy(game, target, counter, -amount);
  }
  if (!hasType(game, object, "creature")) return;
  updateObject(state.zones, target, {
    damage: object.damage + amount,
    deathtouched: object.deathtouched || deathtouch,
  });
}

/**
 * Removes an object from combat: it no longer attacks, blocks or is blocked. An attacker that it blocked stays blocked.
 * @rule mtg-6e:C.1.5, mtg-6e:C.1.r1, mtg-6e:C.4.8, mtg-6e:C.6.r1
 */
export function removeFromCombat(state: GameState, id: InstanceId): void {
  const { combat } = state;
  if (combat === null) return;
  const others = (ids: readonly InstanceId[]): readonly InstanceId[] => ids.filter((other) => other !== id);
  state.combat = copyWith(combat, {
    attackers: combat.attackers.filter((attacker) => attacker.id !== id),
    blockers: combat.blockers.flatMap((blocker) =>
      blocker.id === id ? [] : [copyWith(blocker, { attackers: others(blocker.attackers) })],
    ),
    blocked: others(combat.blocked),
  });
}

/**
 * A phased-out permanent keeps its identity, counters and attachments. If phasing is a zone, it loses damage, shields
 * and limited effects. It phases in during the untap step of the player who controlled it as it phased out.
 * @rule mtg-6e:Z.7.2, mtg-6e:G.27.4, mtg-6e:G.27.11, mtg-house:22
 */
function phaseOut(game: Game, id: InstanceId, phasedWith: InstanceId | null): void {
  const { state } = game;
  const place = findObject(state.zones, id);
  if (place === null) return;
  const controller = getController(game, place.object);
  const away = { phasedWith, ...(controller !== place.object.controller && { phasesInFor: controller }) };
  removeFromCombat(state, id);
  if (getEraSwitch(state.era, "phasing") === "state") {
    updateObject(state.zones, id, { phasedOut: true, ...away });
    return;
  }
  const { battlefield, phasedOut } = state.zones;
  battlefield.splice(battlefield.indexOf(place.object), 1);
  phasedOut.push(changeObject(place.object, { ...away, damage: 0, deathtouched: false, shields: [] }));
  state.lasting = dropLimitedEffects(state.lasting, id);
}

/**
 * A permanent that phases in has no summoning sickness. Its effects count as the newest, even if it never left the
 * battlefield and is itself as old as before. Effects on how permanents enter the battlefield do not apply.
 * @rule mtg-house:22, mtg-6e:G.27.r2, mtg-6e:T.8.r7, mtg-6e:G.27.8, mtg-6e:G.27.10
 */
function phaseIn({ state }: Game, id: InstanceId): void {
  const place = findObject(state.zones, id);
  if (place === null) return;
  const list = getZoneObjects(state.zones, place.zone, place.player);
  list.splice(list.indexOf(place.object), 1);
  const { phasesInFor: _, ...object } = place.object;
  const { moment } = state;
  const since = getEraSwitch(state.era, "phasing") === "zone" ? { arrived: moment } : { renewed: moment };
  const changes = { ...object, phasedOut: false, phasedWith: null, settled: true, ...since };
  state.zones.battlefield.push(createObject(object.id, object.card, object.owner, changes));
}

type ObjectEventType = Extract<
  EventType,
  | "moved"
  | "damaged"
  | "tapped"
  | "untapped"
  | "damageRemoved"
  | "countersPut"
  | "countersRemoved"
  | "regenerated"
  | "attached"
  | "detached"
  | "controlChanged"
  | "phasedOut"
  | "phasedIn"
  | "sectorGiven"
  | "protectorNamed"
  | "made"
  | "ceased"
  | "shieldPut"
  | "shieldsEnded"
  | "prevented"
>;

/** Handlers of moves, damage, counters, attachments, phasing and shields. */
export const OBJECT_EVENT_HANDLERS: { readonly [Type in ObjectEventType]: EventHandler<Type> } = {
  moved: {
    rules: ["mtg-6e:Z.1.3", "mtg-6e:Z.1.5", "mtg-6e:Z.6.5", "mtg-6e:G.30.1"],
    apply: (game, event) => {
      removeFromCombat(game.state, event.instance);
      applyMove(game, event);
    },
  },
  damaged: {
    rules: ["mtg-6e:G.10.1", "mtg-6e:K.10.r6", "mtg-6e:G.19.5", "mtg-6e:G.21.1", "mtg-6e:G.21.2"],
    apply: (game, { target, amount, deathtouch }) => {
      if ("instance" in target) damage(game, target.instance, amount, deathtouch === true);
      else game.state.players[target.player].life -= amount;
    },
  },
  tapped: { rules: [], apply: change({ tapped: true }) },
  untapped: { rules: ["mtg-6e:P.5.1"], apply: change({ tapped: false }) },
  damageRemoved: { rules: ["mtg-6e:P.13.1"], apply: change({ damage: 0, deathtouched: false }) },
  countersPut: {
    rules: ["mtg-6e:G.8.1"],
    apply: (game, event) => countersBy(game, event.instance, event.counter, event.count),
  },
  countersRemoved: { rules: [], apply: (game, event) => countersBy(game, event.instance, event.counter, -event.count) },
  regenerated: {
    rules: ["mtg-6e:C.1.6", "mtg-6e:G.29.3", "mtg-6e:T.10.4", "mtg-6e:T.10.9", "mtg-6e:G.29.r1", "mtg-6e:G.29.r2"],
    apply: (game, { instance }) => {
      const object = findObject(game.state.zones, instance)?.object;
      if (object === undefined) return;
      const used = object.shields.findIndex(({ kind }) => kind === "regenerate");
      const shields = object.shields.filter((_shield, index) => index !== used);
      removeFromCombat(game.state, instance);
      updateObject(game.state.zones, instance, { tapped: true, damage: 0, deathtouched: false, shields });
    },
  },
  attached: {
    rules: ["mtg-6e:K.12.4"],
    apply: ({ state }, { instance, to }) =>
      updateObject(state.zones, instance, { attachedTo: to, attachedAt: state.moment }),
  },
  detached: { rules: [], apply: change({ attachedTo: null, attachedAt: null }) },
  controlChanged: {
    rules: ["mtg-6e:G.37.1"],
    apply: ({ state }, { instance, player }) =>
      updateObject(state.zones, instance, { controller: player, settled: false }),
  },
  phasedOut: {
    rules: ["mtg-6e:G.27.1", "mtg-6e:G.27.3"],
    apply: (game, event) => phaseOut(game, event.instance, event.with),
  },
  phasedIn: { rules: ["mtg-6e:G.27.5", "mtg-6e:G.27.7"], apply: (game, event) => phaseIn(game, event.instance) },
  sectorGiven: {
    rules: ["mtg-cr:704.5u"],
    apply: ({ state }, { instance, sector }) => updateObject(state.zones, instance, { sector }),
  },
  protectorNamed: {
    rules: ["mtg-cr:704.5w"],
    apply: ({ state }, { instance, player }) => updateObject(state.zones, instance, { protector: player }),
  },
  made: {
    rules: ["mtg-6e:K.25.1"],
    apply: ({ state }, { object, zone }) => {
      getZoneObjects(state.zones, zone, object.controller).push(changeObject(object, { arrived: state.moment }));
    },
  },
  ceased: {
    rules: ["mtg-6e:K.25.6"],
    apply: ({ state }, { instance }) => {
      const place = findObject(state.zones, instance);
      if (place === null) return;
      const list = getZoneObjects(state.zones, place.zone, place.player);
      list.splice(list.indexOf(place.object), 1);
    },
  },
  shieldPut: {
    rules: ["mtg-6e:G.29.1", "mtg-6e:G.29.r5", "mtg-6e:G.11.1", "mtg-6e:G.11.2", "mtg-6e:T.10.r1"],
    apply: ({ state }, { target, shield }) => {
      if ("player" in target) {
        const player = state.players[target.player];
        player.shields = [...player.shields, shield];
        return;
      }
      const object = findObject(state.zones, target.instance)?.object;
      if (object !== undefined) updateObject(state.zones, object.id, { shields: [...object.shields, shield] });
    },
  },
  shieldsEnded: {
    rules: ["mtg-6e:P.13.1", "mtg-6e:T.10.6"],
    apply: ({ state }) => {
      for (const player of state.players) player.shields = [];
      for (const { id, shields } of [...state.zones.battlefield]) {
        if (shields.length > 0) updateObject(state.zones, id, { shields: [] });
      }
    },
  },
  prevented: { ...recordOnlyHandler, apply: useUp },
};

/** Uses up the part of a shield that has prevented damage. @rule mtg-6e:T.10.5, mtg-6e:G.11.4 */
function useUp({ state }: Game, { target, amount, shield }: EventOf<"prevented">): void {
  const written = JSON.stringify(shield);
  const rest = (shields: readonly Shield[]): readonly Shield[] => {
    const place = shields.findIndex((other) => JSON.stringify(other) === written);
    return shields.flatMap((other, index) =>
      index === place && other.kind === "prevent" ? reduceShield(other, amount) : [other],
    );
  };
  if ("player" in target) {
    const player = state.players[target.player];
    player.shields = rest(player.shields);
    return;
  }
  const object = findObject(state.zones, target.instance)?.object;
  if (object !== undefined) updateObject(state.zones, object.id, { shields: rest(object.shields) });
}
