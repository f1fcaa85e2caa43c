import { createOptionQuestion } from "../../../kernel/question";
import { countSymbols, NO_SYMBOLS, type SymbolCounts } from "../../model/card";
import type { ActiveChange } from "../../model/continuous-effects";
import type { FrameOf, OwedCost } from "../../model/frame";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { Game, GameFrameHandler } from "../../model/state";
import type { AvailableStones } from "../../model/stone-supply";
import { findInstance, type LocatedInstance } from "../../model/zone";
import { askPlayer, getResponseNumber } from "../ask-player";
import { getCatalyst, getUseCost } from "../continuous/characteristics";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { getQuestionSource } from "../continuous/create-scope";
import { applyEvent } from "../events/apply-event";
import { getAvailableStones } from "./pay";
import { type CostPart, shortfall } from "./payment";
import type { CardCost } from "./prices";

type Without = Extract<ActiveChange["change"], { readonly without: CostPart }>;

/** Effects that allow part of a card's cost to stay unpaid, either limited per turn or unlimited. */
function exemptions(game: Game, id: InstanceId, part: CostPart, isLimited: boolean): readonly ActiveChange[] {
  const { without } = computeContinuousEffects(game).byKind;
  if (without.length === 0) return without;
  return without.filter(
    ({ change, instances }) =>
      "without" in change &&
      change.without === part &&
      (change.perTurn !== undefined) === isLimited &&
      instances.includes(id),
  );
}

/** Whether a part of a card's cost is waived without limit. */
const needNotPay = (game: Game, id: InstanceId, part: CostPart): boolean =>
  exemptions(game, id, part, false).length > 0;

/** The effect that lets a player waive a part of a cost once more this turn; `null` if there is none. */
const waiverOf = (game: Game, id: InstanceId, part: CostPart): ActiveChange | null =>
  exemptions(game, id, part, true).find(
    (active) => (game.state.waived[keyOf(active)] ?? 0) < ((active.change as Without).perTurn ?? 0),
  ) ?? null;

/** Returns the least cost that must be paid for a use: everything that may be waived is left out. */
export const getLeastCost = ({ useCost, catalyst }: OwedCost): CardCost => ({
  useCost: useCost.waiver === null ? useCost.symbols : NO_SYMBOLS,
  catalyst: catalyst.waiver === null ? catalyst.symbols : NO_SYMBOLS,
});

/** Returns whether stones can pay a cost. */
export const canCoverCost = (stones: AvailableStones, { useCost, catalyst }: CardCost): boolean =>
  shortfall(stones.useCost, useCost) === 0 && shortfall(stones.catalyst, catalyst) === 0;

/** An identifier that is stable for one effect of one instance. */
const keyOf = ({ timestamp, scope: { source, ability } }: ActiveChange): string => `${timestamp} ${source} ${ability}`;

/**
 * Returns the cost of a use, fixed when the use begins (house:24), with the effects that allow parts of it to stay
 * unpaid.
 */
export function getOwedCost(game: Game, place: LocatedInstance): OwedCost {
  const { id } = place.instance;
  const useCost = getUseCost(game, place);
  const catalyst = getCatalyst(game, place);
  if (computeContinuousEffects(game).byKind.without.length === 0) {
    return { useCost: { symbols: useCost, waiver: null }, catalyst: { symbols: catalyst, waiver: null } };
  }
  const debt = (part: CostPart, symbols: SymbolCounts): OwedCost[CostPart] => {
    if (countSymbols(symbols) === 0 || needNotPay(game, id, part)) return { symbols: NO_SYMBOLS, waiver: null };
    const waiver = waiverOf(game, id, part);
    return { symbols, waiver: waiver && { about: getQuestionSource(waiver.scope), key: keyOf(waiver) } };
  };
  return { useCost: debt("useCost", useCost), catalyst: debt("catalyst", catalyst) };
}

/** Pushes the payment of a cost: the use cost, then the catalyst (702.3.4). */
export function pushPayment({ state }: Game, player: PlayerId, instance: InstanceId, debt: OwedCost): void {
  for (const part of ["catalyst", "useCost"] as const) {
    const { symbols, waiver } = debt[part];
    if (countSymbols(symbols) === 0) continue;
    if (waiver === null) state.agenda.push({ run: "pay", player, instance, part, symbols, paid: [], given: null });
    else state.agenda.push({ run: "waive", player, instance, part, symbols, ...waiver, given: null });
  }
}

/**
 * The choice to leave a part of a cost unpaid, if an effect allows it a limited number of times per turn. A player who
 * could not pay anyway is not asked.
 */
export const waiveFrame: GameFrameHandler<"waive"> = { rules: ["mag:702.3.4", "house:48"], run: runWaive };

function runWaive(game: Game, frame: FrameOf<"waive">): void {
  const { player, instance, part, symbols, about, key, given } = frame;
  const used = findInstance(game.state.zones, instance);
  if (used === null) return;
  const canPay = shortfall(getAvailableStones(game, player, used)[part], symbols) === 0;
  if (canPay && given === null) {
    const options = [{}, {}];
    askPlayer(game, frame, createOptionQuestion({ rule: "house:48", player, about, purpose: "may" }, options));
  } else if (canPay && getResponseNumber(given) !== 0) {
    game.state.agenda.push({ run: "pay", player, instance, part, symbols, paid: [], given: null });
  } else {
    applyEvent(game, { type: "waived", rule: "house:48", player, instance, part, key });
  }
}
