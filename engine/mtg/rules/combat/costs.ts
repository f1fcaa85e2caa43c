import { copyWith } from "../../../kernel/copy-with";
import { getResponseNumber } from "../../../kernel/question";
import type { Cost, TotalCost } from "../../model/ability";
import type { Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { PlayProblem } from "../../model/problem";
import { NO_ANNOUNCED_CHOICES, type Scope } from "../../model/stack";
import { copyState, createGame, type Game } from "../../model/state";
import { findPermanent, updateObject } from "../../model/zone";
import { getCharacteristics, hasKeyword } from "../continuous/characteristics";
import { proposeEvents } from "../events/propose-events";
import { pushPayment } from "../use/pay";
import { getPaymentProblems } from "../use/payment-problems";
import { reversePlay } from "../use/reverse-play";
import { computeTotalCost } from "../use/total-cost";
import { type AskQuestion, runDeclaration } from "./run-declaration";

type Act = "attack" | "block";

/** A cost of attacking or blocking with a creature, and the scope in which its amounts are computed. */
type Priced = { readonly cost: Cost; readonly scope: Scope };

/** Returns the costs that effects put on attacking or blocking with a creature. */
export const getCombatCosts = (game: Game, object: GameObject, act: Act): readonly Priced[] =>
  getCharacteristics(game, object).rules.flatMap(({ change, scope }) =>
    "costs" in change && change.costs === act ? [{ cost: change.cost, scope }] : [],
  );

/** The combined costs of a declaration; `null` if it has no cost other than tapping. */
function dueFor(game: Game, act: Act, ids: readonly InstanceId[]): TotalCost | null {
  const dues = ids.flatMap((id) => {
    const object = findPermanent(game.state.zones, id);
    return object === null
      ? []
      : getCombatCosts(game, object, act).map(({ cost, scope }) => computeTotalCost(game, scope, [cost]));
  });
  const [first] = dues;
  if (first === undefined) return null;
  return {
    ...first,
    mana: computeTotalCost(
      game,
      NOWHERE,
      dues.map(({ mana }) => ({ mana })),
    ).mana,
    life: dues.reduce((sum, { life }) => sum + life, 0),
    sacrifices: dues.flatMap(({ sacrifices }) => sacrifices),
    discards: dues.flatMap(({ discards }) => discards),
  };
}

const NOWHERE: Scope = {
  source: null,
  card: 0,
  controller: 0,
  event: null,
  aim: NO_ANNOUNCED_CHOICES,
  memory: {},
};

/**
 * Returns all parts of a declaration's costs that its player cannot pay; empty if it has no cost. Attackers are tapped
 * first, so they cannot produce mana.
 * @rule mtg-6e:C.3.6, mtg-6e:C.3.7, mtg-6e:C.4.5, mtg-6e:C.3.r1, mtg-6e:C.4.r1
 */
export function getCombatCostProblems(
  game: Game,
  player: PlayerId,
  act: Act,
  ids: readonly InstanceId[],
): readonly PlayProblem[] {
  const due = dueFor(game, act, ids);
  if (due === null) return [];
  const trial = createGame(game.cards, copyState(game.state));
  if (act === "attack")
    for (const id of getAttackersToTap(game, ids)) updateObject(trial.state.zones, id, { tapped: true });
  return getPaymentProblems(trial, { player, source: null }, due);
}

/**
 * The creatures that tap when they are declared as attackers: those without vigilance.
 * @rule mtg-6e:C.3.6, mtg-6e:C.3.r3
 */
const getAttackersToTap = (game: Game, ids: readonly InstanceId[]): readonly InstanceId[] =>
  ids.filter((id) => {
    const object = findPermanent(game.state.zones, id);
    return object !== null && !hasKeyword(game, object, "vigilance");
  });

/** A frame of a declaration with costs. */
type PaidFrame = FrameOf<"declareAttackers"> | FrameOf<"declareBlockers">;

type PricedDeclaration<Fighter> = {
  readonly player: PlayerId;
  readonly act: Act;
  /** Returns the creatures declared so far, or `null` while a question is open. */
  readonly plan: (game: Game, ask: AskQuestion) => readonly Fighter[] | null;
  /** Returns the frame that waits for the payment. */
  readonly waiting: (declared: readonly Fighter[]) => PaidFrame;
  /** Returns the events of the declared creatures that are still there. */
  readonly declare: (game: Game, player: PlayerId, fighters: readonly Fighter[]) => readonly Event[];
};

/**
 * Runs a declaration of creatures that attack or block, all at one moment, after attackers have tapped and the costs are
 * paid with mana abilities. A declaration whose costs are not paid is reverted, and its player declares again (C.3.r1).
 * @rule mtg-6e:C.3.7, mtg-6e:C.4.5
 */
export function runPricedDeclaration<Fighter extends { readonly id: InstanceId }>(
  game: Game,
  frame: PaidFrame & { readonly declared: readonly Fighter[] | null },
  { player, act, plan, waiting, declare }: PricedDeclaration<Fighter>,
): void {
  const { state } = game;
  const finish = (fighters: readonly Fighter[], tapping: readonly Event[]): void => {
    state.before = null;
    const there = fighters.filter(({ id }) => findPermanent(state.zones, id) !== null);
    proposeEvents(game, [...tapping, ...declare(game, player, there)]);
  };
  if (frame.declared !== null) {
    if (getResponseNumber(frame.given) !== 0) {
      finish(frame.declared, []);
      return;
    }
    reversePlay(game, player, frame.declared[0]?.id ?? 0);
    state.agenda.push(copyWith<PaidFrame>(frame, { answers: [], given: null, declared: null }));
    return;
  }
  const fighters = runDeclaration(game, frame, (ask) => plan(game, ask));
  if (fighters === null) return;
  const ids = fighters.map(({ id }) => id);
  const tapping = (act === "attack" ? getAttackersToTap(game, ids) : []).map(
    (id): Event => ({ type: "tapped", rule: "mtg-6e:C.3.6", instance: id }),
  );
  const due = dueFor(game, act, ids);
  if (due === null) {
    finish(fighters, tapping);
    return;
  }
  const before = copyState(state);
  state.agenda.push(waiting(fighters));
  pushPayment(game, player, null, due);
  state.before = before;
  if (tapping.length > 0) proposeEvents(game, tapping);
}
