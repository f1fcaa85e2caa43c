import type { StateAbility, TriggeredAbility } from "../../model/ability";
import type { Event } from "../../model/event";
import type { GameObject } from "../../model/object";
import type { EventFacts, Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { findPermanent, getPermanents, type ZoneId } from "../../model/zone";
import { getCharacteristics } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { evaluateCondition } from "../continuous/evaluate";
import { getKeywordAbilities } from "../continuous/keyword-abilities";
import { applyEvent } from "./apply-event";
import { findOccurrences, isLookBackPattern } from "./occurrences";

/** A triggered ability that works now, and its scope. */
type Subscriber = {
  readonly ability: TriggeredAbility;
  readonly scope: Scope;
  /** The lasting effect that it is, for a delayed ability. */
  readonly delayed: number | null;
};

const LISTENING: readonly ZoneId[] = ["hand", "graveyard", "stack", "exile"];

/**
 * Returns all triggered abilities that work now: on the battlefield unless they say otherwise, and delayed ones.
 *
 * @rule mtg-6e:A.4.4, mtg-6e:A.5.2, mtg-6e:Z.3.6
 */
export function subscribers(game: Game): readonly Subscriber[] {
  const { zones, lasting } = game.state;
  const found: Subscriber[] = [];
  const listen = (zone: ZoneId, object: GameObject): void => {
    const { abilities, keywords, controller } = getCharacteristics(game, object);
    for (const ability of abilities) {
      if (ability.type !== "triggered" || (ability.zone ?? "battlefield") !== zone) continue;
      found.push({ ability, scope: createScope(object, controller), delayed: null });
    }
    if (zone !== "battlefield" || keywords.length === 0) return;
    for (const ability of getKeywordAbilities(keywords)) {
      found.push({ ability, scope: createScope(object, controller), delayed: null });
    }
  };
  for (const object of getPermanents(zones)) listen("battlefield", object);
  for (const zone of LISTENING) for (const object of zones[zone].flat()) listen(zone, object);
  for (const effect of lasting) {
    if (effect.kind === "delayed") found.push({ ability: effect.ability, scope: effect.scope, delayed: effect.id });
  }
  return found;
}

/**
 * Collects the abilities that events trigger: those that look back among the subscribers from before the events, all others
 * among those from after them. Each triggers once for each occurrence of its event.
 *
 * @rule mtg-6e:A.1.2, mtg-6e:A.4.2, mtg-6e:A.4.13, mtg-6e:A.4.21, mtg-6e:A.4.22, mtg-6e:A.4.r3, mtg-6e:A.4.r4, mtg-6e:A.4.r6
 */
export function collectTriggers(game: Game, events: readonly Event[], before: readonly Subscriber[]): void {
  const after = subscribers(game);
  const spent = new Set<number>();
  for (const event of events) {
    for (const listener of [...before.filter(isBackward), ...after.filter((other) => !isBackward(other))]) {
      const { ability, scope, delayed } = listener;
      if (delayed !== null && spent.has(delayed)) continue;
      for (const facts of findOccurrences(game, scope, ability.on, event)) {
        if (!trigger(game, listener, facts) || delayed === null) continue;
        // A delayed ability triggers once (A.5.5).
        spent.add(delayed);
        applyEvent(game, { type: "effectEnded", rule: "mtg-6e:A.5.5", id: delayed });
        break;
      }
    }
  }
  collectChapterTriggers(game, events);
  collectStateTriggers(game);
}

const isBackward = ({ ability }: Subscriber): boolean => isLookBackPattern(ability.on);

/** Triggers an ability unless its condition fails; returns whether it did. @rule mtg-6e:A.4.15 */
function trigger(game: Game, { ability, scope, delayed }: Subscriber, facts: EventFacts): boolean {
  const known: Scope = { ...scope, event: facts };
  if (ability.if !== undefined && !evaluateCondition(game, known, ability.if)) return false;
  put(game, ability, scope, facts, delayed === null ? null : known);
  return true;
}

/** Lets an ability wait, with what it has to know without its source. @rule mtg-6e:A.4.3, mtg-6e:A.4.5, mtg-6e:P.6.r1 */
function put(
  game: Game,
  ability: TriggeredAbility | StateAbility,
  { source, card, controller }: Scope,
  event: EventFacts | null,
  scope: Scope | null,
): void {
  applyEvent(game, {
    type: "triggered",
    rule: "mtg-6e:A.4.3",
    waiting: {
      thing: { sort: "triggered", source, ability, event, scope },
      card,
      controller,
      moment: game.state.moment,
    },
  });
}

/**
 * Triggers the abilities whose condition has come true; one that stays true triggers no second time.
 *
 * @rule mtg-6e:A.4.16, mtg-6e:A.4.17
 */
function collectStateTriggers(game: Game): void {
  const { state } = game;
  const still: string[] = [];
  for (const object of getPermanents(state.zones)) {
    const { abilities, controller } = getCharacteristics(game, object);
    for (const [index, ability] of abilities.entries()) {
      if (ability.type !== "state") continue;
      const scope = createScope(object, controller);
      if (!evaluateCondition(game, scope, ability.when)) continue;
      const key = `${object.id}:${index}`;
      still.push(key);
      if (!state.stateTriggers.includes(key)) put(game, ability, scope, null, null);
    }
  }
  if (still.length > 0 || state.stateTriggers.length > 0) state.stateTriggers = still;
}

/**
 * Collects chapter abilities of a Saga that lore counters have reached: each whose number lies among the counters just put
 * triggers once (704.5s speaks of them as abilities that trigger).
 *
 * @rule mtg-cr:704.5s
 */
function collectChapterTriggers(game: Game, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type !== "countersPut" || event.counter !== "lore") continue;
    const object = findPermanent(game.state.zones, event.instance);
    if (object === null) continue;
    const reached = object.counters?.lore ?? 0;
    const { abilities, controller } = getCharacteristics(game, object);
    for (const ability of abilities) {
      if (ability.type !== "chapter") continue;
      for (const number of ability.chapters) {
        if (number > reached || number <= reached - event.count) continue;
        const thing = { sort: "chapter", source: object.id, number, ability } as const;
        const { card } = object;
        applyEvent(game, {
          type: "triggered",
          rule: "mtg-cr:704.5s",
          waiting: { thing, card, controller, moment: game.state.moment },
        });
      }
    }
  }
}
