import type { EventPattern, TriggeredAbility } from "../model/ability";
import { abilityAt, factsAt } from "../model/cards";
import type { Event, EventType } from "../model/event";
import type { InstanceId } from "../model/ids";
import type { Lasting } from "../model/lasting";
import type { PartId } from "../model/parts";
import type { Scope } from "../model/scope";
import type { Game } from "../model/state";
import type { Place } from "../model/zone";
import type { RuleRef } from "../rulebook";
import { derive, isHere } from "./derive";
import { holds } from "./evaluate/holds";
import { sideOf } from "./evaluate/thing";
import { factsOf, fits } from "./event-patterns";
import { happen } from "./happen";
import { abilitiesOf } from "./read";
import { newScope } from "./scope";
import { eachWorking } from "./working";

export const TRIGGERS: readonly RuleRef[] = ["mag:302.1", "mag:302.1.1", "mag:703.2", "mag:302.1.2", "house:9"];

/** A triggered ability that something may trigger now. */
export type Listener = {
  /** The same before and after a moment for the same ability of the same instance. */
  readonly key: string;
  readonly id: PartId;
  readonly ability: TriggeredAbility;
  readonly scope: Scope;
  /** The delayed trigger that it is (302.1.3); `null` for the ability of an instance. */
  readonly delayed: Extract<Lasting, { kind: "ability" }> | null;
};

/** The events that abilities can trigger on. */
export const TRIGGERING: Readonly<Partial<Record<EventType, true>>> = {
  moved: true,
  damaged: true,
  lifeGained: true,
  lifeLost: true,
  used: true,
  attacked: true,
  defended: true,
  woke: true,
  rested: true,
  turnedFaceUp: true,
  turnedFaceDown: true,
  countersPut: true,
  countersRemoved: true,
  negated: true,
  tokenMade: true,
  momentCame: true,
};

/** Every triggered ability that works now. */
export function listeners(game: Game): readonly Listener[] {
  const found: Listener[] = [];
  const given = derive(game).abilities;
  eachWorking(game, "triggers", (place) => addListeners(game, place, found));
  for (const instance of game.state.zones.battleArea) {
    const has = factsAt(game.cards, instance.card).triggers;
    if (has || (instance.counters?.cremation === undefined && given.length === 0)) continue;
    addListeners(game, { zone: "battleArea", player: instance.controller, instance }, found);
  }
  for (const lasting of game.state.lasting) {
    if (lasting.kind !== "ability" || !isHere(game, lasting)) continue;
    const ability = abilityAt(game.cards, lasting.ability);
    if (ability.type !== "triggered") continue;
    const { id, scope } = lasting;
    found.push({ key: `lasting ${id}`, id: lasting.ability, ability, scope, delayed: lasting });
  }
  return found;
}

function addListeners(game: Game, place: Place, found: Listener[]): void {
  const { instance } = place;
  for (const [index, id] of abilitiesOf(game, place).entries()) {
    const ability = abilityAt(game.cards, id);
    if (ability.type !== "triggered") continue;
    const scope = newScope(instance.id, instance.card, sideOf(place), id);
    found.push({ key: `${instance.id} ${id} ${index}`, id, ability, scope, delayed: null });
  }
}

/** 703.1: whatever the events trigger waits, once for each event and ability (302.1.1, house:9). */
export function collectTriggers(game: Game, events: readonly Event[], there: readonly Listener[]): void {
  if (there.length === 0) return;
  const spent = new Set<InstanceId>();
  for (const event of events) {
    if (!TRIGGERING[event.type]) continue;
    for (const listener of there) {
      if (listener.delayed !== null && spent.has(listener.delayed.id)) continue;
      if (!triggers(game, listener, event)) continue;
      wait(game, listener, event);
      if (listener.delayed?.once) {
        spent.add(listener.delayed.id);
        happen(game, { type: "effectEnded", rule: "mag:302.1.3.1", id: listener.delayed.id });
      }
    }
  }
}

function triggers(game: Game, { ability, scope }: Listener, event: Event): boolean {
  const patterns: readonly EventPattern[] = Array.isArray(ability.on) ? ability.on : [ability.on as EventPattern];
  if (!patterns.some((pattern) => fits(game, scope, pattern, event))) return false;
  // 302.1.4.1: the condition is a part of what triggers it.
  return ability.if === undefined || holds(game, { ...scope, event: factsOf(event) }, ability.if);
}

function wait(game: Game, { id, scope, delayed }: Listener, event: Event): void {
  happen(game, {
    type: "triggered",
    rule: "mag:703.1",
    waiting: {
      ability: id,
      source: scope.source,
      card: scope.card,
      controller: scope.controller,
      event: factsOf(event),
      scope: delayed === null ? null : scope,
    },
  });
}
