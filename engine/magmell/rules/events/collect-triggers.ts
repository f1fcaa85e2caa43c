import type { TriggeredAbility } from "../../model/ability";
import { getAbility, getCardFacts } from "../../model/cards";
import type { ActiveChange } from "../../model/continuous-effects";
import type { InstanceId } from "../../model/ids";
import type { Occurrence } from "../../model/occurrence";
import type { CardPartId } from "../../model/parts";
import type { EventFacts, LastingEffect, Scope } from "../../model/scope";
import type { Game, GameState } from "../../model/state";
import { getEventMask, getTriggerMask, getTriggerPatterns } from "../../model/trigger-mask";
import { findInstance, findInstanceInZone, type LocatedInstance } from "../../model/zone";
import { isInForce } from "../continuous/change-sources";
import { getAbilities, getAbilityCopyIndex } from "../continuous/characteristics";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { createScope } from "../continuous/create-scope";
import { evaluateCondition } from "../continuous/evaluate";
import { getEventFactsInGame, mergeEventFacts } from "../continuous/event-facts";
import { matchesEventPattern } from "../continuous/event-patterns";
import { bindEventToScope } from "../continuous/known-instance";
import { getSidePlayer } from "../continuous/select";
import { applyEvent } from "./apply-event";

/** A triggered ability that may trigger now. */
export type Subscriber = {
  /**
   * The number of equal abilities of its instance before this one, which identifies it when other abilities appear or
   * disappear.
   */
  readonly copy: number;
  readonly id: CardPartId;
  readonly ability: TriggeredAbility;
  readonly scope: Scope;
  /** The delayed trigger (302.1.3); `null` for the ability of an instance. */
  readonly delayed: Extract<LastingEffect, { kind: "ability" }> | null;
};

/** Returns the trigger mask of several events; 0 if no ability can trigger on any of them. */
export function combineEventMasks(events: readonly Occurrence[]): number {
  let bits = 0;
  for (const event of events) bits |= getEventMask(event);
  return bits;
}

/**
 * Returns whether two subscribers, one from before a batch and one from after it, are the same ability of the same
 * instance or the same delayed trigger. `became` is the identity that the first subscriber's instance has after the
 * batch.
 */
export const isSameSubscriber = (one: Subscriber, other: Subscriber, became = one.scope.source): boolean =>
  one.delayed === null || other.delayed === null
    ? one.delayed === other.delayed && became === other.scope.source && one.id === other.id && one.copy === other.copy
    : one.delayed.id === other.delayed.id;

const NOBODY: readonly Subscriber[] = [];

/** Returns the triggered abilities that work now and whose trigger mask overlaps `mask`. */
export function subscribers(game: Game, mask: number): readonly Subscriber[] {
  const { triggerMask: activeMask, active, abilities: abilityChanges } = computeContinuousEffects(game);
  if ((activeMask & mask) === 0) return NOBODY;
  const { lasting, zones } = game.state;
  const given = withMoreTriggers(game.state, abilityChanges);
  let collected: Subscriber[] | null = null;
  for (const { zone, player, id, card } of active.triggers) {
    if ((getCardFacts(game.cards, card).triggerMask & mask) === 0 || given.includes(id)) continue;
    const place = findInstanceInZone(zones, zone, player, id);
    if (place === null) continue;
    collected ??= [];
    addSubscribers(game, place, mask, collected);
  }
  for (const id of given) {
    const place = findInstance(zones, id);
    if (place === null) continue;
    collected ??= [];
    addSubscribers(game, place, mask, collected);
  }
  if (lasting.length > 0) {
    collected ??= [];
    addDelayed(game, mask, collected);
  }
  return collected ?? NOBODY;
}

/**
 * Instances with triggered abilities that are not on their cards, oldest first. Such abilities come from an effect
 * (301.1) or from cremation counters.
 */
function withMoreTriggers({ zones }: GameState, changes: readonly ActiveChange[]): readonly InstanceId[] {
  const ids: InstanceId[] = [];
  for (const { change, instances } of changes)
    if ("grant" in change && change.grant.type === "triggered") ids.push(...instances);
  for (const { id, counters } of zones.battleArea) if (counters?.cremation !== undefined) ids.push(id);
  return ids.length < 2 ? ids : [...new Set(ids)].sort((one, other) => one - other);
}

function addDelayed(game: Game, mask: number, collected: Subscriber[]): void {
  for (const lasting of game.state.lasting) {
    if (lasting.kind !== "ability" || !isInForce(game, lasting)) continue;
    const ability = getAbility(game.cards, lasting.ability);
    if (ability.type !== "triggered" || (getTriggerMask(ability) & mask) === 0) continue;
    const { scope } = lasting;
    collected.push({ copy: 0, id: lasting.ability, ability, scope, delayed: lasting });
  }
}

