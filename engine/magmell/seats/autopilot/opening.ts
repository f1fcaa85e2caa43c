import { countSymbols } from "../../model/card";
import { type Cards, getCardDefinition } from "../../model/cards";
import type { PlayerId } from "../../model/ids";
import type { GameState } from "../../model/state";

/** Highest cost of a unit for the first turns. */
const CHEAP = 2;
/** Highest cost of a card that can be used before the game is decided. */
const AFFORDABLE = 3;
const FEWEST_AFFORDABLE = 2;

/**
 * Returns whether an opening hand is worth keeping (503.1.1.3). It must have a unit for the first turns and a second
 * cheap card.
 */
export function isGoodOpeningHand(cards: Cards, state: GameState, player: PlayerId): boolean {
  const hand = state.zones.hand[player].map(({ card }) => getCardDefinition(cards, card));
  const within = (most: number) => hand.filter(({ useCost }) => countSymbols(useCost) <= most);
  return within(CHEAP).some(({ kind }) => kind === "unit") && within(AFFORDABLE).length >= FEWEST_AFFORDABLE;
}
