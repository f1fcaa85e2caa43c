import { copyWith } from "../../../kernel/copy-with";
import type { Cost, TotalCost } from "../../model/ability";
import type { FrameOf } from "../../model/frame";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { PlayProblem } from "../../model/problem";
import { NO_ANNOUNCED_CHOICES, type Scope } from "../../model/stack";
import { copyState, createGame, type Game } from "../../model/state";
import { findPermanent, updateObject } from "../../model/zone";
import { getCharacteristics, hasKeyword } from "../continuous/characteristics";
import { pushPayment } from "../use/pay";
import { getPaymentProblems } from "../use/payment-problems";
import { reversePlay } from "../use/reverse-play";
import { computeTotalCost } from "../use/total-cost";

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
 * Returns the creatures that tap when they are declared as attackers: those without vigilance.
 * @rule mtg-6e:C.3.6, mtg-6e:C.3.r3
 */
export const getAttackersToTap = (game: Game, ids: readonly InstanceId[]): readonly InstanceId[] =>
  ids.filter((id) => {
    const object = findPermanent(game.state.zones, id);
    return object !== null && !hasKeyword(game, object, "vigilance");
  });

/** A frame of a declaration with costs. */
type PaidFrame = FrameOf<"declareAttackers"> | FrameOf<"declareBlockers">;

/**
 * Lets a player pay the costs of a declaration with mana abilities; then the frame of the declaration runs again.
 * Returns whether there is a cost to pay.
 * @rule mtg-6e:C.3.7, mtg-6e:C.4.5
 */
export function payCombatCosts(
  game: Game,
  player: PlayerId,
  act: Act,
  ids: readonly InstanceId[],
  frame: PaidFrame,
): boolean {
  const due = dueFor(game, act, ids);
  if (due === null) return false;
  game.state.agenda.push(frame);
  pushPayment(game, player, null, due);
  return true;
}

/** Reverts a declaration whose costs were not paid; its player declares again (C.3.r1). */
export function restartDeclaration(game: Game, player: PlayerId, ids: readonly InstanceId[], frame: PaidFrame): void {
  reversePlay(game, player, ids[0] ?? 0);
  game.state.agenda.push(copyWith(frame, { answers: [], given: null, declared: null }));
}
