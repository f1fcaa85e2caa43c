import { givePriority } from "../../../kernel/priority";
import type { Timing } from "../../model/card";
import { getCardFacts } from "../../model/cards";
import { setByPlayer } from "../../model/continuous-effects";
import type { FrameOf } from "../../model/frame";
import type { PlayerId } from "../../model/ids";
import type { Instance } from "../../model/instance";
import type { UseProblem } from "../../model/problem";
import type { Game, GameFrameHandler } from "../../model/state";
import { findInstance, type LocatedInstance, updateInstance, ZONES } from "../../model/zone";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { createScope } from "../continuous/create-scope";
import { applyBatch } from "../events/apply-batch";
import { applyEvent } from "../events/apply-event";
import { createMoveEvent } from "../events/move-event";
import { isInterchangeable } from "./is-interchangeable";
import { pushPrices } from "./prices";
import {
  createUseAttempt,
  getMagicAbility,
  replaceAttemptInstance,
  USE_CONDITIONS,
  type UseAttempt,
  type UseCondition,
  type UseMethod,
} from "./use-conditions";
import { getOwedCost, pushPayment } from "./waive";

const rowsOf = (way: UseMethod): readonly UseCondition[] => USE_CONDITIONS.filter(({ ways }) => ways.includes(way));

const ROWS: Readonly<Record<UseMethod, readonly UseCondition[]>> = {
  priority: rowsOf("priority"),
  effect: rowsOf("effect"),
  free: rowsOf("free"),
};

/** Conditions that remain for a player who has priority. */
const OFFERED: readonly UseCondition[] = ROWS.priority.filter(({ code }) => code !== "NO_PRIORITY");

/**
 * Returns all failing conditions of using a card, each with its rule. Timing does not matter for use by an effect
 * (225.1.1).
 */
export function useProblems(
  game: Game,
  player: PlayerId,
  place: LocatedInstance,
  way: UseMethod = "priority",
): readonly UseProblem[] {
  const attempt = createUseAttempt(game, player, place);
  return ROWS[way]
    .filter(({ fails }) => fails(attempt))
    .map(({ code, rule, facts }) => ({ code, rule, player, ...facts?.(attempt) }) as UseProblem);
}

/** Returns whether a card can be used. For use with priority, the player is assumed to have it. */
export const canUse = (game: Game, player: PlayerId, place: LocatedInstance, way: UseMethod = "priority"): boolean =>
  passes(createUseAttempt(game, player, place), way === "priority" ? OFFERED : ROWS[way]);

function passes(attempt: UseAttempt, rows: readonly UseCondition[]): boolean {
  for (const { fails } of rows) if (fails(attempt)) return false;
  return true;
}

/** Conditions that depend on the timing alone; `OF_CARD` holds the others. */
const OF_TIMING: readonly UseCondition[] = OFFERED.filter(({ ofTiming }) => ofTiming === true);
const OF_CARD: readonly UseCondition[] = OFFERED.filter(({ ofTiming }) => ofTiming !== true);
const OF_COST: readonly UseCondition[] = OFFERED.filter(({ code }) => code === "USE_COST");

/** Returns the cards that a player with priority can use. Of interchangeable cards only the first is included. */
export function getUsableCards(game: Game, player: PlayerId): readonly LocatedInstance[] {
  const usable: LocatedInstance[] = [];
  const [first] = game.state.zones.hand[player];
  if (first !== undefined)
    addFromHand(createUseAttempt(game, player, { zone: "hand", player, instance: first }), usable);
  for (const { instances } of computeContinuousEffects(game).byKind.mayUse) {
    for (const id of instances) addElsewhere(game, player, id, usable);
  }
  return usable;
}

function addFromHand(attempt: UseAttempt, usable: LocatedInstance[]): void {
  const inTime = timingsNow(attempt);
  if (!inTime.normal && !inTime.quick) return;
  for (const place of affordableCards(attempt, inTime)) {
    if (isAmong(attempt.game, usable, place.instance)) continue;
    replaceAttemptInstance(attempt, place);
    if (passes(attempt, OF_CARD)) usable.push(place);
  }
}

/** Timings whose cards this player may use now. */
function timingsNow(attempt: UseAttempt): Readonly<Record<Timing, boolean>> {
  attempt.timing = "normal";
  const normal = passes(attempt, OF_TIMING);
  attempt.timing = "quick";
  return { normal, quick: passes(attempt, OF_TIMING) };
}

