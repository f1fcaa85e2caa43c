import type { ContinuousChange, PriceAbility } from "../../model/ability";
import { NO_SYMBOLS, type SymbolCounts } from "../../model/card";
import { getCardFacts, getPriceAbility } from "../../model/cards";
import type { QuestionSource } from "../../model/choice";
import type { ActiveChange } from "../../model/continuous-effects";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { CardPartId } from "../../model/parts";
import { copyScope, type Scope } from "../../model/scope";
import type { Game } from "../../model/state";
import type { LocatedInstance } from "../../model/zone";
import { applyCostChange } from "../continuous/characteristics";
import { computeContinuousEffects, getChangeAmount } from "../continuous/compute-continuous-effects";
import { createScope, getQuestionSource, NO_QUESTION_SOURCE } from "../continuous/create-scope";
import { pushPrice } from "../events/scopes";
import { canPayPrice } from "./can-pay";
import type { CostPart } from "./payment";

/** Acts that effects put a price on. */
type PricedAct = "attack" | "defend" | "use";

type PriceChange = Extract<ContinuousChange, { readonly price: PricedAct }>;

/** Effects that put a price on an act of an instance, and a scope for the player who pays each price. */
function pricesOn(
  game: Game,
  act: PricedAct,
  id: InstanceId,
  player: PlayerId,
): readonly { readonly scope: Scope; readonly change: PriceChange }[] {
  return computeContinuousEffects(game).byKind.price.flatMap(({ change, scope, instances }: ActiveChange) =>
    "price" in change && change.price === act && instances.includes(id)
      ? [{ change, scope: copyScope(scope, { controller: player }) }]
      : [],
  );
}

/** Returns whether an effect puts a price on an act of an instance. */
export const hasPrice = (game: Game, act: PricedAct, id: InstanceId): boolean =>
  computeContinuousEffects(game).byKind.price.some(
    ({ change, instances }) => "price" in change && change.price === act && instances.includes(id),
  );

/** Returns the source of a price on an act that a player cannot pay; `null` if every price can be paid. */
export function findUnpayablePrice(
  game: Game,
  act: PricedAct,
  id: InstanceId,
  player: PlayerId,
): QuestionSource | null {
  const found = pricesOn(game, act, id, player).find(({ scope, change }) => !canPayPrice(game, scope, change.pay));
  return found === undefined ? null : (getQuestionSource(found.scope) ?? NO_QUESTION_SOURCE);
}

/**
 * Pushes the prices that a player pays when an instance attacks, defends or is used. Returns whether there are any.
 * @rule house:49
 */
export function pushPrices(game: Game, act: PricedAct, id: InstanceId, player: PlayerId): boolean {
  const prices = pricesOn(game, act, id, player).filter(({ change }) => change.pay.length > 0);
  for (const { scope, change } of [...prices].reverse()) pushPrice(game, scope, change.pay);
  return prices.length > 0;
}

/** The use cost and catalyst of a card. */
export type CardCost = Readonly<Record<CostPart, SymbolCounts>>;

/** A price of a card itself, and the scope in which a player pays the price. */
export type CardPrice = { readonly id: CardPartId; readonly ability: PriceAbility; readonly scope: Scope };

/** Returns the prices that a card itself requires when it is used. */
export const getCardPrices = (
  game: Game,
  player: PlayerId,
  { id, card }: LocatedInstance["instance"],
): readonly CardPrice[] =>
  getCardFacts(game.cards, card).prices.map((price) => ({
    id: price,
    ability: getPriceAbility(game.cards, price),
    scope: createScope(id, card, player, price),
  }));

/** Returns a cost after a price was paid. */
export function applyPriceToCost(
  game: Game,
  { ability: { changes = [] }, scope }: CardPrice,
  cost: CardCost,
): CardCost {
  const after = { ...cost };
  for (const change of changes) {
    if ("without" in change) after[change.without] = NO_SYMBOLS;
    if (!("cost" in change)) continue;
    const times = getChangeAmount(game, scope, change);
    after[change.cost] = applyCostChange(after[change.cost], change.by, times, change.floor ?? 0);
  }
  return after;
}

/**
 * Returns the possible costs of a card after its prices. Each optional price may be paid or not; the other prices are
 * paid.
 */
export function getPossibleCosts(game: Game, prices: readonly CardPrice[], cost: CardCost): readonly CardCost[] {
  const [price, ...rest] = prices;
  if (price === undefined) return [cost];
  const paid = canPayPrice(game, price.scope, price.ability.pay)
    ? getPossibleCosts(game, rest, applyPriceToCost(game, price, cost))
    : [];
  return price.ability.optional ? [...getPossibleCosts(game, rest, cost), ...paid] : paid;
}
