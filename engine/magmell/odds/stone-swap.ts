import { COLOR_BITS, COLORS, type Color } from "../model/card";
import type { OddsDeck, OddsStoneGroup } from "./odds-deck";
import { computePaymentChance, computeUsableSets } from "./usable-sets";

/** A stone of one color in exchange for one of another, and by how much a card can be paid for more often. */
type StoneSwap = { readonly from: Color; readonly to: Color; readonly gain: number };

/**
 * Returns the exchange of one stone of a single color that helps most to pay for a card on one's turn n; `null` if none helps,
 * or the deck does not hold the card.
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
