import type { ContinuousChange, RestrictableAction } from "../../model/ability";
import {
  BUILT_IN_COUNTERS,
  type CardKind,
  type Color,
  countSymbols,
  NO_SYMBOLS,
  type SymbolCounts,
  type Timing,
  toColorBits,
} from "../../model/card";
import { getCardDefinition, getCardFacts, getPartId } from "../../model/cards";
import type { ActiveChange } from "../../model/continuous-effects";
import type { InstanceId, Target } from "../../model/ids";
import type { Instance } from "../../model/instance";
import { type CardPartId, CREMATION_ABILITY_ID } from "../../model/parts";
import type { Scope } from "../../model/scope";
import type { Filter } from "../../model/select";
import type { Game } from "../../model/state";
import type { LocatedInstance } from "../../model/zone";
import { computeContinuousEffects } from "./compute-continuous-effects";
import { matchesFilter, readStoredColor } from "./filters";
import { findKnownInstance, type KnownInstance } from "./known-instance";

/**
 * Returns whether an instance is a face-down stone, which has lost all of its information (219.6.2).
 * @rule mag:219.6.2, mag:406.4, house:5
 */
export const isFaceDownStone = ({ zone, instance }: LocatedInstance): boolean =>
  zone === "stoneArea" && instance.faceDown;

/**
 * Returns the kind of an instance where it lies; `null` for an ability. Every card in a stone area is a stone (406.5).
 * @rule mag:219.5.2, mag:406.5
 */
export function getKind({ cards }: Game, { zone, instance }: LocatedInstance): CardKind | null {
  if (instance.isAbility) return null;
  return zone === "stoneArea" ? "stone" : getCardDefinition(cards, instance.card).kind;
}

/** Returns the current attack points (213.2). */
export const getAp = (game: Game, located: KnownInstance): number => pointsOf(game, located, "ap");

/** Returns the current hit points (213.3). */
export const getHp = (game: Game, located: KnownInstance): number => pointsOf(game, located, "hp");

/**
 * AP or HP of an instance: the printed value, changed by effects in order and by counters.
 * @rule mag:204.4
 */
function pointsOf(game: Game, { zone, instance, past }: KnownInstance, stat: "ap" | "hp"): number {
  if (past !== undefined) return past[stat];
  const card = getCardDefinition(game.cards, instance.card);
  const printed = card[stat] ?? 0;
  if (zone !== "battleArea") return printed;
  let points = printed;
  // The other of AP and HP, for changes that exchange the two.
  let others = card[stat === "ap" ? "hp" : "ap"] ?? 0;
  for (const { change, amount, instances } of computeContinuousEffects(game).byKind.points) {
    if (!instances.includes(instance.id)) continue;
    if ("swap" in change) [points, others] = [others, points];
    else if (pointsIn(change) === stat) points = changedPoints(points, change, amount);
    else others = changedPoints(others, change, amount);
  }
  return instance.counters === null ? points : points + counterPoints(instance.counters);
}

/** The points that a change of AP or HP is about. */
function pointsIn(change: ContinuousChange): "ap" | "hp" | null {
  if ("add" in change) return change.add;
  if ("set" in change) return change.set;
  return "multiply" in change ? change.multiply : null;
}

function changedPoints(points: number, change: ContinuousChange, amount: number): number {
  if ("add" in change) return points + amount;
  return "set" in change ? amount : points * amount;
}

/**
 * Points added by power and weak counters (224.4.1, 224.4.2), applied after all other changes (house:14).
 * @rule mag:224.4.1, mag:224.4.2, mag:224.4.3
 */
const counterPoints = ({ power = 0, weak = 0 }: Readonly<Record<string, number>>): number =>
  power * BUILT_IN_COUNTERS.power.perCounter + weak * BUILT_IN_COUNTERS.weak.perCounter;

/**
 * Returns the current colors as `COLOR_BITS`: the colors of the card (212.2, 212.5), or those that abilities give the
 * card (212.4).
 * @rule mag:212.2, mag:212.3, mag:212.4, mag:212.5, mag:211.2
 */
