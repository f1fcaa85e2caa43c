import { COLOR_BITS, COLORS, type Color } from "../model/card";
import type { OddsDeck, OddsStoneGroup } from "./odds-deck";
import { computePaymentChance, computeUsableSets } from "./usable-sets";

/** A swap of one stone for a stone of another color, and the gain in the chance to pay for a card. */
type StoneSwap = { readonly from: Color; readonly to: Color; readonly gain: number };

/**
 * Returns the swap of one single-colored stone that most raises the chance to pay for a card on the player's own turn
 * n; null if no swap helps, or if the deck does not contain the card.
 */
export function findBestStoneSwap(deck: OddsDeck, name: string, turn: number): StoneSwap | null {
  const card = deck.cards.find((one) => one.name === name);
  if (card === undefined) return null;
  const payments = deck.payments.slice(card.payment, card.payment + 1);
  const chance = (stones: readonly OddsStoneGroup[]) =>
    computePaymentChance(computeUsableSets({ ...deck, payments, stones }, turn), 0);
  const now = chance(deck.stones);
  let best: StoneSwap | null = null;
  for (const from of COLORS) {
    const place = deck.stones.findIndex(
      ({ colors, copies, arriveRested }) => colors === COLOR_BITS[from] && copies > arriveRested,
    );
    if (place < 0) continue;
    const fewer = deck.stones.map((stone, index) => (index === place ? { ...stone, copies: stone.copies - 1 } : stone));
    for (const to of COLORS) {
      if (to === from) continue;
      const gain = chance([...fewer, { colors: COLOR_BITS[to], arriveRested: 0, copies: 1 }]) - now;
      if (gain > (best?.gain ?? 1e-9)) best = { from, to, gain };
    }
  }
  return best;
}
