import { copyWith } from "../../../kernel/copy-with";
import type { Event } from "../../model/event";
import type { InstanceId, PlayerId } from "../../model/ids";
import { getOpponent } from "../../model/ids";
import { forgetDerived, type Game, type GameState } from "../../model/state";
import { findPermanent, getPermanents, getZoneObjects, updateObject } from "../../model/zone";
import { getContinuousEffects, getController, hasType } from "../continuous/characteristics";
import { collectNonLegends, renewLegendTimestamps } from "../legends";
import { applyEvent } from "./apply-event";
import { collectTriggers, subscribers } from "./collect-triggers";
import { getExpiredEffects } from "./expired-effects";
import { isLeaveZoneEvent, recordLastKnown } from "./last-known";

/** Returns the next free identity and advances the counter. */
export function allocateId(state: GameState): InstanceId {
  const id = state.nextId;
  state.nextId = id + 1;
  return id;
}

/**
 * Applies events at one moment, without further replacement effects. All events refer to the objects as they were
 * before. Moves come last, and no object leaves twice. Then abilities trigger. Returns the events that happened.
 */
export function applyBatch(game: Game, events: readonly Event[]): readonly Event[] {
  const { state } = game;
  const isLeaving = events.some(isLeaveZoneEvent);
  const batch = isLeaving ? inOrder(game, events).map((event) => numbered(state, event)) : events;
  if (batch.length === 0) return batch;
  state.moment += 1;
  const before = isLeaving ? subscribers(game) : [];
  const controllers = controllersOf(game);
  const others = collectNonLegends(game);
  if (isLeaving) recordLastKnown(game, batch);
  for (const event of batch) applyEvent(game, event);
  for (const { id } of getExpiredEffects(state)) applyEvent(game, { type: "effectEnded", rule: "mtg-6e:T.8.1", id });
  unsettle(game, controllers);
  renewLegendTimestamps(game, others);
  for (const event of createCombatRemovals(game)) applyEvent(game, event);
  collectTriggers(game, batch, before);
  return batch;
}

/** Events with moves last, each object moving once. Events of objects that have left their zone are dropped. */
function inOrder({ state }: Game, events: readonly Event[]): readonly Event[] {
  const gone = new Set<InstanceId>();
  const others: Event[] = [];
  const moves: Event[] = [];
  for (const event of events) {
    if (!isLeaveZoneEvent(event)) {
      others.push(event);
      continue;
    }
    const isThere =
      event.type !== "moved" ||
      getZoneObjects(state.zones, event.from, event.player).some(({ id }) => id === event.instance);
    if (gone.has(event.instance) || !isThere) continue;
    gone.add(event.instance);
    moves.push(event);
  }
  return [...others, ...moves];
}

/** A move event with the new identity of its object. */
const numbered = (state: GameState, event: Event): Event =>
  event.type === "moved" && event.becomes === 0 ? copyWith(event, { becomes: allocateId(state) }) : event;

/** Controllers of permanents if an effect changes control; otherwise `null`. */
function controllersOf(game: Game): ReadonlyMap<InstanceId, PlayerId> | null {
  const { controls, objects } = getContinuousEffects(game);
  if (!controls) return null;
  return new Map(
    getPermanents(game.state.zones).map(({ id, controller }) => [id, objects.get(id)?.controller ?? controller]),
  );
}

/**
 * Marks permanents whose control has changed as not controlled since the beginning of the turn.
 * @rule mtg-6e:G.37.1, mtg-6e:G.37.r1
 */
function unsettle(game: Game, before: ReadonlyMap<InstanceId, PlayerId> | null): void {
  const { zones } = game.state;
  const after = controllersOf(game);
  if (before === null && after === null) return;
  for (const { id, controller } of getPermanents(zones)) {
    const was = before === null ? controller : before.get(id);
    if (was !== undefined && was !== (after?.get(id) ?? controller)) updateObject(zones, id, { settled: false });
  }
  forgetDerived(game);
}

/**
 * Returns removals from combat for permanents that are no longer creatures or whose control has changed. They stay
 * tapped. Tapping or untapping removes nothing from combat (C.1.7).
 * @rule mtg-6e:C.1.4, mtg-6e:C.1.5
 */
function createCombatRemovals(game: Game): readonly Event[] {
  const { combat, active } = game.state;
  if (combat === null) return [];
  const leaving = (fighters: readonly { readonly id: InstanceId }[], player: PlayerId): readonly Event[] =>
    fighters.flatMap(({ id }): readonly Event[] => {
      const object = findPermanent(game.state.zones, id);
      if (object === null || getController(game, object) !== player) {
        return [{ type: "leftCombat", rule: "mtg-6e:C.1.5", instance: id }];
      }
      return hasType(game, object, "creature") ? [] : [{ type: "leftCombat", rule: "mtg-6e:C.1.4", instance: id }];
    });
  return [...leaving(combat.attackers, active), ...leaving(combat.blockers, getOpponent(active))];
}
