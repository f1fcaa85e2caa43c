import { copyWith } from "../../../kernel/copy-with";
import type { EventReplacement } from "../../model/ability";
import { getAbility, getCardFacts, getPartId } from "../../model/cards";
import type { ActiveReplacement, ContinuousEffects } from "../../model/continuous-effects";
import type { Event, EventOf, MoveCause, MoveEvent } from "../../model/event";
import type { EventProposal, FrameOf } from "../../model/frame";
import type { InstanceId, PlayerId } from "../../model/ids";
import { copyScope, type Scope } from "../../model/scope";
import type { Game } from "../../model/state";
import { getEventMask, getPatternMask } from "../../model/trigger-mask";
import { findInstance, findInstanceInZone, isSharedZone, type LocatedInstance, type ZoneId } from "../../model/zone";
import { getArrivingInstance } from "../continuous/arrival";
import { isInForce } from "../continuous/change-sources";
import { getAbilities, getAbilityCopyIndex } from "../continuous/characteristics";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { createScope } from "../continuous/create-scope";
import { evaluateAmount, evaluateCondition } from "../continuous/evaluate";
import { getEventFactsInGame } from "../continuous/event-facts";
import { matchesEventPattern } from "../continuous/event-patterns";
import { getSidePlayer } from "../continuous/select";
import { applyEvent } from "./apply-event";
import { addCounters } from "./board-events";
import { allocateId, createMoveEvent } from "./move-event";
import { pushPrice, pushScopedProgram } from "./scopes";

/** Returns the replacement effects in force, oldest first. */
export function activeReplacements(game: Game): readonly ActiveReplacement[] {
  const continuous = computeContinuousEffects(game);
  continuous.replacements ??= mayReplace(game, continuous) ? findReplacements(game) : NONE;
  return continuous.replacements;
}

const NONE: readonly ActiveReplacement[] = [];

const mayReplace = ({ state }: Game, { active, abilities }: ContinuousEffects): boolean =>
  active.replacements.length > 0 || abilities.length > 0 || state.lasting.length > 0;

function findReplacements(game: Game): readonly ActiveReplacement[] {
  const collected: ActiveReplacement[] = [];
  for (const { zone, player, id } of computeContinuousEffects(game).active.replacements) {
    const place = findInstanceInZone(game.state.zones, zone, player, id);
    if (place !== null) addReplacements(game, place, collected);
  }
  const { active, abilities } = computeContinuousEffects(game);
  for (const id of givenReplacements(abilities)) {
    const place = active.replacements.some((own) => own.id === id) ? null : findInstance(game.state.zones, id);
    if (place !== null) addReplacements(game, place, collected);
  }
  for (const lasting of game.state.lasting) {
    if (lasting.kind !== "ability" || !isInForce(game, lasting)) continue;
    const ability = getAbility(game.cards, lasting.ability);
    if (ability.type !== "replacement") continue;
    const { id, scope, once } = lasting;
    const meets = getPatternMask(ability.on);
    collected.push({
      key: `lasting ${id}`,
      scope: copyScope(scope, { ability: lasting.ability }),
      ability,
      meets,
      lasting: id,
      once,
    });
  }
  return collected;
}

/** Instances that have gained a replacement ability, each once, except instances that also have one of their own. */
const givenReplacements = (abilities: ContinuousEffects["abilities"]): ReadonlySet<InstanceId> =>
  new Set(
    abilities.flatMap(({ instances, change }) =>
      "grant" in change && change.grant.type === "replacement" ? instances : [],
    ),
  );

function addReplacements(game: Game, place: LocatedInstance, collected: ActiveReplacement[]): void {
  const abilities = getAbilities(game, place);
  const { instance } = place;
  for (const [index, id] of abilities.entries()) {
    const ability = getAbility(game.cards, id);
    if (ability.type !== "replacement") continue;
    const scope = createScope(instance.id, instance.card, getSidePlayer(place), id);
    const key = `${instance.id} ${id} ${getAbilityCopyIndex(abilities, index)}`;
    collected.push({ key, scope, ability, meets: getPatternMask(ability.on), lasting: null, once: false });
  }
}

/** Returns whether any replacement effect in force could apply to an event. */
export function canBeReplaced(game: Game, event: Event): boolean {
  const bits = getEventMask(event);
  for (const { meets } of activeReplacements(game)) if ((meets & bits) !== 0) return true;
  const arrival = getArrivingInstance(game, event);
  return arrival !== null && getCardFacts(game.cards, arrival.instance.card).replacements;
}

