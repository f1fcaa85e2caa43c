import type { Act } from "../../model/ability";
import { colorBits, type Kind, NO_SYMBOLS, RULED_COUNTERS, type Symbols, type Timing } from "../../model/card";
import { cardAt, factsAt, partId } from "../../model/cards";
import type { ActiveChange } from "../../model/continuous-effects";
import type { InstanceId, Target } from "../../model/ids";
import { CREMATION_PART, type PartId } from "../../model/parts";
import type { Game } from "../../model/state";
import type { LocatedInstance } from "../../model/zone";
import { computeContinuousEffects } from "./compute-continuous-effects";
import { type KnownInstance, matches } from "./select";

/**
 * 219.6.2: a face-down stone has lost all of its information.
 * @rule mag:219.6.2, mag:406.4, house:5
 */
export const hidesItsFace = ({ zone, instance }: LocatedInstance): boolean => zone === "stoneArea" && instance.faceDown;

/**
 * What kind of card an instance is where it lies; `null` for an ability. Whatever lies in a stone area is a stone (406.5).
 * @rule mag:219.5.2, mag:406.5
 */
export function kindOf({ cards }: Game, { zone, instance }: LocatedInstance): Kind | null {
  if (instance.isAbility) return null;
  return zone === "stoneArea" ? "stone" : cardAt(cards, instance.card).kind;
}

/** Attack points, at this moment (213.2). */
export const apOf = (game: Game, thing: KnownInstance): number => pointsOf(game, thing, "ap");

/** Hit points, at this moment (213.3). */
export const hpOf = (game: Game, thing: KnownInstance): number => pointsOf(game, thing, "hp");

/**
 * @rule mag:204.4
 */
function pointsOf(game: Game, { zone, instance, past }: KnownInstance, stat: "ap" | "hp"): number {
  if (past !== undefined) return past[stat];
  let points = cardAt(game.cards, instance.card)[stat] ?? 0;
  if (zone !== "battleArea") return points;
  for (const { change, amount, instances } of computeContinuousEffects(game).byKind.points) {
    if (!instances.includes(instance.id)) continue;
    if ("add" in change && change.add === stat) points += amount;
    else if ("set" in change && change.set === stat) points = amount;
  }
  return instance.counters === null ? points : points + counterPoints(instance.counters);
}

/**
 * What power and weak counters add (224.4.1, 224.4.2); they come after everything else (house:14).
 * @rule mag:224.4.1, mag:224.4.2, mag:224.4.3
 */
const counterPoints = ({ power = 0, weak = 0 }: Readonly<Record<string, number>>): number =>
  power * RULED_COUNTERS.power.perCounter + weak * RULED_COUNTERS.weak.perCounter;

/**
 * The colours at this moment, as bits: those of the card (212.2, 212.5), or what abilities say (212.4).
 * @rule mag:212.2, mag:212.3, mag:212.4, mag:212.5, mag:211.2
 */
export function colorsOf(game: Game, thing: KnownInstance): number {
  if (thing.past !== undefined) return thing.past.colors;
  if (hidesItsFace(thing)) return 0;
  let bits = factsAt(game.cards, thing.instance.card).colors;
  for (const { change, instances } of computeContinuousEffects(game).byKind.colors) {
    if ("colors" in change && instances.includes(thing.instance.id)) {
      bits = colorBits(change.colors) | (change.keep ? bits : 0);
    }
  }
  return bits;
}

/** What using a card costs now; changes never bring a symbol below nothing (house:16). */
export const useCostOf = (game: Game, thing: KnownInstance): Symbols => costOf(game, thing, "useCost");
export const catalystOf = (game: Game, thing: KnownInstance): Symbols => costOf(game, thing, "catalyst");

/**
 * @rule house:16
 */
function costOf(game: Game, thing: KnownInstance, which: "useCost" | "catalyst"): Symbols {
  if (thing.instance.isAbility || hidesItsFace(thing)) return NO_SYMBOLS;
  let cost = cardAt(game.cards, thing.instance.card)[which];
  if (thing.past !== undefined) return cost;
  for (const { change, amount, instances } of computeContinuousEffects(game).byKind.cost) {
    if ("cost" in change && change.cost === which && instances.includes(thing.instance.id)) {
      cost = changedCost(cost, change.by, amount);
    }
  }
  return cost;
}

function changedCost(cost: Symbols, by: Partial<Symbols>, times: number): Symbols {
  const part = (symbol: keyof Symbols): number => Math.max(0, cost[symbol] + (by[symbol] ?? 0) * times);
  return { blue: part("blue"), green: part("green"), red: part("red"), any: part("any") };
}

/** When a card may be used (209.1); `null` for stones and abilities. */
export function timingOf(game: Game, thing: LocatedInstance): Timing | null {
  if (thing.instance.isAbility || hidesItsFace(thing)) return null;
  let { timing } = cardAt(game.cards, thing.instance.card);
  if (timing === null) return null;
  for (const { change, instances } of computeContinuousEffects(game).byKind.timing) {
    if ("timing" in change && instances.includes(thing.instance.id)) timing = change.timing;
  }
  return timing;
}

const NOTHING: readonly PartId[] = [];

/**
 * The abilities that an instance has and that work where it lies, in their order; a cremation counter gives one each.
 * @rule mag:214.1.1, mag:214.1.2, mag:214.1.3, mag:303.1.1, mag:303.1.1.1, mag:303.1.1.2, mag:303.1.1.3, mag:301.6
 */
export function abilitiesOf(game: Game, place: LocatedInstance): readonly PartId[] {
  const { cards } = game;
  const { zone, instance } = place;
  if (instance.isAbility || hidesItsFace(place)) return NOTHING;
  const changes = computeContinuousEffects(game).abilities;
  let has = factsAt(cards, instance.card).abilitiesIn[zone];
  if (changes.length === 0 && instance.counters === null) return has;
  for (const { change, instances } of changes) {
    if (!instances.includes(instance.id)) continue;
    has = "grant" in change ? [...has, partId(cards, change.grant)] : [];
  }
  const cremations = zone === "battleArea" ? (instance.counters?.cremation ?? 0) : 0;
  return cremations === 0 ? has : [...has, ...Array.from({ length: cremations }, () => CREMATION_PART)];
}

/**
 * What says that something cannot be done to or by a player or an instance (102), or `null`. `other` is what it would be
 * done with, for those that forbid only some: the card to be used, the unit that would defend, what deals the damage.
 */
export function forbids(
  game: Game,
  act: Act,
  target: Target,
  other: LocatedInstance | null = null,
): ActiveChange | null {
  for (const active of computeContinuousEffects(game).byKind.cannot) {
    const { change, instances, players, scope } = active;
    if (!("cannot" in change) || change.cannot !== act) continue;
    if (!("player" in target ? players[target.player] : instances.includes(target.instance))) continue;
    if (change.where === undefined || (other !== null && matches(game, scope, other, change.where))) return active;
  }
  return null;
}

/** Whether a unit has to defend if it can (701.4.1.3). */
export const mustDefend = (game: Game, id: InstanceId): boolean =>
  computeContinuousEffects(game).byKind.must.some(({ instances }) => instances.includes(id));

/** Whether a card may be used from where it lies though that is not the hand (702.2). */
export const mayUseElsewhere = (game: Game, id: InstanceId): boolean =>
  computeContinuousEffects(game).byKind.mayUse.some(({ instances }) => instances.includes(id));
