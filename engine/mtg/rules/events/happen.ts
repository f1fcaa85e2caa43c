import { responseTargets } from "../../../kernel/question";
import type { PickChoice, Response } from "../../model/choice";
import type { Event, Moved } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import { type InstanceId, inTurnOrder, type PlayerId } from "../../model/ids";
import type { Game, GameFrameRow } from "../../model/state";
import { switchOf, switchRule } from "../../model/switches";
import { findObject } from "../../model/zone";
import { askPlayer } from "../ask-player";
import { commit } from "./commit";
import { damageInOrder, shieldQuestion, unchosen } from "./meet-shields";
import { replaced } from "./replace";

/**
 * Lets events happen at one moment, after shields and replacements. If an owner has to order the cards that come to a
 * graveyard together, they wait for the answer (Z.1.4), and so do shields that prevent a part of some damage unless that
 * `isSettled` (G.11.3): frames that must follow have to be on the agenda already. Returns the events as they happened; `null`
 * while they wait.
 */
export function happen(game: Game, events: readonly Event[], isSettled = false): readonly Event[] | null {
  if (!isSettled && unchosen(game, events, []).length > 0) {
    game.state.agenda.push({ run: "shielded", events, orders: [], given: null });
    return null;
  }
  const real = replaced(game, events);
  if (unordered(game, real, []) === null) return commit(game, real);
  game.state.agenda.push({ run: "batch", events: real, orders: [], given: null });
  return null;
}

/** Events that wait for the order of the graveyards that they fill. */
export const batch: GameFrameRow<"batch"> = { rules: ["mtg-6e:Z.1.4", "mtg-6e:Z.3.3"], run: runBatch };

function runBatch(game: Game, frame: FrameOf<"batch">): void {
  const orders = frame.given === null ? frame.orders : [...frame.orders, instancesOf(frame.given)];
  const question = unordered(game, frame.events, orders);
  if (question === null) commit(game, ordered(frame.events, orders));
  else askPlayer(game, { ...frame, orders, given: null }, question);
}

/**
 * Damage of one moment from several sources, of which shields of a certain amount prevent a part only: the player to whom it is
 * dealt, or whose permanent it is, chooses what they prevent.
 *
 * @rule mtg-6e:G.11.3
 */
export const shielded: GameFrameRow<"shielded"> = { rules: ["mtg-6e:G.11.3"], run: runShielded };

function runShielded(game: Game, frame: FrameOf<"shielded">): void {
  const { given } = frame;
  const [open] = unchosen(game, frame.events, frame.orders);
  const orders =
    given === null || open === undefined
      ? frame.orders
      : [...frame.orders, { target: open.target, sources: instancesOf(given) }];
  const [next] = unchosen(game, frame.events, orders);
  if (next === undefined) happen(game, damageInOrder(frame.events, orders), true);
  else askPlayer(game, { ...frame, orders, given: null }, shieldQuestion(next));
}

const instancesOf = (given: Response): readonly InstanceId[] =>
  responseTargets(given).flatMap((target) => ("instance" in target ? [target.instance] : []));

const isBurial = (event: Event): event is Moved => event.type === "moved" && event.to === "graveyard";

/** The question for the next order that is missing; `null` if none is. */
function unordered(
  game: Game,
  events: readonly Event[],
  orders: readonly (readonly InstanceId[])[],
): PickChoice | null {
  const { state } = game;
  if (switchOf(state.era, "graveyardOrder") === "askedByOption" && !state.ordersGraveyards) return null;
  for (const player of inTurnOrder(state.active)) {
    const buried = events.filter(isBurial).filter(({ toPlayer }) => toPlayer === player);
    if (
      !areDifferent(game, buried) ||
      orders.some((order) => buried.some(({ instance }) => order.includes(instance)))
    ) {
      continue;
    }
    return question(game, player, buried);
  }
  return null;
}

/** Whether the order of cards can matter: there are two that are not alike. */
function areDifferent({ state }: Game, moves: readonly Moved[]): boolean {
  const cards = moves.map(({ instance }) => findObject(state.zones, instance)?.object.card);
  return new Set(cards).size > 1;
}

const question = ({ state }: Game, player: PlayerId, moves: readonly Moved[]): PickChoice => ({
  ask: "pick",
  rule: switchRule(state.era, "graveyardOrder"),
  player,
  about: null,
  purpose: "order",
  options: moves.map(({ instance }) => ({ instance })),
  min: moves.length,
  max: moves.length,
  ordered: true,
  picked: [],
});

/** Events with the moves of each order in it; the last one picked comes to lie on top. */
function ordered(events: readonly Event[], orders: readonly (readonly InstanceId[])[]): readonly Event[] {
  const all = orders.flat();
  const moves = all.flatMap((id) => events.filter((event) => isBurial(event) && event.instance === id));
  return [...events.filter((event) => !moves.includes(event)), ...moves];
}
