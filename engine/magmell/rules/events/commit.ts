import type { Event, Moved } from "../../model/event";
import { bitsOfEvent } from "../../model/hearing";
import type { Game } from "../../model/state";
import { findIn, isShared, type Place, ZONES, type ZoneId, zoneList } from "../../model/zone";
import type { RuleRef } from "../../rulebook";
import { apOf, colorsOf, hpOf } from "../continuous/read";
import { happen } from "./happen";
import { bitsOf, collectTriggers, isSame, type Listener, listeners } from "./triggers";
export const COMMITTING: readonly RuleRef[] = ["mag:302.1.2.1", "mag:301.7", "mag:705.3.2", "house:45"];

/**
 * Lets things happen at one moment, and notes what they trigger. Moves come last, and nothing leaves twice. An ability
 * triggers when it was there before or is there after it (302.1.2.1).
 */
export function commit(game: Game, events: readonly Event[]): void {
  const only = events.length === 1 ? events[0] : undefined;
  if (only !== undefined && only.type !== "moved" && only.type !== "turnedFaceDown") {
    happenAlone(game, only);
    return;
  }
  const batch = movesLast(events);
  if (batch.length === 0) return;
  const heard = bitsOf(batch);
  const before = heard !== 0 && batch.some(silences) ? listeners(game, heard) : NOBODY;
  for (const event of batch) remember(game, event);
  for (const event of batch) happen(game, event);
  if (heard !== 0) collectTriggers(game, batch, both(before, listeners(game, heard)));
  if (game.state.battle !== null) afterMoves(game, batch);
}

const NOBODY: readonly Listener[] = [];

function happenAlone(game: Game, event: Event): void {
  happen(game, event);
  const heard = bitsOfEvent(event);
  if (heard === 0) return;
  const there = listeners(game, heard);
  if (there.length > 0) collectTriggers(game, [event], there);
}

const isMove = (event: Event): boolean => event.type === "moved";

/**
 * Whoever leaves a zone in which abilities work by themselves has to be asked before, and so has a stone that loses its
 * text by being turned face down (house:45).
 */
const silences = (event: Event): boolean =>
  event.type === "turnedFaceDown" || (event.type === "moved" && ZONES[event.from].public);

function movesLast(events: readonly Event[]): readonly Event[] {
  if (events.length === 1 || !events.some(isMove)) return events;
  const moves = new Map<number, Moved>();
  const others: Event[] = [];
  for (const event of events) {
    if (event.type !== "moved") others.push(event);
    else if (!moves.has(event.instance)) moves.set(event.instance, event);
  }
  return [...others, ...moves.values()];
}

const REMEMBERED: readonly ZoneId[] = ["battleArea", "stoneArea", "chant"];

/** Keeps what is about to leave as it is (301.7). */
function remember(game: Game, event: Event): void {
  if (event.type !== "moved" || !REMEMBERED.includes(event.from)) return;
  const instance = findIn(zoneList(game.state.zones, event.from, event.player), event.instance);
  if (instance === null) return;
  const zone = event.from;
  const player = isShared(zone) ? instance.controller : event.player;
  const place: Place = { zone, player, instance };
  game.state.past[instance.id] = {
    zone,
    player,
    instance: { ...instance, scope: null },
    ap: apOf(game, place),
    hp: hpOf(game, place),
    colors: colorsOf(game, place),
  };
}

/** Those who were there before and those who are there now, each once. */
function both(before: readonly Listener[], after: readonly Listener[]): readonly Listener[] {
  if (before.length === 0) return after;
  if (after.length === 0) return before;
  const gone = before.filter((listener) => !after.some((other) => isSame(listener, other)));
  return gone.length === 0 ? after : [...gone, ...after];
}

/** 701.4.1.1: as soon as the defender has left in the defense step, what was attacked first is attacked again. */
export function afterMoves(game: Game, events: readonly Event[]): void {
  const { battle } = game.state;
  if (battle === null || battle.step !== "defense" || battle.firstTarget === null) return;
  for (const event of events) {
    if (event.type !== "moved" || event.instance !== battle.defender) continue;
    happen(game, { type: "targetRestored", rule: "mag:701.4.1.1", target: battle.firstTarget });
    return;
  }
}
