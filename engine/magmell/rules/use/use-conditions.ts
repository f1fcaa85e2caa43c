import type { Ability } from "../../model/ability";
import type { SymbolCounts, Timing } from "../../model/card";
import { getAbility, getCardDefinition, getCardFacts } from "../../model/cards";
import type { QuestionSource } from "../../model/choice";
import type { ActiveChange } from "../../model/continuous-effects";
import type { CardIndex, PlayerId } from "../../model/ids";
import { applyInstanceChanges, type Instance } from "../../model/instance";
import { type CardPartId, listAbilityBodies } from "../../model/parts";
import type { UseProblem, UseProblemCode } from "../../model/problem";
import { createGame, type Game } from "../../model/state";
import type { AvailableStones } from "../../model/stone-supply";
import { getPhaseDefinition, givesPriority } from "../../model/turn";
import { isSharedZone, type LocatedInstance, type Zones } from "../../model/zone";
import type { RuleRef } from "../../rulebook";
import {
  canUseFromOtherZones,
  findProhibition,
  getCatalyst,
  getTiming,
  getUseCost,
} from "../continuous/characteristics";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { createScope, getQuestionSource, NO_QUESTION_SOURCE } from "../continuous/create-scope";
import { areEffectsUnaffectedByMove } from "../continuous/dependencies";
import { findKnownInstance } from "../continuous/known-instance";
import { getSidePlayer } from "../continuous/select";
import { getActors } from "../events/scopes";
import { canChooseTargets } from "../targeting/modes";
import { canChooseAllTargets } from "../targeting/target-groups";
import { canPayPrice } from "./can-pay";
import { getAvailableStones } from "./pay";
import { type CostPart, getMissingSymbols, shortfall } from "./payment";
import { type CardCost, findUnpayablePrice, getCardPrices, getPossibleCosts, hasPrice } from "./prices";
import { canCoverCost, getLeastCost, getOwedCost } from "./waive";

/** The way to use a card: with priority, by an effect (225.1.1), or by an effect without payment. */
export type UseMethod = "priority" | "effect" | "free";

/** A player's attempt to use a card from its location. */
export type UseAttempt = {
  readonly game: Game;
  readonly player: PlayerId;
  place: LocatedInstance;
  /** The timing of the card at its location. */
  timing: Timing | null;
};

/** Returns an attempt to use a card. */
export const createUseAttempt = (game: Game, player: PlayerId, place: LocatedInstance): UseAttempt => ({
  game,
  player,
  place,
  timing: getTiming(game, place),
});

/** Replaces the card of an attempt, keeping the player. */
export function replaceAttemptInstance(attempt: UseAttempt, place: LocatedInstance): void {
  attempt.place = place;
  attempt.timing = getTiming(attempt.game, place);
}

/** A condition of using a card. */
export type UseCondition = {
  readonly code: UseProblemCode;
  readonly rule: RuleRef;
  /** The kinds of use to which the condition applies. */
  readonly ways: readonly UseMethod[];
  /** Whether the condition depends only on the timing of the card and the state of the game. */
  readonly ofTiming?: true;
  readonly fails: (attempt: UseAttempt) => boolean;
  /** Further facts for the problem if the condition fails. */
  readonly facts?: (attempt: UseAttempt) => Partial<UseProblem>;
};

const BY_PRIORITY: readonly UseMethod[] = ["priority"];
const WHEN_PAID: readonly UseMethod[] = ["priority", "effect"];
const ALWAYS: readonly UseMethod[] = ["priority", "effect", "free"];

