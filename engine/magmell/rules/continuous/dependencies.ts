import type { Ability, ContinuousChange, StaticAbility } from "../../model/ability";
import { getAbility, getCardFacts, getChanges } from "../../model/cards";
import type { Event } from "../../model/event";
import type { Instance } from "../../model/instance";
import type { LastingEffect } from "../../model/scope";
import type { Amount, Condition, Filter, PlayerRef, Select } from "../../model/select";
import type { Game } from "../../model/state";
import { findInstanceInList, getZoneInstances, ZONE_BITS, type ZoneId } from "../../model/zone";

/**
 * Dependencies of continuous effects, as bits: effects are recomputed only after an event that touches one of their
 * dependencies. A superfluous bit costs time, a missing one gives wrong results, so anything doubtful depends on
 * everything.
 */
const NOTHING = 0;
const ZONES_ALL = 255;
const RESTED = 256;
const FACE = 512;
const DAMAGE = 1024;
const COUNTERS = 2048;
const LIFE = 4096;
/** Whose turn it is. */
const TURN = 8192;
/** The set of abilities and effects itself: abilities or effects have appeared, disappeared, or changed sides. */
export const SOURCES_DEPENDENCY = 16384;
/** The history of the turn: see `GameState.happened`. */
export const HISTORY_DEPENDENCY = 32768;
const PHASE = 65536;
/** The battle and its participants. */
const BATTLE = 131072;
const USED = 262144;
/** Characteristics that other effects change. No event touches them directly. */
export const EFFECTS_DEPENDENCY = 524288;
const EVERYTHING = 1048575;

/**
 * Dependencies of the rule processes, apart from continuous effects (705.4). Moves of tokens and counters are recorded
 * in the state.
 */
export const CHECK_DEPENDENCIES = ZONE_BITS.battleArea | DAMAGE | COUNTERS | LIFE;

/** Dependencies of the stones available for a player's payments, apart from continuous effects. */
export const STONE_DEPENDENCIES = ZONE_BITS.stoneArea | RESTED | FACE;
/** Dependencies of the cards in hand that the available stones may pay for. */
export const AFFORDABLE_DEPENDENCIES = STONE_DEPENDENCIES | ZONE_BITS.hand;

const known = new WeakMap<StaticAbility | readonly ContinuousChange[], number>();

/** Returns the dependencies of a static ability. */
export function getAbilityDependencies(ability: StaticAbility): number {
  const bits =
    known.get(ability) ??
    ofSelect(ability.affects) |
      (ability.while === undefined ? NOTHING : ofCondition(ability.while)) |
      changesDependencies(ability.changes);
  known.set(ability, bits);
  return bits;
}

/** Dependencies of changes: those of amounts that are evaluated each time, and those of granted abilities. */
function changesDependencies(changes: readonly ContinuousChange[]): number {
  return changes.reduce((bits, change) => {
    if ("amount" in change) return bits | ofAmount(change.amount);
    if ("multiply" in change) return bits | ofAmount(change.by);
    if ("cost" in change) return bits | ofAmount(change.times ?? 1);
    return "grant" in change ? bits | ofGranted(change.grant) : bits;
  }, NOTHING);
}

const ofGranted = (ability: Ability): number => (ability.type === "static" ? getAbilityDependencies(ability) : NOTHING);

/** Returns the dependencies of a lasting effect. Its amounts and affected instances are fixed (house:15). */
export function getLastingEffectDependencies({ cards }: Game, lasting: LastingEffect): number {
  const here = lasting.until === "whileHere" || lasting.until === "whileYouControl" ? ZONES_ALL : NOTHING;
  if (lasting.kind === "control") return here;
  if (lasting.kind === "ability") {
    return here | ofGranted(getAbility(cards, lasting.ability)) | (lasting.from > lasting.turn ? TURN : NOTHING);
  }
  const changes = getChanges(cards, lasting.changes);
  return changes.reduce((bits, change) => ("grant" in change ? bits | ofGranted(change.grant) : bits), here);
}

