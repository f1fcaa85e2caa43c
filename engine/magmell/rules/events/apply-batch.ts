import type { Event, MoveEvent } from "../../model/event";
import type { Game } from "../../model/state";
import { getEventMask } from "../../model/trigger-mask";
import { ZONES } from "../../model/zone";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { applyEvent } from "./apply-event";
import { collectTriggers, combineEventMasks, isSameSubscriber, type Subscriber, subscribers } from "./collect-triggers";
import { followMoveInScopes, recordLeavingInstance } from "./last-known";
import { recordHistory } from "./note-history";
import { findOccurrences } from "./occurrences";

/**
 * Applies simultaneous events and collects their triggers. Moves are applied last, and no instance moves twice. An
 * ability triggers if its instance was there before the batch or is there after the batch (302.1.2.1).
 * @rule mag:302.1.2.1, mag:301.7, mag:705.3.2, house:45
 */
export function applyBatch(game: Game, events: readonly Event[]): void {
  const only = events.length === 1 ? events[0] : undefined;
  if (only !== undefined && only.type !== "moved" && only.type !== "turnedFaceDown") {
    applySingle(game, only);
    return;
  }
  const batch = movesLast(events);
  if (batch.length === 0) return;
  const mask = combineEventMasks(batch);
  const before = mask !== 0 && batch.some((event) => removesAbilities(game, event)) ? subscribers(game, mask) : NOBODY;
  const lives = livesOf(game);
  for (const event of batch) recordLeavingInstance(game, event);
  for (const event of batch) applyEvent(game, event);
  for (const event of batch) followMoveInScopes(game.state, event);
  if (mask !== 0) tell(game, batch, mask, lives, before);
  if (game.state.battle !== null) restoreFirstTarget(game, batch);
}

const NOBODY: readonly Subscriber[] = [];

type Lives = readonly [number, number];

const livesOf = ({ state: { players } }: Game): Lives => [players[0].life, players[1].life];

function applySingle(game: Game, event: Event): void {
  const lives = livesOf(game);
  applyEvent(game, event);
  const mask = getEventMask(event);
  if (mask !== 0) tell(game, [event], mask, lives, NOBODY);
}

/** Records the events of one moment, and collects their triggers. */
function tell(game: Game, events: readonly Event[], mask: number, lives: Lives, before: readonly Subscriber[]): void {
  const { triggerMask: heard } = computeContinuousEffects(game);
  if (((heard | game.cards.asked.history) & mask) === 0 && before.length === 0) return;
  const occurrences = findOccurrences(game.state, events, lives);
  recordHistory(game, occurrences);
  const listening = mergeSubscribers(events, before, subscribers(game, combineEventMasks(occurrences)));
  if (listening.length > 0) collectTriggers(game, occurrences, listening);
}

const isMove = (event: Event): boolean => event.type === "moved";

/**
 * Whether an event may remove abilities: a move out of a zone where abilities may work, or a stone turned face down
 * (house:45). Their subscribers must be collected beforehand.
 */
function removesAbilities(game: Game, event: Event): boolean {
  if (event.type !== "moved") return event.type === "turnedFaceDown";
  const { from } = event;
  if (ZONES[from].public || game.cards.elsewhere.includes(from)) return true;
  return computeContinuousEffects(game).abilities.length > 0;
}

function movesLast(events: readonly Event[]): readonly Event[] {
  if (events.length === 1 || !events.some(isMove)) return events;
  const moves = new Map<number, MoveEvent>();
  const others: Event[] = [];
  for (const event of events) {
    if (event.type !== "moved") others.push(event);
    else if (!moves.has(event.instance)) moves.set(event.instance, event);
  }
  return [...others, ...moves.values()];
}

/**
 * Subscribers from before and after the batch, each once. An ability that works in both zones of a move is that of
 * before for an instance that leaves the battle area (302.1.2.1), otherwise that of after.
 */
function mergeSubscribers(
  events: readonly Event[],
  before: readonly Subscriber[],
  after: readonly Subscriber[],
): readonly Subscriber[] {
  if (before.length === 0) return after;
  if (after.length === 0) return before;
  const left: Subscriber[] = [];
  const replaced = new Set<Subscriber>();
  for (const listener of before) {
    const move = events.find((event): event is MoveEvent => {
      return event.type === "moved" && event.instance === listener.scope.source;
    });
    const same = after.find((other) => isSameSubscriber(listener, other, move?.becomes));
    if (same !== undefined && (move === undefined || move.from !== "battleArea")) continue;
    left.push(listener);
    if (same !== undefined) replaced.add(same);
  }
  return left.length === 0 ? after : [...left, ...after.filter((listener) => !replaced.has(listener))];
}

/**
 * Makes the first target of the attack the target again as soon as the defender leaves during the defence step
 * (701.4.1.1).
 */
function restoreFirstTarget(game: Game, events: readonly Event[]): void {
  const { battle } = game.state;
  if (battle === null || battle.step !== "defense" || battle.firstTarget === null) return;
  for (const event of events) {
    if (event.type !== "moved" || event.instance !== battle.defender) continue;
    applyEvent(game, { type: "targetRestored", rule: "mag:701.4.1.1", target: battle.firstTarget });
    return;
  }
}