/** Conditions of using a card, cheapest first. */
export const USE_CONDITIONS: readonly UseCondition[] = [
  {
    code: "NEVER_USED",
    rule: "mag:225.1",
    ways: ALWAYS,
    fails: ({ place, timing }) => timing === null || place.instance.isToken,
  },
  {
    code: "NO_USE_IN_PHASE",
    rule: "mag:601.3",
    ways: BY_PRIORITY,
    ofTiming: true,
    fails: ({ game: { state } }) => state.phase === null || !givesPriority(state.phase),
  },
  {
    code: "NO_PRIORITY",
    rule: "mag:232.1",
    ways: BY_PRIORITY,
    fails: ({ game: { state }, player }) => state.choice?.ask !== "priority" || state.choice.player !== player,
  },
  {
    code: "NORMAL_TIMING",
    rule: "mag:209.3",
    ways: BY_PRIORITY,
    ofTiming: true,
    fails: (attempt) => isOutOfTime(attempt, "normal"),
  },
  {
    code: "NORMAL_IN_BATTLE",
    rule: "mag:605.3",
    ways: BY_PRIORITY,
    ofTiming: true,
    fails: ({ game, timing }) => timing === "normal" && game.state.battle !== null,
  },
  {
    code: "NORMAL_ON_CHANT",
    rule: "mag:605.3",
    ways: BY_PRIORITY,
    ofTiming: true,
    fails: ({ game, timing }) => timing === "normal" && game.state.zones.chant.length > 0,
  },
  {
    code: "QUICK_TIMING",
    rule: "mag:209.2",
    ways: BY_PRIORITY,
    ofTiming: true,
    fails: (attempt) => isOutOfTime(attempt, "quick"),
  },
  { code: "NOT_IN_HAND", rule: "mag:702.2", ways: BY_PRIORITY, fails: (attempt) => !isWithinReach(attempt) },
  {
    code: "NOT_IN_HAND",
    rule: "mag:225.2",
    ways: ["effect", "free"],
    fails: ({ place }) => place.zone === "chant",
  },
  {
    code: "FORBIDDEN",
    rule: "mag:102",
    ways: ALWAYS,
    fails: (attempt) => prohibitionOf(attempt) !== null,
    facts: (attempt) => ({ by: getChangeSource(prohibitionOf(attempt)) }),
  },
  {
    code: "PRICE",
    rule: "house:49",
    ways: ALWAYS,
    fails: (attempt) => unpaidPrice(attempt) !== null,
    facts: (attempt) => ({ by: unpaidPrice(attempt) ?? NO_QUESTION_SOURCE }),
  },
  {
    code: "USE_COST",
    rule: "mag:702.3.4.1",
    ways: WHEN_PAID,
    fails: (attempt) => shortfall(stonesOf(attempt).useCost, symbolsToPay(attempt, "useCost")) > 0,
    facts: (attempt) => ({ missing: getMissingSymbols(stonesOf(attempt).useCost, symbolsToPay(attempt, "useCost")) }),
  },
  {
    code: "CATALYST",
    rule: "mag:702.3.4.2",
    ways: WHEN_PAID,
    fails: (attempt) => shortfall(stonesOf(attempt).catalyst, symbolsToPay(attempt, "catalyst")) > 0,
    facts: (attempt) => ({ missing: getMissingSymbols(stonesOf(attempt).catalyst, symbolsToPay(attempt, "catalyst")) }),
  },
  {
    code: "NO_TARGET",
    rule: "mag:702.3.2",
    ways: ALWAYS,
    fails: (attempt) => missingTarget(attempt) !== null,
    facts: (attempt) => ({ target: missingTarget(attempt) ?? 0 }),
  },
];

/** Whether the current phase does not allow this player cards of a timing (209.2, 209.3, 605.5, 606.2.1). */
function isOutOfTime({ game, player, timing }: UseAttempt, which: Timing): boolean {
  if (timing !== which) return false;
  const { phase, turnPlayer } = game.state;
  if (phase === null) return true;
  const { use } = getPhaseDefinition(phase);
  return !(player === turnPlayer ? use.turnPlayer : use.opponent).includes(which);
}

/** Whether a card is in the player's hand, or an effect lets it be used from its zone as if it were (702.2). */
const isWithinReach = ({ game, player, place }: UseAttempt): boolean =>
  getSidePlayer(place) === player && (place.zone === "hand" || canUseFromOtherZones(game, place.instance.id));

/** The effect that forbids a player to use a card (102); `null` if there is none. */
function prohibitionOf({ game, player, place }: UseAttempt): ActiveChange | null {
  if (computeContinuousEffects(game).byKind.cannot.length === 0) return null;
  return (
    findProhibition(game, "use", { player }, place) ??
    findProhibition(game, "use", { instance: place.instance.id }, place) ??
    findProhibition(
      game,
      "beUsed",
      { instance: place.instance.id },
      ...getActors(game).map((id) => findKnownInstance(game, id)),
    )
  );
}

/** Returns the instance that an effect comes from. */
export const getChangeSource = (active: ActiveChange | null): QuestionSource => ({
  instance: active?.scope.source ?? -1,
  card: active?.scope.card ?? -1,
});

