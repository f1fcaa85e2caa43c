import type { StateAbility, TriggeredAbility } from "../../model/ability";
import type { Event } from "../../model/event";
import { PLAYERS } from "../../model/ids";
import type { GameObject } from "../../model/object";
import { copyScope, type EventFacts, type Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { findPermanent, getZoneObjects, isSharedZone, type ZoneId } from "../../model/zone";
import { createAbilityMemo, listBoard } from "../continuous/board-memo";
import { getCharacteristics } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { evaluateCondition } from "../continuous/evaluate";
import { getCardsActingElsewhere, indexAbilities } from "../continuous/index-abilities";
import { getKeywordAbilities } from "../continuous/keyword-abilities";
import { applyEvent } from "./apply-event";
import { findOccurrences, isLookBackPattern } from "./occurrences";

/** A triggered ability that works now, and its scope. */
type Subscriber = {
  readonly ability: TriggeredAbility;
  readonly scope: Scope;
  /** The id of the lasting effect of a delayed ability; otherwise `null`. */
  readonly delayed: number | null;
};

/** Zones besides the battlefield in which abilities may work. Off the stack cards are as they are printed. */
const LISTENING: readonly ZoneId[] = ["hand", "graveyard", "stack", "exile"];
const ONLY_STACK: readonly ZoneId[] = ["stack"];
const ONE_LIST = [0] as const;

/**
 * Returns all triggered abilities that work now: abilities of permanents, abilities of cards in other zones that say
 * so, and delayed abilities.
 * @rule mtg-6e:A.4.4, mtg-6e:A.5.2, mtg-6e:Z.3.6
 */
export function subscribers(game: Game): readonly Subscriber[] {
  const { zones, lasting } = game.state;
  const found: Subscriber[] = [];
  const elsewhere = getCardsActingElsewhere(game.cards).triggered;
  for (const zone of elsewhere.size === 0 ? ONLY_STACK : LISTENING) {
    for (const player of isSharedZone(zone) ? ONE_LIST : PLAYERS) {
      for (const object of getZoneObjects(zones, zone, player)) {
        if (zone === "stack" || elsewhere.has(object.card)) found.push(...listSubscribersOf(game, zone, object));
      }
    }
  }
  for (const effect of lasting) {
    if (effect.kind === "delayed") found.push({ ability: effect.ability, scope: effect.scope, delayed: effect.id });
  }
  const permanents = listPermanentSubscribers(game);
  return found.length === 0 ? permanents : [...permanents, ...found];
}

/** Triggered abilities of an object that work in a zone. */
function listSubscribersOf(game: Game, zone: ZoneId, object: GameObject): readonly Subscriber[] {
  const { abilities, keywords, controller } = getCharacteristics(game, object);
  const listed = indexAbilities(abilities).triggered.flatMap(({ ability }) =>
    (ability.zone ?? "battlefield") === zone ? [ability] : [],
  );
  const all = zone === "battlefield" && keywords.length > 0 ? [...listed, ...getKeywordAbilities(keywords)] : listed;
  return all.map((ability) => ({ ability, scope: createScope(object, controller), delayed: null }));
}

const listPermanentSubscribers = createAbilityMemo((game) =>
  listBoard(game).flatMap(({ object, seen, abilities }) =>
    abilities.triggered.length === 0 && seen.keywords.length === 0
      ? []
      : listSubscribersOf(game, "battlefield", object),
  ),
);

/** State triggers of permanents, each with its place. */
const listStateAbilities = createAbilityMemo((game) =>
  listBoard(game).flatMap(({ object, seen, abilities }) =>
    abilities.state.map(({ ability, place }) => ({
      ability,
      key: `${object.id}:${place}`,
      scope: createScope(object, seen.controller),
    })),
  ),
);

/**
 * Collects the abilities that events trigger. Abilities that look back are taken from the subscribers before the
 * events, all others from those after the events. Each triggers once per occurrence of its event.
 * @rule mtg-6e:A.1.2, mtg-6e:A.4.2, mtg-6e:A.4.13, mtg-6e:A.4.21, mtg-6e:A.4.22, mtg-6e:A.4.r3, mtg-6e:A.4.r4
 * @rule mtg-6e:A.4.r6
 */
export function collectTriggers(game: Game, events: readonly Event[], before: readonly Subscriber[]): void {
  const after = subscribers(game);
  const listening =
    before.length + after.length === 0
      ? []
      : [...before.filter(isBackward), ...after.filter((other) => !isBackward(other))];
  const spent = new Set<number>();
  for (const event of events) {
    for (const listener of listening) {
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
  const known: Scope = copyScope(scope, { event: facts });
  if (ability.if !== undefined && !evaluateCondition(game, known, ability.if)) return false;
  put(game, ability, scope, facts, delayed === null ? null : known);
  return true;
}

/**
 * Adds an ability to the waiting ones, with what it needs to know without its source.
 * @rule mtg-6e:A.4.3, mtg-6e:A.4.5, mtg-6e:P.6.r1
 */
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
 * Triggers the abilities whose condition has become true. A condition that stays true does not trigger again.
 * @rule mtg-6e:A.4.16, mtg-6e:A.4.17
 */
function collectStateTriggers(game: Game): void {
  const { state } = game;
  const still: string[] = [];
  for (const { ability, key, scope } of listStateAbilities(game)) {
    if (!evaluateCondition(game, scope, ability.when)) continue;
    still.push(key);
    if (!state.stateTriggers.includes(key)) put(game, ability, scope, null, null);
  }
  if (still.length > 0 || state.stateTriggers.length > 0) state.stateTriggers = still;
}

/**
 * Collects chapter abilities of a Saga that lore counters have reached. Each chapter whose number is among the counters
 * just put triggers once (704.5s describes them as triggered).
 * @rule mtg-cr:704.5s
 */
function collectChapterTriggers(game: Game, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type !== "countersPut" || event.counter !== "lore") continue;
    const object = findPermanent(game.state.zones, event.instance);
    if (object === null) continue;
    const reached = object.counters?.lore ?? 0;
    const { abilities, controller } = getCharacteristics(game, object);
    for (const { ability } of indexAbilities(abilities).chapter) {
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
