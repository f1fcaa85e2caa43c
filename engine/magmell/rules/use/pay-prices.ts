import { copyWith } from "../../../kernel/copy-with";
import { createMayQuestion } from "../../../kernel/question";
import type { FrameOf, OwedCost } from "../../model/frame";
import type { Game, GameFrameHandler } from "../../model/state";
import { findInstance, type LocatedInstance } from "../../model/zone";
import { askPlayer, getResponseNumber } from "../ask-player";
import { getQuestionSource } from "../continuous/create-scope";
import { applyEvent } from "../events/apply-event";
import { pushPrice } from "../events/scopes";
import { canPayPrice } from "./can-pay";
import { getAvailableStones } from "./pay";
import { applyPriceToCost, type CardPrice, getCardPrices, getPossibleCosts } from "./prices";
import { canCoverCost, getLeastCost, pushPayment } from "./waive";

/**
 * Prices of a card, paid during its use and after its targets are chosen. Each required or accepted price is carried
 * out, and its change of the cost applies to this use. The payment of the cost follows (702.3.4).
 */
export const payPricesFrame: GameFrameHandler<"prices"> = { rules: ["mag:702.3.4", "house:49"], run: runPrices };

function runPrices(game: Game, frame: FrameOf<"prices">): void {
  const { player, instance, debt, given } = frame;
  const place = findInstance(game.state.zones, instance);
  if (place === null) return;
  const [price, ...rest] = getCardPrices(game, player, place.instance).filter(({ id }) => frame.prices.includes(id));
  if (price === undefined) {
    if (debt !== null) pushPayment(game, player, instance, debt);
    return;
  }
  const { id, ability, scope } = price;
  const next = copyWith(frame, { prices: frame.prices.filter((other) => other !== id), given: null });
  if (ability.optional && !canPayPrice(game, scope, ability.pay)) {
    game.state.agenda.push(next);
  } else if (ability.optional && given === null && mayDecline(game, frame, place, rest)) {
    const about = getQuestionSource(scope);
    askPlayer(game, frame, createMayQuestion({ rule: "house:49", player, about }));
  } else if (given !== null && getResponseNumber(given) !== 0) {
    game.state.agenda.push(next);
  } else {
    if (ability.optional) applyEvent(game, { type: "pricePaid", rule: "house:49", player, instance });
    game.state.agenda.push(copyWith(next, { debt: debt && debtAfter(game, price, debt) }));
    pushPrice(game, scope, ability.pay);
  }
}

/** Whether the cost can be paid without a price, perhaps with later ones. */
function mayDecline(
  game: Game,
  { player, debt }: FrameOf<"prices">,
  place: LocatedInstance,
  later: readonly CardPrice[],
): boolean {
  if (debt === null) return true;
  const stones = getAvailableStones(game, player, place);
  return getPossibleCosts(game, later, getLeastCost(debt)).some((cost) => canCoverCost(stones, cost));
}

/** The debt after a price was paid. */
function debtAfter(game: Game, price: CardPrice, { useCost, catalyst }: OwedCost): OwedCost {
  const after = applyPriceToCost(game, price, { useCost: useCost.symbols, catalyst: catalyst.symbols });
  return {
    useCost: copyWith(useCost, { symbols: after.useCost }),
    catalyst: copyWith(catalyst, { symbols: after.catalyst }),
  };
}