/**
 * Returns the replacement effects that apply to an event and have not yet been applied to it. `earlier` are events that
 * will happen at the same moment and come before this event.
 */
export function findApplicableReplacements(
  game: Game,
  { event, replacedBy }: EventProposal,
  earlier: readonly Event[],
): readonly ActiveReplacement[] {
  const own: ActiveReplacement[] = [];
  // The abilities of an instance that enters a zone may say how it enters itself (306.1.2.2).
  const arrival = getArrivingInstance(game, event);
  if (arrival !== null && getCardFacts(game.cards, arrival.instance.card).replacements) {
    addReplacements(game, arrival, own);
  }
  const all = activeReplacements(game);
  const bits = getEventMask(event);
  const collected: ActiveReplacement[] = [];
  for (const active of all)
    if (isApplicable(game, active, event, bits, { replacedBy, earlier })) collected.push(active);
  for (const active of own) {
    if (!isOfItself(active) || all.some(({ key }) => key === active.key)) continue;
    if (isApplicable(game, active, event, bits, { replacedBy, earlier })) collected.push(active);
  }
  return collected;
}

/**
 * Returns whether a replacement is only about the instance that has the ability. A replacement about a group works only
 * where abilities of the instance work, even if the instance belongs to that group.
 * @rule house:55, mag:303.1.1.1
 */
const isOfItself = ({ ability: { on } }: ActiveReplacement): boolean => "what" in on && on.what === "self";

function isApplicable(
  game: Game,
  active: ActiveReplacement,
  event: Event,
  bits: number,
  { replacedBy, earlier }: { readonly replacedBy: readonly string[]; readonly earlier: readonly Event[] },
): boolean {
  const { key, scope, ability, meets } = active;
  if ((meets & bits) === 0 || replacedBy.includes(key)) return false;
  if (ability.on.nth !== undefined && isSpent(game, active)) return false;
  if (!matchesEventPattern(game, scope, ability.on, event, earlier)) return false;
  return (
    ability.if === undefined ||
    evaluateCondition(game, copyScope(scope, { event: getEventFactsInGame(game, event, null) }), ability.if)
  );
}

/**
 * Whether a replacement of one numbered event of the turn has been applied this turn.
 * @rule house:54
 */
const isSpent = ({ cards, state }: Game, { scope, ability, lasting }: ActiveReplacement): boolean => {
  const by = lasting ?? scope.source;
  return state.limited.some((one) => one.by === by && one.ability === getPartId(cards, ability));
};

/** Returns the player who chooses among several applicable replacement effects (house:6). */
export function getAffectedPlayer(game: Game, event: Event): PlayerId {
  if ("target" in event && event.target !== null && "player" in event.target) return event.target.player;
  const id = event.type === "damaged" && "instance" in event.target ? event.target.instance : null;
  const instance = id ?? ("instance" in event ? event.instance : null);
  const place = instance === null ? null : findInstance(game.state.zones, instance);
  if (place !== null)
    return place.zone === "battleArea" || place.zone === "chant" ? place.instance.controller : place.player;
  return "player" in event ? event.player : game.state.turnPlayer;
}

/** Returns the frame that asks the controller of an optional replacement. */
export const createOfferFrame = (
  game: Game,
  { event }: EventProposal,
  { scope, ability }: ActiveReplacement,
): FrameOf<"offer"> => ({
  run: "offer",
  ability: getPartId(game.cards, ability),
  scope: copyScope(scope, { event: getEventFactsInGame(game, event, null) }),
});

/**
 * Returns the events after a replacement; none if instructions are carried out instead.
 * @rule mag:306.1.2, mag:306.1.2.1, mag:306.1.2.2
 */
export function applyReplacement(
  game: Game,
  proposal: EventProposal,
  chosen: ActiveReplacement,
): readonly EventProposal[] {
  const { event } = proposal;
  const { scope, ability, lasting, once } = chosen;
  applyEvent(game, {
    type: "replaced",
    rule: "mag:306.1.2",
    source: scope.source,
    ability: getPartId(game.cards, ability),
    ...(ability.on.nth !== undefined && { limited: lasting ?? scope.source }),
  });
  if (once && lasting !== null) applyEvent(game, { type: "effectEnded", rule: "mag:306.1.1", id: lasting });
  const replacedBy = [...proposal.replacedBy, chosen.key];
  const known: Scope = copyScope(scope, { event: getEventFactsInGame(game, event, null), replacedBy });
  const { effects } = ability.instead;
  if (effects !== undefined) {
    if (ability.optional) pushPrice(game, known, effects);
    else if (effects.length > 0) pushScopedProgram(game, known, getPartId(game.cards, effects));
    return [];
  }
  const replaced = replacedEvent(game, event, ability.instead, known);
  return copiesOf(game, replaced, ability.instead, known).map((one) => copyWith(proposal, { event: one, replacedBy }));
}

