import type { Symbols } from "../../model/card";
import type { ActiveChange } from "../../model/continuous-effects";
import type { FrameOf } from "../../model/frame";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { Game, GameFrameRow } from "../../model/state";
import { findInstance, type LocatedInstance } from "../../model/zone";
import { askPlayer, responseNumber } from "../ask-player";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { aboutOf } from "../continuous/new-scope";
import { applyEvent } from "../events/apply-event";
import { availableStones } from "./pay";
import { type CostPart, shortfall } from "./payment";

type Without = Extract<ActiveChange["change"], { readonly without: CostPart }>;

/** Effects that leave a part of the cost of a card unpaid, limited by the turn or not. */
const exemptions = (game: Game, id: InstanceId, part: CostPart, isLimited: boolean): readonly ActiveChange[] =>
  computeContinuousEffects(game).byKind.without.filter(
    ({ change, instances }) =>
      "without" in change &&
      change.without === part &&
      (change.perTurn !== undefined) === isLimited &&
      instances.includes(id),
  );

/** Whether a part of the cost of a card is not paid at all. */
export const needNotPay = (game: Game, id: InstanceId, part: CostPart): boolean =>
  exemptions(game, id, part, false).length > 0;

/** The effect under which a player may leave a part of a cost unpaid once more this turn; `null` if there is none. */
export const waiverOf = (game: Game, id: InstanceId, part: CostPart): ActiveChange | null =>
  exemptions(game, id, part, true).find(
    (active) => (game.state.waived[keyOf(active)] ?? 0) < ((active.change as Without).perTurn ?? 0),
  ) ?? null;

/** An identifier that is stable for one effect of one instance. */
const keyOf = ({ timestamp, scope: { source, ability } }: ActiveChange): string => `${timestamp} ${source} ${ability}`;

/** The use of a card, for the payment of its cost. */
type Use = { readonly player: PlayerId; readonly instance: InstanceId };

/** Pushes the payment of one part of a cost, as it was when the use began. */
export function pushPayment(game: Game, use: Use, place: LocatedInstance, part: CostPart, symbols: Symbols): void {
  const waiver = waiverOf(game, place.instance.id, part);
  const { agenda } = game.state;
  if (waiver === null) agenda.push({ run: "pay", ...use, part, symbols, paid: [], given: null });
  else
    agenda.push({ run: "waive", ...use, part, symbols, about: aboutOf(waiver.scope), key: keyOf(waiver), given: null });
}

/**
 * The choice to leave a part of a cost unpaid, where an effect allows it for some uses each turn. Nobody is asked who
 * could not pay anyway.
 */
export const waive: GameFrameRow<"waive"> = { rules: ["mag:702.3.4", "house:48"], run: runWaive };

function runWaive(game: Game, frame: FrameOf<"waive">): void {
  const { player, instance, part, symbols, about, key, given } = frame;
  const used = findInstance(game.state.zones, instance);
  if (used === null) return;
  const canPay = shortfall(availableStones(game, player, used)[part], symbols) === 0;
  if (canPay && given === null) {
    const options = [{}, {}];
    askPlayer(game, frame, { ask: "option", rule: "house:48", player, about, purpose: "may", options });
  } else if (canPay && responseNumber(given) !== 0) {
    game.state.agenda.push({ run: "pay", player, instance, part, symbols, paid: [], given: null });
  } else {
    applyEvent(game, { type: "waived", rule: "house:48", player, instance, part, key });
  }
}
