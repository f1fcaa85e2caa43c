import { copyWith } from "../../../kernel/copy-with";
import { createPickQuestion, toInstanceIds, toTargets } from "../../../kernel/question";
import { getCardFacts } from "../../model/cards";
import { type ActiveChange, setByPlayer } from "../../model/continuous-effects";
import type { EventType, PaymentCause } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { Instance } from "../../model/instance";
import type { Game, GameFrameHandler } from "../../model/state";
import type { AvailableStones } from "../../model/stone-supply";
import { findInstance, type LocatedInstance } from "../../model/zone";
import type { RuleId } from "../../rulebook";
import { askPlayer } from "../ask-player";
import { findProhibitions, getColorBits } from "../continuous/characteristics";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { proposeEvents } from "../events/propose-events";
import { isInterchangeable } from "./is-interchangeable";
import {
  addStones,
  type CostPart,
  createEmptySupply,
  findForcedPayment,
  getNextPaymentPicks,
  type PaymentStone,
} from "./payment";

/**
 * Returns the stones with which a player can pay: awake stones for use costs, face-up stones for catalysts. The result
 * is cached until an event affects stones, unless it depends on the card being used.
 */
export function getAvailableStones(game: Game, player: PlayerId, used: LocatedInstance | null = null): AvailableStones {
  if (stonesDependOnCard(game)) return countStones(game, player, used);
  const continuous = computeContinuousEffects(game);
  const known = continuous.stones[player];
  if (known !== null) return known;
  const counted = countStones(game, player, used);
  continuous.stones = setByPlayer(continuous.stones, player, counted);
  return counted;
}

function countStones(game: Game, player: PlayerId, used: LocatedInstance | null): AvailableStones {
  const useCost = createEmptySupply();
  const catalyst = createEmptySupply();
  const resting = findProhibitions(game, "rest");
  const turning = findProhibitions(game, "payCatalyst", used);
  for (const instance of game.state.zones.stoneArea[player]) {
    const bits = getStoneColors(game, player, instance);
    if (mayRest(instance, resting)) addStones(useCost, bits);
    if (mayTurn(instance, turning)) addStones(catalyst, bits);
  }
  return { useCost, catalyst };
}

/** The colors of a stone in a stone area, as `COLOR_BITS`. */
function getStoneColors(game: Game, player: PlayerId, instance: Instance): number {
  if (instance.faceDown) return 0;
  const { colors } = computeContinuousEffects(game).byKind;
  if (colors.length === 0) return getCardFacts(game.cards, instance.card).colors;
  return getColorBits(game, { zone: "stoneArea", player, instance });
}

/** Whether a stone can be rested; one that cannot pays no use cost (102). */
const mayRest = ({ id, rested }: Instance, prohibitions: readonly ActiveChange[]): boolean =>
  !rested && !isAmong(prohibitions, id);

/** Whether a stone is face up and can be turned to pay a catalyst (102). */
const mayTurn = ({ id, faceDown }: Instance, prohibitions: readonly ActiveChange[]): boolean =>
  !faceDown && !isAmong(prohibitions, id);

function isAmong(prohibitions: readonly ActiveChange[], id: InstanceId): boolean {
  for (const { instances } of prohibitions) if (instances.includes(id)) return true;
  return false;
}

/** Whether an effect restricts stones to the catalysts of certain cards. */
const stonesDependOnCard = (game: Game): boolean =>
  computeContinuousEffects(game).byKind.cannot.some(
    ({ change }) => "cannot" in change && change.cannot === "payCatalyst" && change.where !== undefined,
  );

/** The event and rule by which a stone pays each part of a cost. */
const PARTS = {
  useCost: { event: "rested", rule: "mag:702.3.4.1", cause: "cost" },
  catalyst: { event: "turnedFaceDown", rule: "mag:702.3.4.2", cause: "catalyst" },
} as const satisfies Record<CostPart, { event: EventType; rule: RuleId; cause: PaymentCause }>;

/**
 * Payment of one part of a cost (702.3.4). Asks for stones one by one while there is a choice, then pays with all of
 * them.
 */
export const payFrame: GameFrameHandler<"pay"> = {
  rules: ["mag:702.3.4", "mag:702.3.4.1", "mag:702.3.4.2", "house:12"],
  run: runPay,
};

function runPay(game: Game, frame: FrameOf<"pay">): void {
  const { player, part, symbols, given } = frame;
  // A use that failed costs nothing (702.3).
  const place = findInstance(game.state.zones, frame.instance);
  if (place === null) return;
  const stones = stonesFor(game, player, part, place);
  const only = given === null ? findForcedPayment(stones, part, symbols) : null;
  if (only !== null) {
    payWith(game, part, only);
    return;
  }
  let paid = given !== null && "targets" in given ? [...frame.paid, ...toInstanceIds(given.targets)] : frame.paid;
  for (;;) {
    const next = getNextPaymentPicks(stones, part, symbols, paid);
    const [first] = next;
    if (first === undefined) break;
    if (next.length > 1) {
      askForStone(game, copyWith(frame, { paid, given: null }), place.instance, next);
      return;
    }
    paid = [...paid, first.id];
  }
  payWith(game, part, paid);
}

/**
 * Rests the stones, or turns them face down, in one batch. The cost counts as paid even if replacement effects change
 * these events.
 * @rule mag:306.1.2, house:53
 */
function payWith(game: Game, part: CostPart, paid: readonly InstanceId[]): void {
  const { event, rule, cause } = PARTS[part];
  proposeEvents(
    game,
    paid.map((instance) => ({ type: event, rule, instance, cause })),
  );
}

function askForStone(game: Game, frame: FrameOf<"pay">, used: Instance, stones: readonly PaymentStone[]): void {
  const asked = {
    rule: PARTS[frame.part].rule,
    player: frame.player,
    about: { instance: used.id, card: used.card },
    purpose: frame.part,
  } as const;
  askPlayer(game, frame, createPickQuestion(asked, toTargets(stones)));
}

/** Stones that can pay a part of a cost; interchangeable stones share a number. */
function stonesFor(game: Game, player: PlayerId, part: CostPart, used: LocatedInstance): readonly PaymentStone[] {
  const stones: PaymentStone[] = [];
  /** Indices of the first stone of each group of interchangeable stones. */
  const sorts: number[] = [];
  const area = game.state.zones.stoneArea[player];
  const resting = findProhibitions(game, "rest");
  const turning = part === "useCost" ? [] : findProhibitions(game, "payCatalyst", used);
  for (const [index, instance] of area.entries()) {
    const awake = mayRest(instance, resting);
    const faceUp = mayTurn(instance, turning);
    if (part === "useCost" ? !awake : !faceUp) continue;
    const bits = getStoneColors(game, player, instance);
    stones.push({ id: instance.id, bits, awake, faceUp, alike: sortOf(game, area, sorts, index) });
  }
  return stones;
}

/**
 * Index of the first stone interchangeable with the one at `index`; a stone that starts a new group is added to
 * `sorts`.
 */
function sortOf(game: Game, area: readonly Instance[], sorts: number[], index: number): number {
  const instance = area[index];
  for (const first of sorts) {
    const other = area[first];
    if (instance !== undefined && other !== undefined && isInterchangeable(game, other, instance)) return first;
  }
  sorts.push(index);
  return index;
}