export function getColorBits(game: Game, located: KnownInstance): number {
  if (located.past !== undefined) return located.past.colors;
  if (isFaceDownStone(located)) return 0;
  let bits = ownColors(game, located.instance);
  for (const { change, instances, scope } of computeContinuousEffects(game).byKind.colors) {
    if ("colors" in change && instances.includes(located.instance.id)) {
      bits = toColorBits(givenColors(change, scope)) | (change.keep ? bits : 0);
    }
  }
  return bits;
}

/**
 * The colors of a card. An ability has the colors of its source instance: the current ones, or the last known ones if
 * the source has left (301.7).
 */
function ownColors(game: Game, { card, isAbility, scope }: Instance): number {
  const source = isAbility && scope !== null ? findKnownInstance(game, scope.source) : null;
  return source === null ? getCardFacts(game.cards, card).colors : getColorBits(game, source);
}

function givenColors({ colors }: Extract<ContinuousChange, { colors: unknown }>, scope: Scope): readonly Color[] {
  if ("length" in colors) return colors;
  const chosen = readStoredColor(scope, colors.storedColor);
  return chosen === null ? [] : [chosen];
}

/** Returns the current use cost. Changes never bring a symbol count below 0 (house:16). */
export const getUseCost = (game: Game, located: KnownInstance): SymbolCounts => costOf(game, located, "useCost");
export const getCatalyst = (game: Game, located: KnownInstance): SymbolCounts => costOf(game, located, "catalyst");

/**
 * Use cost or catalyst of an instance with all changes applied.
 * @rule house:16
 */
function costOf(game: Game, located: KnownInstance, which: "useCost" | "catalyst"): SymbolCounts {
  if (located.instance.isAbility || isFaceDownStone(located)) return NO_SYMBOLS;
  if (located.past !== undefined) return located.past[which];
  let cost = getCardDefinition(game.cards, located.instance.card)[which];
  for (const { change, amount, instances } of computeContinuousEffects(game).byKind.cost) {
    if ("cost" in change && change.cost === which && instances.includes(located.instance.id)) {
      cost = applyCostChange(cost, change.by, amount, change.floor ?? 0);
    }
  }
  return cost;
}

/**
 * Returns a cost with symbols added or taken away, but none taken once only `floor` symbols are left.
 * @rule house:16, house:50
 */
export function applyCostChange(
  cost: SymbolCounts,
  by: Partial<SymbolCounts>,
  times: number,
  floor: number,
): SymbolCounts {
  let spare = Math.max(0, countSymbols(cost) - floor);
  const part = (symbol: keyof SymbolCounts): number => {
    const more = (by[symbol] ?? 0) * times;
    const less = Math.min(Math.max(0, -more), cost[symbol], spare);
    spare -= less;
    return cost[symbol] + Math.max(0, more) - less;
  };
  // Symbols that any stone can pay go first.
  const any = part("any");
  return { blue: part("blue"), green: part("green"), red: part("red"), any };
}

/** Returns the current timing of a card (209.1); `null` for stones and abilities. */
export function getTiming(game: Game, located: KnownInstance): Timing | null {
  if (located.past !== undefined) return located.past.timing;
  if (located.instance.isAbility || isFaceDownStone(located)) return null;
  let { timing } = getCardDefinition(game.cards, located.instance.card);
  if (timing === null) return null;
  for (const { change, instances } of computeContinuousEffects(game).byKind.timing) {
    if ("timing" in change && instances.includes(located.instance.id)) timing = change.timing;
  }
  return timing;
}

const NOTHING: readonly CardPartId[] = [];

/**
 * Returns the abilities of an instance that work in its current zone, in their order. Each cremation counter adds one
 * ability.
 * @rule mag:214.1.1, mag:214.1.2, mag:214.1.3, mag:303.1.1, mag:303.1.1.1, mag:303.1.1.2, mag:303.1.1.3, mag:301.6
 */
