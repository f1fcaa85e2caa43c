import type { ContinuousChange, PriceAbility } from "../../model/ability";
import { NO_SYMBOLS, type SymbolCounts } from "../../model/card";
import { getCardFacts, getPriceAbility } from "../../model/cards";
import type { QuestionSource } from "../../model/choice";
import type { ActiveChange } from "../../model/continuous-effects";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { CardPartId } from "../../model/parts";
import type { Scope } from "../../model/scope";
import type { Game } from "../../model/state";
import type { LocatedInstance } from "../../model/zone";
import { changedCost } from "../continuous/characteristics";
import { changeAmount, computeContinuousEffects } from "../continuous/compute-continuous-effects";
import { aboutOf, NO_SOURCE, newScope } from "../continuous/new-scope";
import { pushPrice } from "../events/scopes";
import { canPay } from "./can-pay";
import type { CostPart } from "./payment";

/** Acts that effects put a price on. */
type PricedAct = "attack" | "defend" | "use";

type PriceChange = Extract<ContinuousChange, { readonly price: PricedAct }>;

/** Effects that put a price on an act of an instance, and the references of the player who pays each. */
function pricesOn(
  game: Game,
  act: PricedAct,
  id: InstanceId,
  player: PlayerId,
): readonly { readonly scope: Scope; readonly change: PriceChange }[] {
  return computeContinuousEffects(game).byKind.price.flatMap(({ change, scope, instances }: ActiveChange) =>
    "price" in change && change.price === act && instances.includes(id)
      ? [{ change, scope: { ...scope, controller: player } }]
      : [],
  );
}

/** Returns whether an effect puts a price on an act of an instance. */
export const hasPrice = (game: Game, act: PricedAct, id: InstanceId): boolean =>
  computeContinuousEffects(game).byKind.price.some(
    ({ change, instances }) => "price" in change && change.price === act && instances.includes(id),
  );

/** Returns the source of a price on an act that a player cannot pay; `null` if there is none. */
export function unpayablePrice(game: Game, act: PricedAct, id: InstanceId, player: PlayerId): QuestionSource | null {
  const found = pricesOn(game, act, id, player).find(({ scope, change }) => !canPay(game, scope, change.pay));
  return found === undefined ? null : (aboutOf(found.scope) ?? NO_SOURCE);
}

/**
 * Pushes what a player carries out as an instance attacks, defends or is used. Returns whether there is anything.
 * @rule house:49
 */
export function pushPrices(game: Game, act: PricedAct, id: InstanceId, player: PlayerId): boolean {
  const prices = pricesOn(game, act, id, player).filter(({ change }) => change.pay.length > 0);
  for (const { scope, change } of [...prices].reverse()) pushPrice(game, scope, change.pay);
  return prices.length > 0;
}

/** The use cost and catalyst of a card. */
export type Cost = Readonly<Record<CostPart, SymbolCounts>>;

/** A price of a card itself, and the references with which a player pays it. */
export type OwnPrice = { readonly id: CardPartId; readonly ability: PriceAbility; readonly scope: Scope };

/** Returns the prices that a card itself asks as it is used. */
export const ownPrices = (
  game: Game,
  player: PlayerId,
  { id, card }: LocatedInstance["instance"],
): readonly OwnPrice[] =>
  getCardFacts(game.cards, card).prices.map((price) => ({
    id: price,
    ability: getPriceAbility(game.cards, price),
    scope: newScope(id, card, player, price),
  }));

/** Returns a cost after a price was paid. */
export function costAfter(game: Game, { ability: { changes = [] }, scope }: OwnPrice, cost: Cost): Cost {
  const after = { ...cost };
  for (const change of changes) {
    if ("without" in change) after[change.without] = NO_SYMBOLS;
    if (!("cost" in change)) continue;
    const times = changeAmount(game, scope, change);
    after[change.cost] = changedCost(after[change.cost], change.by, times, change.floor ?? 0);
  }
  return after;
}

/** Returns the costs to which prices can bring the cost of a card: optional ones paid or not, the others paid. */
export function possibleCosts(game: Game, prices: readonly OwnPrice[], cost: Cost): readonly Cost[] {
  const [price, ...rest] = prices;
  if (price === undefined) return [cost];
  const paid = canPay(game, price.scope, price.ability.pay)
    ? possibleCosts(game, rest, costAfter(game, price, cost))
    : [];
  return price.ability.optional ? [...possibleCosts(game, rest, cost), ...paid] : paid;
}
