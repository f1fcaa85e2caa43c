import { countSymbols } from "../../model/card";
import { type Cards, getCardDefinition } from "../../model/cards";
import type { Effect } from "../../model/effect";
import type { PlayerId } from "../../model/ids";
import type { Instance } from "../../model/instance";
import { listAbilityBodies } from "../../model/parts";
import type { GameState } from "../../model/state";

/**
 * Returns the cost in stones of the cheapest card in hand that can negate an opponent's card (231); `null` if there is
 * none.
 */
export function getStonesForNegating(cards: Cards, { zones }: GameState, player: PlayerId): number | null {
  const costs = zones.hand[player].flatMap((instance) => (negates(cards, instance) ? [costOf(cards, instance)] : []));
  return costs.length === 0 ? null : Math.min(...costs);
}

const costOf = (cards: Cards, { card }: Instance): number => countSymbols(getCardDefinition(cards, card).useCost);

const isNegating = (effect: Effect): boolean => effect.do === "negate";

/** Whether a card is a quick magic that negates an instance on the chant. */
function negates(cards: Cards, { card }: Instance): boolean {
  const { timing, abilities } = getCardDefinition(cards, card);
  if (timing !== "quick") return false;
  return abilities.some(
    (ability) => ability.type === "magic" && listAbilityBodies(ability).some(({ effects }) => effects.some(isNegating)),
  );
}