export function getAbilities(game: Game, place: LocatedInstance): readonly CardPartId[] {
  const { cards } = game;
  const { zone, instance } = place;
  if (instance.isAbility || isFaceDownStone(place)) return NOTHING;
  const changes = computeContinuousEffects(game).abilities;
  let has = getCardFacts(cards, instance.card).abilitiesIn[zone];
  if (changes.length === 0 && instance.counters === null) return has;
  for (const { change, instances } of changes) {
    if (!instances.includes(instance.id)) continue;
    has = "grant" in change ? [...has, getPartId(cards, change.grant)] : [];
  }
  const cremations = zone === "battleArea" ? (instance.counters?.cremation ?? 0) : 0;
  return cremations === 0 ? has : [...has, ...Array.from({ length: cremations }, () => CREMATION_ABILITY_ID)];
}

/**
 * Returns the number of equal abilities before the ability at `index`. Together with its part, the number identifies
 * the ability within its instance.
 */
export function getAbilityCopyIndex(abilities: readonly CardPartId[], index: number): number {
  let copies = 0;
  for (let other = 0; other < index; other += 1) if (abilities[other] === abilities[index]) copies += 1;
  return copies;
}

/**
 * Returns the change that forbids an act by or upon a target (102), or `null`. `others` are the second party, for prohibitions
 * that name one: the card to be used, the defending unit, the source of an effect and the ability that it has.
 * @rule mag:102
 */
export function findProhibition(
  game: Game,
  act: RestrictableAction,
  target: Target,
  ...others: readonly (KnownInstance | null)[]
): ActiveChange | null {
  for (const active of computeContinuousEffects(game).byKind.cannot) {
    const { instances, players } = active;
    if (!forbids(active, act)) continue;
    if (!("player" in target ? players[target.player] : instances.includes(target.instance))) continue;
    if (isAbout(game, active, others)) return active;
  }
  return null;
}

const forbids = ({ change }: ActiveChange, act: RestrictableAction): boolean =>
  "cannot" in change && change.cannot === act;

/** Returns all changes that forbid an act to any target, given the second party as in `findProhibition`. */
export function findProhibitions(
  game: Game,
  act: RestrictableAction,
  ...others: readonly (KnownInstance | null)[]
): readonly ActiveChange[] {
  const { cannot } = computeContinuousEffects(game).byKind;
  if (cannot.length === 0) return cannot;
  return cannot.filter((active) => forbids(active, act) && isAbout(game, active, others));
}

/** Whether a prohibition names no second party, or one of these. */
function isAbout(game: Game, { change, scope }: ActiveChange, others: readonly (KnownInstance | null)[]): boolean {
  const where = "cannot" in change ? change.where : undefined;
  return where === undefined || meansOneOf(game, scope, others, where);
}

/**
 * Whether a filter matches one of the parties to an act. An ability matches by itself or through the instance that has
 * it. If the filter requires a card, the ability matches only by itself and therefore never, because it is not a card
 * (206.2, 301.3).
 * @rule mag:301.3, mag:206.2
 */
function meansOneOf(game: Game, scope: Scope, parties: readonly (KnownInstance | null)[], where: Filter): boolean {
  const mustBeAbility = parties.some((party) => party?.instance.isAbility) && asksForCards(where);
  return parties.some(
    (party) =>
      party !== null && (!mustBeAbility || party.instance.isAbility) && matchesFilter(game, scope, party, where),
  );
}

const asksForCards = ({ card, token, not, any = [] }: Filter): boolean =>
  card !== undefined || token !== undefined || (not !== undefined && asksForCards(not)) || any.some(asksForCards);

/** Returns whether a unit must attack or defend if it can (701.4.1.3, house:47). */
export const mustFight = (game: Game, how: "attack" | "defend", id: InstanceId): boolean =>
  computeContinuousEffects(game).byKind.must.some(
    ({ change, instances }) => "must" in change && change.must === how && instances.includes(id),
  );

/** Returns whether a rested unit may defend (701.4.1). */
export const canDefendRested = (game: Game, id: InstanceId): boolean =>
  computeContinuousEffects(game).byKind.mayDefend.some(({ instances }) => instances.includes(id));

/** Returns whether an effect allows a card to be used from a zone other than the hand (702.2). */
export const canUseFromOtherZones = (game: Game, id: InstanceId): boolean =>
  computeContinuousEffects(game).byKind.mayUse.some(({ instances }) => instances.includes(id));