/**
 * Cards in the hand with the right timing that stones may be able to pay for, cached until stones or hands change.
 * Cards with prices beyond the cost are included, because prices may depend on anything. Nothing is cached while costs
 * can be left unpaid.
 */
function affordableCards(attempt: UseAttempt, inTime: Readonly<Record<Timing, boolean>>): readonly LocatedInstance[] {
  const { game, player } = attempt;
  const continuous = computeContinuousEffects(game);
  const known = continuous.affordable[player];
  if (known?.normal === inTime.normal) return known.cards;
  const cards: LocatedInstance[] = [];
  for (const instance of game.state.zones.hand[player]) {
    const place: LocatedInstance = { zone: "hand", player, instance };
    replaceAttemptInstance(attempt, place);
    if (attempt.timing === null || !inTime[attempt.timing]) continue;
    if (getCardFacts(game.cards, instance.card).prices.length > 0 || passes(attempt, OF_COST)) cards.push(place);
  }
  if (continuous.byKind.without.length === 0) {
    continuous.affordable = setByPlayer(continuous.affordable, player, { normal: inTime.normal, cards });
  }
  return cards;
}

/** Adds a card outside the hand that an effect allows to be used (702.2). */
function addElsewhere(game: Game, player: PlayerId, id: number, usable: LocatedInstance[]): void {
  const place = findInstance(game.state.zones, id);
  if (place === null || place.zone === "hand") return;
  const near = usable.filter(({ zone }) => zone === place.zone);
  if (!isAmong(game, near, place.instance) && canUse(game, player, place)) usable.push(place);
}

/** Whether an instance, or one interchangeable with it, is already in the list. */
function isAmong(game: Game, usable: readonly LocatedInstance[], instance: Instance): boolean {
  for (const { instance: other } of usable)
    if (other === instance || isInterchangeable(game, other, instance)) return true;
  return false;
}

/** Options of a use. */
type UseStart = {
  /** Whether the use takes up priority, so that the turn player gets priority afterwards (702.3.5). */
  readonly hadPriority: boolean;
  /** Whether the use needs no payment. */
  readonly free: boolean;
};

/**
 * Begins a use (702.3.1): puts the card on the chant; targets are then chosen and costs paid. The cost is that of the
 * card in its former zone. Throws if the instance is not a card.
 * @rule mag:225.1, mag:225.1.1, mag:225.2, mag:408.2, mag:702.1, mag:702.2, mag:702.3, mag:702.3.1, mag:702.3.1.1
 * @rule mag:605.5, mag:606.2.1, house:24, house:25
 */
export function beginUse(game: Game, player: PlayerId, place: LocatedInstance, { hadPriority, free }: UseStart): void {
  const { state } = game;
  const { card } = place.instance;
  const debt = free ? null : getOwedCost(game, place);
  const moved = createMoveEvent(game, place, "chant", { cause: "use", rule: "mag:702.3.1", under: player });
  if (moved === null) throw new Error(`Instance ${place.instance.id} is no card, so it is never used`);
  if (!ZONES[place.zone].public) {
    applyEvent(game, { type: "revealed", rule: "mag:702.3.1", player, instances: [moved.instance], cards: [card] });
  }
  const instance = moved.becomes;
  state.agenda.push({ run: "used", player, instance, hadPriority });
  const { prices } = getCardFacts(game.cards, card);
  if (prices.length > 0) state.agenda.push({ run: "prices", player, instance, prices, debt, given: null });
  else if (debt !== null) pushPayment(game, player, instance, debt);
  pushPrices(game, "use", place.instance.id, player);
  applyBatch(game, [moved]);
  const ability = getMagicAbility(game, card);
  const used = state.zones.chant.at(-1);
  if (ability === null || used?.id !== instance) return;
  updateInstance(
    state.zones,
    { zone: "chant", player, instance: used },
    { scope: createScope(instance, card, player, ability) },
  );
  state.agenda.push({
    run: "aim",
    instance,
    spec: -1,
    targets: null,
    shares: [],
    asked: null,
    modes: null,
    given: null,
  });
}

/** The completion of a use. If it took up priority, the turn player gets priority next (702.3.5). */
export const finishUseFrame: GameFrameHandler<"used"> = { rules: ["mag:702.3.5", "mag:232.4.5"], run: runUsed };

function runUsed(game: Game, { player, instance, hadPriority }: FrameOf<"used">): void {
  if (hadPriority) givePriority(game, game.state.turnPlayer);
  if (findInstance(game.state.zones, instance) === null) return;
  applyBatch(game, [{ type: "used", rule: "mag:702.3.5", player, instance }]);
}