function ofSelect(part: Select): number {
  if (part === "self" || typeof part === "string") return NOTHING;
  if ("all" in part) {
    const zones: readonly ZoneId[] = typeof part.all === "string" ? [part.all] : part.all;
    const bits = zones.reduce((all, zone) => all | ZONE_BITS[zone], NOTHING);
    return bits | (part.whose === undefined ? NOTHING : ofPlayer(part.whose)) | ofFilter(part.where ?? {});
  }
  if ("top" in part) return ZONE_BITS[part.top] | ofPlayer(part.whose) | ofAmount(part.count);
  if ("bottom" in part) return ZONE_BITS[part.bottom] | ofPlayer(part.whose) | ofAmount(part.count);
  if ("player" in part) return ofPlayer(part.player);
  if ("players" in part) return NOTHING;
  if ("battle" in part) {
    return BATTLE | ZONE_BITS.battleArea | (part.battle === "opposing" ? ofSelect(part.of ?? "self") : NOTHING);
  }
  if ("join" in part) return part.join.reduce((bits, inner) => bits | ofSelect(inner), NOTHING);
  if ("sourceOf" in part) return ZONES_ALL | ofSelect(part.sourceOf);
  if ("of" in part) return ofSelect(part.of) | ofFilter(part.where);
  return EVERYTHING;
}

function ofPlayer(ref: PlayerRef): number {
  if (ref === "turnPlayer") return TURN;
  return typeof ref === "string" ? NOTHING : EVERYTHING;
}

/** Dependencies of each filter condition, apart from the zone of the instance. */
const FILTER_BITS: Readonly<Partial<Record<keyof Filter, number>>> = {
  rested: RESTED,
  faceDown: FACE,
  ap: COUNTERS | DAMAGE | EFFECTS_DEPENDENCY,
  hp: COUNTERS | DAMAGE | EFFECTS_DEPENDENCY,
  damage: DAMAGE,
  counters: COUNTERS,
  anyCounter: COUNTERS,
  battling: BATTLE,
  color: FACE | EFFECTS_DEPENDENCY,
  colorless: FACE | EFFECTS_DEPENDENCY,
  name: FACE,
  timing: EFFECTS_DEPENDENCY,
  useCost: FACE | EFFECTS_DEPENDENCY,
  catalyst: FACE | EFFECTS_DEPENDENCY,
};
/** Filter conditions on facts that never change. */
const STEADY: readonly (keyof Filter)[] = ["kind", "token", "card", "other", "zone"];

const COMPARED = ["ap", "hp", "useCost", "catalyst", "damage", "counters", "anyCounter"] as const;

function ofFilter(filter: Filter): number {
  let bits = NOTHING;
  for (const key of Object.keys(filter) as (keyof Filter)[]) {
    if (STEADY.includes(key)) continue;
    bits |= FILTER_BITS[key] ?? (key === "whose" || key === "not" || key === "any" ? NOTHING : EVERYTHING);
  }
  if (filter.whose !== undefined) bits |= ofPlayer(filter.whose);
  if (filter.not !== undefined) bits |= ofFilter(filter.not);
  for (const inner of filter.any ?? []) bits |= ofFilter(inner);
  for (const key of COMPARED) {
    const compared = filter[key];
    if (compared !== undefined) bits |= ofAmount(compared.than);
  }
  return bits;
}

function ofAmount(amount: Amount): number {
  if (typeof amount === "number") return NOTHING;
  if ("count" in amount) return ofSelect(amount.count);
  if ("stat" in amount) return COUNTERS | DAMAGE | FACE | EFFECTS_DEPENDENCY | ofSelect(amount.of);
  if ("usedThisTurn" in amount) return TURN | USED | ofPlayer(amount.usedThisTurn);
  if ("life" in amount) return LIFE | ofPlayer(amount.life);
  if ("counters" in amount) return COUNTERS | ofSelect(amount.on);
  if ("anyCounters" in amount) return COUNTERS | ofSelect(amount.anyCounters);
  if ("difference" in amount) return ofAll(amount.difference);
  if ("quotient" in amount) return ofAll(amount.quotient);
  if ("sum" in amount) return ofAll(amount.sum);
  if ("product" in amount) return ofAll(amount.product);
  if ("minus" in amount) return ofAll(amount.minus);
  if ("highest" in amount) return ofAll(amount.highest);
  if ("lowest" in amount) return ofAll(amount.lowest);
  if ("if" in amount) return ofCondition(amount.if) | ofAll([amount.then, amount.otherwise]);
  return "half" in amount ? ofAmount(amount.half) : EVERYTHING;
}