/** Highest number of tokens made in place of one; a larger number would exhaust memory (house:10). */
const MOST_COPIES = 20;

/** The tokens created in place of one; any other event is returned unchanged. */
function copiesOf(game: Game, event: Event, { copies }: EventReplacement, scope: Scope): readonly Event[] {
  if (copies === undefined || event.type !== "tokenMade") return [event];
  const count = Math.max(0, Math.min(MOST_COPIES, evaluateAmount(game, scope, copies)));
  return Array.from({ length: count }, (_none, index) =>
    index === 0 ? event : copyWith(event, { instance: allocateId(game.state) }),
  );
}

function replacedEvent(game: Game, event: Event, instead: EventReplacement, scope: Scope): Event {
  const amount = instead.amount === undefined ? null : Math.max(0, evaluateAmount(game, scope, instead.amount));
  switch (event.type) {
    case "moved":
      return arriving(game, redirected(game, event, instead), instead, scope);
    case "tokenMade":
      return arriving(game, tokenElsewhere(event, instead), instead, scope);
    case "damaged":
    case "lifeGained":
    case "lifeLost":
      return amount === null ? event : copyWith(event, { amount });
    case "countersPut":
    case "countersRemoved":
      return amount === null ? event : copyWith(event, { count: amount });
    case "negated": {
      const left = leavingChant(game, event);
      return left === null || instead.to === undefined
        ? event
        : arriving(game, redirected(game, left, instead), instead, scope);
    }
    default:
      return event;
  }
}

/** The move of a card that would be negated (231.1); `null` for an ability. */
function leavingChant(game: Game, { instance, rule }: EventOf<"negated">): MoveEvent | null {
  const place = findInstance(game.state.zones, instance);
  return place === null ? null : createMoveEvent(game, place, "dust", { cause: "put", rule });
}

/**
 * A move with another destination. It loses its cause: a redirected destruction is no destruction. It has the cause of
 * its destination, if that has one.
 * @rule mag:226.1, mag:228.1
 */
function redirected(game: Game, event: MoveEvent, { to, position }: EventReplacement): MoveEvent {
  const place = findInstance(game.state.zones, event.instance);
  const bottom = position === undefined ? event.bottom : position === "bottom";
  if (to === undefined || to === event.to || place === null) return copyWith(event, { bottom });
  const { rule, toPlayer, above } = event;
  return createMoveEvent(game, place, to, { cause: causeOf(event, to), rule, under: toPlayer, bottom, above }) ?? event;
}

/** A card is summoned by coming to the battle area (226.1), and returned by going from where it lay to the hand (228.1). */
function causeOf({ from }: MoveEvent, to: ZoneId): MoveCause {
  if (to === "battleArea") return "summon";
  return to === "hand" && from !== "grimoire" && from !== "stoneDeck" ? "return" : "put";
}

/** A token that goes to another zone, where it vanishes (206.4). Like a card it goes to its owner's zone. */
function tokenElsewhere(event: EventOf<"tokenMade">, { to }: EventReplacement): EventOf<"tokenMade"> {
  if (to === undefined || to === event.to) return event;
  const bySide = isSharedZone(to) || to === "stoneArea";
  return copyWith(event, { to, player: bySide ? event.player : event.owner });
}

function arriving<Arrived extends Extract<Event, { counters: unknown }>>(
  game: Game,
  event: Arrived,
  { rested, faceDown, counters }: EventReplacement,
  scope: Scope,
): Arrived {
  const count = counters === undefined ? 0 : evaluateAmount(game, scope, counters.count);
  const added =
    counters === undefined || count <= 0 ? event.counters : addCounters(event.counters, { [counters.name]: count });
  return {
    ...event,
    rested: rested ?? event.rested,
    ...(event.type === "moved" ? { faceDown: faceDown ?? event.faceDown } : {}),
    counters: added,
  };
}
