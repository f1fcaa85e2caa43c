import { copyWith } from "../../../kernel/copy-with";
import { createOrderingQuestion, getResponseInstances } from "../../../kernel/question";
import type { PickChoice } from "../../model/choice";
import { getEraSwitch, getEraSwitchRule } from "../../model/era-switches";
import type { Event, MoveEvent } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import { getTurnOrder, type InstanceId, type PlayerId } from "../../model/ids";
import type { Game, GameFrameHandler } from "../../model/state";
import { findObject } from "../../model/zone";
import { askPlayer } from "../ask-player";
import { applyBatch } from "./apply-batch";
import { replaceEvents } from "./replace-events";
import { askReplacementConflict, findReplacementConflict, resolveReplacementConflict } from "./replacement-conflicts";
import { activeReplacements } from "./replacements";
import { createShieldQuestion, findUnorderedDamage, sortDamage } from "./shield-order";

/**
 * Applies events at one moment, after shields and replacements. Returns the events that happened, or `null` if they
 * wait for an answer. They wait for the order of cards entering a graveyard or library (Z.1.4, Z.6.6), for the choice
 * between conflicting replacements (T.10.10), and for the damage that a limited shield prevents (G.11.3). `isSettled`
 * says that the last choice has been made. Push the frames that must follow before the call.
 */
export function proposeEvents(game: Game, events: readonly Event[], isSettled = false): readonly Event[] | null {
  if (!isSettled && findUnorderedDamage(game, events, []).length > 0) {
    game.state.agenda.push({ run: "shielded", events, orders: [], given: null });
    return null;
  }
  const all = activeReplacements(game);
  if (findReplacementConflict(game, events, all) !== null) {
    game.state.agenda.push({ run: "contested", events, given: null });
    return null;
  }
  const real = replaceEvents(game, events, all);
  if (unordered(game, real, []) === null) return applyBatch(game, real);
  game.state.agenda.push({ run: "batch", events: real, orders: [], given: null });
  return null;
}

/** The choice between abilities whose replacements of an event exclude each other. */
export const contestedFrame: GameFrameHandler<"contested"> = {
  rules: ["mtg-6e:T.10.10"],
  run: (game, frame) => {
    const contest = findReplacementConflict(game, frame.events, activeReplacements(game));
    if (contest !== null && frame.given === null) askReplacementConflict(game, frame.events, contest);
    else proposeEvents(game, contest === null ? frame.events : resolveReplacementConflict(game, frame, contest), true);
  },
};

/** Events that wait for the order of cards entering graveyards or libraries. */
export const batchFrame: GameFrameHandler<"batch"> = {
  rules: ["mtg-6e:Z.1.4", "mtg-6e:Z.3.3", "mtg-6e:Z.6.6"],
  run: runBatch,
};

function runBatch(game: Game, frame: FrameOf<"batch">): void {
  const orders = frame.given === null ? frame.orders : [...frame.orders, getResponseInstances(frame.given)];
  const question = unordered(game, frame.events, orders);
  if (question === null) applyBatch(game, ordered(frame.events, orders));
  else askPlayer(game, copyWith(frame, { orders, given: null }), question);
}

/**
 * Simultaneous damage from several sources against limited prevention shields. The damaged player, or the controller of
 * the damaged permanent, chooses which damage the shields prevent.
 * @rule mtg-6e:G.11.3
 */
export const shieldedFrame: GameFrameHandler<"shielded"> = { rules: ["mtg-6e:G.11.3"], run: runShielded };

function runShielded(game: Game, frame: FrameOf<"shielded">): void {
  const { given } = frame;
  const [open] = findUnorderedDamage(game, frame.events, frame.orders);
  const orders =
    given === null || open === undefined
      ? frame.orders
      : [...frame.orders, { target: open.target, sources: getResponseInstances(given) }];
  const [next] = findUnorderedDamage(game, frame.events, orders);
  if (next === undefined) proposeEvents(game, sortDamage(frame.events, orders), true);
  else askPlayer(game, copyWith(frame, { orders, given: null }), createShieldQuestion(next));
}

/** Whether an event moves an object into a pile whose order its owner may decide. */
const isPiling = (event: Event): event is MoveEvent =>
  event.type === "moved" && (event.to === "graveyard" || event.to === "library");

/** Moves to the same end of the same pile, grouped by pile. */
function pilesOf(events: readonly Event[], player: PlayerId): readonly (readonly MoveEvent[])[] {
  const moves = events.filter(isPiling).filter(({ toPlayer }) => toPlayer === player);
  const pile = (to: MoveEvent["to"], bottom: boolean) =>
    moves.filter((move) => move.to === to && (move.bottom === true) === bottom);
  return [pile("graveyard", false), pile("library", false), pile("library", true)];
}

/** The question for the next order that is missing; `null` if none is. */
function unordered(
  game: Game,
  events: readonly Event[],
  orders: readonly (readonly InstanceId[])[],
): PickChoice | null {
  const { state } = game;
  if (!events.some(isPiling)) return null;
  const asksGraveyards = getEraSwitch(state.era, "graveyardOrder") !== "askedByOption" || state.ordersGraveyards;
  for (const player of getTurnOrder(state.active)) {
    for (const moves of pilesOf(events, player)) {
      const isOpen = moves[0]?.to === "library" || asksGraveyards;
      const isDone = orders.some((order) => moves.some(({ instance }) => order.includes(instance)));
      if (isOpen && !isDone && areDifferent(game, moves)) return question(game, player, moves);
    }
  }
  return null;
}

/** Whether the order of cards can matter, because they are not all alike. */
function areDifferent({ state }: Game, moves: readonly MoveEvent[]): boolean {
  const cards = moves.map(({ instance }) => findObject(state.zones, instance)?.object.card);
  return new Set(cards).size > 1;
}

function question({ state }: Game, player: PlayerId, moves: readonly MoveEvent[]): PickChoice {
  const rule = moves[0]?.to === "library" ? "mtg-6e:Z.6.6" : getEraSwitchRule(state.era, "graveyardOrder");
  const options = moves.map(({ instance }) => ({ instance }));
  return createOrderingQuestion({ rule, player, about: null, purpose: "order" }, options);
}

/** Events with their moves in the chosen orders. The object picked last ends up on top. */
function ordered(events: readonly Event[], orders: readonly (readonly InstanceId[])[]): readonly Event[] {
  const moves = orders.flatMap((order) => {
    const some = order.flatMap((id) => events.filter((event) => isPiling(event) && event.instance === id));
    // What goes to the bottom goes below what is there already.
    return some.some((event) => isPiling(event) && event.bottom === true) ? some.reverse() : some;
  });
  return [...events.filter((event) => !moves.includes(event)), ...moves];
}