const ofAll = (amounts: readonly Amount[]): number => amounts.reduce<number>((bits, part) => bits | ofAmount(part), 0);

function ofCondition(condition: Condition): number {
  if ("amount" in condition) return ofAmount(condition.amount) | ofAmount(condition.than);
  if ("some" in condition) return ofSelect(condition.some);
  if ("turnOf" in condition) return TURN | ofPlayer(condition.turnOf);
  if ("phase" in condition) return PHASE;
  if ("inBattle" in condition) return BATTLE;
  if ("every" in condition) return condition.every.reduce((bits, part) => bits | ofCondition(part), NOTHING);
  if ("either" in condition) return condition.either.reduce((bits, part) => bits | ofCondition(part), NOTHING);
  return "not" in condition ? ofCondition(condition.not) : EVERYTHING;
}

/** Returns the dependencies that an event will invalidate when it is applied. */
export function getInvalidatedDependencies(game: Game, event: Event): number {
  switch (event.type) {
    case "moved": {
      const instance = findInstanceInList(getZoneInstances(game.state.zones, event.from, event.player), event.instance);
      if (instance === null || event.counters !== null) return EVERYTHING;
      return dependenciesOfMove(game, instance, event.from, event.to);
    }
    case "vanished": {
      const ability = findInstanceInList(game.state.zones.chant, event.instance);
      return ability?.isAbility ? ZONE_BITS.chant : EVERYTHING;
    }
    case "abilityPut":
      return ZONE_BITS.chant;
    case "woke":
    case "rested":
      return RESTED;
    case "damaged":
      return DAMAGE | LIFE;
    case "damageRemoved":
      return DAMAGE;
    case "lifeGained":
    case "lifeLost":
      return LIFE;
    case "countersPut":
    case "countersRemoved":
      return event.counter === "cremation" ? EVERYTHING : COUNTERS;
    case "shuffled":
    case "arranged":
      // Abilities that work in this zone are evaluated in the order of the zone.
      return game.cards.elsewhere.includes(event.zone) ? EVERYTHING : ZONE_BITS[event.zone];
    default:
      return PLAIN_EVENTS[event.type] ?? EVERYTHING;
  }
}

/**
 * Dependencies touched by the move of an instance, whose own abilities or counter abilities may start or stop working.
 */
function dependenciesOfMove({ cards }: Game, { card, counters }: Instance, from: ZoneId, to: ZoneId): number {
  const zones = ZONE_BITS[from] | ZONE_BITS[to];
  if (counters !== null) return EVERYTHING;
  return (getCardFacts(cards, card).worksIn & zones) === 0 ? zones : zones | SOURCES_DEPENDENCY;
}

/** Returns whether the continuous effects of a game would stay as they are if an instance moved. */
export function areEffectsUnaffectedByMove(game: Game, instance: Instance, from: ZoneId, to: ZoneId): boolean {
  const { continuous } = game;
  if (continuous === null || continuous.abilities.length > 0) return false;
  return (dependenciesOfMove(game, instance, from, to) & (continuous.dependencies | SOURCES_DEPENDENCY)) === 0;
}

/** Events that touch no dependency, and events that only advance the game. */
const PLAIN_EVENTS: Readonly<Partial<Record<Event["type"], number>>> = {
  redrawChosen: NOTHING,
  phaseSkipped: NOTHING,
  momentCame: NOTHING,
  stoneMissing: NOTHING,
  triggered: NOTHING,
  modeChosen: NOTHING,
  targeted: ZONE_BITS.chant,
  waived: NOTHING,
  resolved: NOTHING,
  negated: NOTHING,
  looked: NOTHING,
  revealed: NOTHING,
  searched: NOTHING,
  replaced: NOTHING,
  byHand: NOTHING,
  actedByHand: NOTHING,
  turnAdded: NOTHING,
  skipAdded: NOTHING,
  turnBegan: TURN,
  phaseBegan: PHASE,
  battleBegan: BATTLE,
  stepBegan: NOTHING,
  attacked: BATTLE,
  defended: BATTLE,
  undefended: NOTHING,
  targetRestored: BATTLE,
  battleBroken: BATTLE,
  battleEnded: BATTLE,
  used: USED,
};