function addSubscribers(game: Game, place: LocatedInstance, mask: number, collected: Subscriber[]): void {
  const { instance } = place;
  const abilities = getAbilities(game, place);
  for (let index = 0; index < abilities.length; index += 1) {
    const id = abilities[index] ?? -1;
    const ability = getAbility(game.cards, id);
    if (ability.type !== "triggered" || (getTriggerMask(ability) & mask) === 0) continue;
    const scope = createScope(instance.id, instance.card, getSidePlayer(place), id);
    collected.push({ copy: getAbilityCopyIndex(abilities, index), id, ability, scope, delayed: null });
  }
}

/**
 * Queues the abilities that events trigger (703.1), once for each event and ability (302.1.1, house:9).
 * @rule mag:302.1, mag:302.1.1, mag:703.2, mag:302.1.2, mag:302.1.4.1, house:9
 */
export function collectTriggers(game: Game, events: readonly Occurrence[], listening: readonly Subscriber[]): void {
  if (listening.length === 0) return;
  const spent = new Set<InstanceId>();
  const told = new Set<Subscriber>();
  for (const [at, event] of events.entries()) {
    if (getEventMask(event) === 0) continue;
    for (const listener of listening) {
      if (listener.delayed !== null && spent.has(listener.delayed.id)) continue;
      const facts = triggeringFacts(game, listener, events, at, told);
      if (facts === null || isExhausted(game, listener, listening)) continue;
      enqueueTrigger(game, listener, facts);
      if (listener.delayed?.once) {
        spent.add(listener.delayed.id);
        applyEvent(game, { type: "effectEnded", rule: "mag:302.1.3.1", id: listener.delayed.id });
      }
    }
  }
}

/**
 * Facts of the event at an index if it triggers an ability; otherwise `null`. A trigger on all events of a moment gets
 * the facts of all these events at the first one; `told` prevents a second trigger.
 */
function triggeringFacts(
  game: Game,
  listener: Subscriber,
  events: readonly Occurrence[],
  at: number,
  told: Set<Subscriber>,
): EventFacts | null {
  const { ability, scope } = listener;
  const event = events[at];
  if (event === undefined) return null;
  const met = getTriggerPatterns(ability).filter((pattern) => matchesEventPattern(game, scope, pattern, event));
  if (met.length === 0) return null;
  const isTogether = met.every(({ together }) => together);
  if (isTogether && told.has(listener)) return null;
  if (isTogether) told.add(listener);
  const facts = isTogether
    ? factsOfAll(game, listener, events, at)
    : getEventFactsInGame(game, event, events.slice(at + 1));
  // The condition is part of the trigger (302.1.4.1).
  return ability.if === undefined || evaluateCondition(game, bindEventToScope(scope, facts), ability.if) ? facts : null;
}

function factsOfAll(game: Game, { ability, scope }: Subscriber, events: readonly Occurrence[], at: number): EventFacts {
  const patterns = getTriggerPatterns(ability).filter(({ together }) => together);
  const all = events.flatMap((event, index) => {
    const fits = index >= at && patterns.some((pattern) => matchesEventPattern(game, scope, pattern, event));
    return fits ? [getEventFactsInGame(game, event, events.slice(index + 1))] : [];
  });
  return mergeEventFacts(all);
}

/** The identity under which triggers of an ability with a limit are counted. */
const holderOf = ({ delayed, scope }: Subscriber): InstanceId => delayed?.id ?? scope.source;

/**
 * Whether an ability has reached its limit of triggers this turn. Equal abilities of one instance share their limits.
 */
function isExhausted({ state }: Game, listener: Subscriber, listening: readonly Subscriber[]): boolean {
  const { limit } = listener.ability;
  if (limit === undefined) return false;
  const by = holderOf(listener);
  const times = state.limited.filter((one) => one.by === by && one.ability === listener.id).length;
  const copies = listening.filter((other) => other.id === listener.id && holderOf(other) === by).length;
  return times >= limit * copies;
}

function enqueueTrigger(game: Game, listener: Subscriber, event: EventFacts): void {
  const { id, ability, scope, delayed } = listener;
  applyEvent(game, {
    type: "triggered",
    rule: "mag:703.1",
    waiting: {
      ability: id,
      source: scope.source,
      card: scope.card,
      controller: scope.controller,
      event,
      scope: delayed === null ? null : scope,
    },
    ...(ability.limit !== undefined && { limited: holderOf(listener) }),
  });
}
