import { copyWith } from "../../../kernel/copy-with";
import type { ReplacementAbility } from "../../model/ability";
import { getCardDefinition } from "../../model/cards";
import type { DamageEvent, Event, MoveEvent } from "../../model/event";
import type { InstanceId, Target } from "../../model/ids";
import { type GameObject, reduceShield, type Shield } from "../../model/object";
import type { Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { findObject, findPermanent, isSharedZone } from "../../model/zone";
import { isForbidden } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { evaluateAmount } from "../continuous/evaluate";
import { isPatternSubject, matchesFilter, matchesFilterNow } from "../continuous/matches-filter";
import { getPrintedCharacteristics } from "../continuous/printed-characteristics";
import { isProtectedFrom } from "../protection";
import { type ActiveReplacement, applyReplacements, listReplacements } from "./replacements";

/**
 * Returns events after shields and replacement effects (T.10.1), either reduced or replaced. Regeneration replaces only
 * destruction.
 * @rule mtg-6e:G.30.r1
 */
export function replaceEvents(
  game: Game,
  events: readonly Event[],
  all: readonly ActiveReplacement[],
): readonly Event[] {
  // Nothing prevents or replaces another event without an ability that says so.
  if (all.length === 0 && !events.some(({ type }) => type === "moved" || type === "damaged")) return events;
  const shields = new Map<string, readonly Shield[]>();
  const saved = new Map<InstanceId, number>();
  // What is regenerated is not destroyed, so that nothing else can take the place of its death.
  const alive = events.map((event) => applyRegeneration(game, event, saved) ?? event);
  const met = all.length === 0 ? alive : alive.flatMap((event) => applyReplacements(game, all, event));
  return met.flatMap((event) => {
    if (event.type === "damaged") return prevented(game, event, shields);
    return event.type === "moved" ? [arriving(game, elsewhere(game, event))] : [event];
  });
}

/**
 * Returns the regeneration that replaces a destruction if the permanent has a shield (G.29.1, G.29.3); otherwise
 * `null`. Each of several simultaneous destructions needs a separate shield.
 * @rule mtg-6e:G.29.r4
 */
export function applyRegeneration(game: Game, event: Event, saved: Map<InstanceId, number>): Event | null {
  if (event.type !== "moved" || event.cause !== "destroy") return null;
  const object = findObject(game.state.zones, event.instance)?.object;
  if (object === undefined || event.noRegeneration === true) return null;
  const used = saved.get(object.id) ?? 0;
  if (object.shields.filter(({ kind }) => kind === "regenerate").length <= used) return null;
  if (isForbidden(game, object, "beRegenerated")) return null;
  saved.set(object.id, used + 1);
  return { type: "regenerated", rule: "mtg-6e:G.29.3", instance: event.instance };
}

/**
 * The damage left after prevention, and the amount that each shield prevents. Simultaneous damage shares shields. If
 * all damage is prevented, none is dealt.
 * @rule mtg-6e:G.10.r1, mtg-6e:G.11.r1
 */
function prevented(game: Game, event: DamageEvent, left: Map<string, readonly Shield[]>): readonly Event[] {
  const { target } = event;
  if (isProtected(game, event)) {
    return [{ type: "prevented", rule: "mtg-6e:A.24.2.1", target, amount: event.amount, shield: WHOLE }];
  }
  const key = JSON.stringify(target);
  const shields = left.get(key) ?? getShields(game, target);
  if (shields === null) return [];
  const notes: Event[] = [];
  const rest: Shield[] = [];
  let { amount } = event;
  for (const shield of shields) {
    if (shield.kind !== "prevent" || amount === 0 || !shieldAppliesTo(game, event, shield)) {
      rest.push(shield);
      continue;
    }
    const used = shield.amount === null ? amount : Math.min(amount, shield.amount);
    amount -= used;
    notes.push({ type: "prevented", rule: "mtg-6e:T.10.6", target, amount: used, shield });
    rest.push(...reduceShield(shield, used));
  }
  left.set(key, rest);
  return amount > 0 ? [...notes, copyWith(event, { amount })] : notes;
}

const WHOLE: Shield = { kind: "prevent", amount: null };

/** Whether a permanent has protection from the source of damage, so that all of it is prevented. */
function isProtected(game: Game, { target, source }: DamageEvent): boolean {
  if ("player" in target || source === null) return false;
  const { zones, past } = game.state;
  const permanent = findPermanent(zones, target.instance);
  const object = findObject(zones, source)?.object ?? past[source]?.object;
  return permanent !== null && object !== undefined && isProtectedFrom(game, permanent, object);
}

/** Returns the shields of a player or permanent; `null` if the permanent has left. */
export function getShields({ state }: Game, target: Target): readonly Shield[] | null {
  if ("player" in target) return state.players[target.player].shields;
  return findObject(state.zones, target.instance)?.object.shields ?? null;
}

/** Returns whether a shield applies to damage from a source. */
export function shieldAppliesTo(
  game: Game,
  { source }: DamageEvent,
  shield: Extract<Shield, { readonly kind: "prevent" }>,
): boolean {
  if (shield.from === undefined) return true;
  if (source === null) return false;
  const object = findObject(game.state.zones, source)?.object ?? game.state.past[source]?.object;
  return object !== undefined && matchesFilterNow(game, createScope(object, object.controller), object, shield.from);
}

type Replacing = { readonly ability: ReplacementAbility; readonly scope: Scope };

/** A move to a graveyard or the battlefield with the destination changed by an effect. */
function elsewhere(game: Game, event: MoveEvent): MoveEvent {
  if (event.to === "battlefield") return notArriving(game, event);
  if (event.from !== "battlefield" || event.to !== "graveyard") return event;
  for (const { ability, scope } of listReplacements(game)) {
    const { on, instead: other } = ability;
    if (on.on !== "dies" || !("moveTo" in other)) continue;
    if (isPatternSubject(game, scope, { instance: event.instance }, on.what))
      return copyWith(event, { to: other.moveTo });
  }
  return event;
}

/**
 * An arrival with the destination changed by an effect. A land played this way still counts as played.
 * @rule mtg-6e:K.15.r4
 */
function notArriving(game: Game, event: MoveEvent): MoveEvent {
  const object = findObject(game.state.zones, event.instance)?.object;
  if (object === undefined) return event;
  for (const replacing of arrivalChanges(game, object, event)) {
    const { instead: other } = replacing.ability;
    if (!("moveTo" in other) || !comesUnder(game, replacing, object, event)) continue;
    const toPlayer = isSharedZone(other.moveTo) ? event.toPlayer : object.owner;
    return copyWith(event, { to: other.moveTo, toPlayer, becomes: 0 });
  }
  return event;
}

/** Replacement abilities of an arriving object itself, and those of all permanents. */
const arrivalChanges = (game: Game, object: GameObject, { toPlayer }: MoveEvent): readonly Replacing[] => [
  ...getCardDefinition(game.cards, object.card).abilities.flatMap((ability) =>
    ability.type === "replacement" ? [{ ability, scope: createScope(object, toPlayer) }] : [],
  ),
  ...listReplacements(game),
];

/**
 * An arrival on the battlefield with its counters, and tapped if an effect says so.
 * @rule mtg-6e:A.4.r5, mtg-6e:T.8.r1
 */
function arriving(game: Game, event: MoveEvent): MoveEvent {
  if (event.to !== "battlefield") return event;
  const object = findObject(game.state.zones, event.instance)?.object;
  if (object === undefined) return event;
  const { loyalty, defense } = getCardDefinition(game.cards, object.card);
  const counters: (readonly [string, number])[] = [...(event.counters ?? [])];
  if (loyalty !== undefined) counters.push(["loyalty", loyalty]);
  if (defense !== undefined) counters.push(["defense", defense]);
  let tapped = event.tapped;
  for (const { ability, scope } of arrivalChanges(game, object, event)) {
    const way = ability.instead;
    if (!("enters" in way) || !comesUnder(game, { ability, scope }, object, event)) continue;
    if (way.enters.tapped) tapped = true;
    if (way.enters.counters !== undefined) {
      counters.push([way.enters.counters[0], evaluateAmount(game, scope, way.enters.counters[1])]);
    }
  }
  const some = counters.filter(([, count]) => count > 0);
  return { ...event, ...(some.length > 0 && { counters: some }), ...(tapped && { tapped }) };
}

/** Whether a replacement applies to an arriving object, based on its characteristics on the battlefield. */
function comesUnder(game: Game, { ability, scope }: Replacing, object: GameObject, event: MoveEvent): boolean {
  const { on } = ability;
  if (on.on !== "enters") return false;
  if (on.what === "self") return scope.source === object.id;
  if (on.what === "attached" || "player" in on.what) return false;
  const seen = { ...getPrintedCharacteristics(game.cards, object), controller: event.toPlayer };
  return matchesFilter(game, scope, object, seen, on.what);
}
