import { createOrderingQuestion, toInstanceIds } from "../../../kernel/question";
import type { PlayerQuestion, QuestionResponse } from "../../model/choice";
import type { Event, MoveEvent } from "../../model/event";
import { getTurnOrder, type InstanceId } from "../../model/ids";
import type { Game } from "../../model/state";
import type { ZoneId } from "../../model/zone";
import { getQuestionSource } from "../continuous/create-scope";

const PILES: readonly ZoneId[] = ["grimoire", "stoneDeck"];

/** Cards that enter one pile in the same batch, so that their order has to be decided. */
type Pile = readonly MoveEvent[];

/** Orders of piles decided so far, each from the lowest card up. */
type PileOrders = readonly (readonly InstanceId[])[];

/** Piles that two or more cards enter, the turn player's first (104). */
function pilesOf({ state: { turnPlayer } }: Game, events: readonly Event[]): readonly Pile[] {
  const moves = events.filter((event): event is MoveEvent => event.type === "moved" && PILES.includes(event.to));
  if (moves.length < 2) return [];
  return getTurnOrder(turnPlayer)
    .flatMap((player) => PILES.map((zone) => moves.filter(({ to, toPlayer }) => to === zone && toPlayer === player)))
    .filter(({ length }) => length > 1);
}

/** Returns whether several of the moving cards enter one pile, so that owners must choose their order. */
export const needsPileOrder = (game: Game, events: readonly Event[]): boolean =>
  events.length > 1 && pilesOf(game, events).length > 0;

/** Returns the order that a player has chosen, lowest card first. */
export const readPileOrder = (given: QuestionResponse): readonly InstanceId[] =>
  "targets" in given ? toInstanceIds(given.targets) : [];

/**
 * Returns the question for the order of the next pile; `null` if all orders are decided. The card picked first lies
 * lowest. All owners decide before any card moves (104).
 * @rule mag:402.3, mag:403.3, mag:104
 */
export function createOrderQuestion(game: Game, events: readonly Event[], orders: PileOrders): PlayerQuestion | null {
  const pile = pilesOf(game, events)[orders.length];
  const [first] = pile ?? [];
  if (pile === undefined || first === undefined) return null;
  const scope = game.state.scopes.at(-1);
  const rule = first.to === "stoneDeck" ? "mag:403.3" : "mag:402.3";
  const about = scope === undefined ? null : getQuestionSource(scope);
  const options = pile.map(({ instance }) => ({ instance }));
  return createOrderingQuestion({ rule, player: first.toPlayer, about, purpose: "arrange" }, options);
}

/** Returns events with the moves into each pile last and in the order chosen by its owner. */
export function sortByPileOrder(game: Game, events: readonly Event[], orders: PileOrders): readonly Event[] {
  const ordered = pilesOf(game, events).flatMap((pile, index) => orderedPile(pile, orders[index] ?? []));
  return [...events.filter((event) => !ordered.some((move) => move === event)), ...ordered];
}

function orderedPile(pile: Pile, order: readonly InstanceId[]): Pile {
  const upwards = order.flatMap((id) => pile.find(({ instance }) => instance === id) ?? []);
  // Cards come under each other on the bottom of a pile, and on top of each other otherwise.
  return pile[0]?.bottom ? upwards.reverse() : upwards;
}