const stonesOf = ({ game, player, place }: UseAttempt): AvailableStones => getAvailableStones(game, player, place);

/** One part of the cost of the attempt: the full cost, unless prices or effects allow part of it to stay unpaid. */
function symbolsToPay(attempt: UseAttempt, part: CostPart): SymbolCounts {
  const { game, place } = attempt;
  const { prices } = getCardFacts(game.cards, place.instance.card);
  if (prices.length > 0 || computeContinuousEffects(game).byKind.without.length > 0) return costToPay(attempt)[part];
  return part === "useCost" ? getUseCost(game, place) : getCatalyst(game, place);
}

/** The cost of the attempt. If prices allow several costs, it is one that can be paid, if any can. */
function costToPay(attempt: UseAttempt): CardCost {
  const { game, player, place } = attempt;
  const cost = getLeastCost(getOwedCost(game, place));
  if (getCardFacts(game.cards, place.instance.card).prices.length === 0) return cost;
  const stones = stonesOf(attempt);
  const possible = getPossibleCosts(
    placeOnChant(game, player, place),
    getCardPrices(game, player, place.instance),
    cost,
  );
  return possible.find((one) => canCoverCost(stones, one)) ?? possible[0] ?? cost;
}

/** The source of a price that cannot be paid, from an effect or from the card itself; null if there is none. */
function unpaidPrice({ game, player, place }: UseAttempt): QuestionSource | null {
  const { instance } = place;
  if (getCardFacts(game.cards, instance.card).prices.length === 0 && !hasPrice(game, "use", instance.id)) return null;
  const prices = getCardPrices(game, player, instance);
  const onChant = placeOnChant(game, player, place);
  const own = prices.find(({ ability, scope }) => !ability.optional && !canPayPrice(onChant, scope, ability.pay));
  if (own !== undefined) return getQuestionSource(own.scope);
  return findUnpayablePrice(game, "use", instance.id, player);
}

/**
 * Returns the ability that a magic resolves (303.2), or its unsupported text for manual play. Returns `null` if the
 * card has neither.
 */
export function getMagicAbility({ cards }: Game, card: CardIndex): CardPartId | null {
  if (getCardDefinition(cards, card).kind !== "magic") return null;
  const { abilities } = getCardFacts(cards, card);
  const first = (type: Ability["type"]): CardPartId | undefined =>
    abilities.find((id) => getAbility(cards, id).type === type);
  return first("magic") ?? first("unsupported") ?? null;
}

/** Index of the first 「対象」 without legal targets (702.3.2); `null` if all are satisfiable in at least one mode. */
function missingTarget({ game, player, place }: UseAttempt): number | null {
  const { id, card } = place.instance;
  if (!getCardFacts(game.cards, card).hasTargets) return null;
  const part = getMagicAbility(game, card);
  const ability = part === null ? null : getAbility(game.cards, part);
  if (part === null || ability?.type !== "magic") return null;
  const scope = createScope(id, card, player, part);
  const onChant = placeOnChant(game, player, place);
  if (canChooseTargets(onChant, scope, ability, id)) return null;
  const [{ targets = [] } = { targets: [] }] = listAbilityBodies(ability);
  const meets = (count: number): boolean => canChooseAllTargets(onChant, scope, targets.slice(0, count), id, 0);
  return Math.max(
    0,
    targets.findIndex((_target, index) => !meets(index + 1)),
  );
}

/** Returns the game at the moment of targeting, after the card has moved to the chant (702.3.1). */
export function placeOnChant(game: Game, player: PlayerId, { zone, player: side, instance }: LocatedInstance): Game {
  const { state } = game;
  const without = (list: readonly Instance[]): Instance[] => list.filter((other) => other !== instance);
  const zones: Zones = { ...state.zones };
  if (isSharedZone(zone)) zones[zone] = without(zones[zone]);
  else zones[zone] = side === 0 ? [without(zones[zone][0]), zones[zone][1]] : [zones[zone][0], without(zones[zone][1])];
  zones.chant = [...zones.chant, applyInstanceChanges(instance, { controller: player })];
  const onChant = createGame(game.cards, { ...state, zones });
  if (areEffectsUnaffectedByMove(game, instance, zone, "chant")) onChant.continuous = game.continuous;
  return onChant;
}
