import type { CardIndex, Cards, Deck } from "@/engine/magmell";
import { computeHandValues, createOddsDeck, type HandValues } from "@/engine/magmell/odds";
import type { OpeningValue } from "./opening-value";

/** Own turns that the value of an opening hand counts. */
const COUNTED_TURNS = 4;

/** Returns the value of an opening hand; null if the deck's odds cannot be computed. */
export type HandEvaluator = (hand: readonly CardIndex[], goesFirst: boolean) => OpeningValue | null;

/**
 * Returns a function that computes the exact value of opening hands of a deck, for either seat. Values that all hands
 * share are computed once per seat.
 */
export function createHandEvaluator(cards: Cards, deck: Deck): HandEvaluator {
  const known = createOddsDeck(cards, deck);
  const bySeat = new Map<boolean, HandValues>();
  return (hand, goesFirst) => {
    if (known === null) return null;
    const values = bySeat.get(goesFirst) ?? computeHandValues(known, COUNTED_TURNS, { goesFirst });
    bySeat.set(goesFirst, values);
    const names = hand.flatMap((index) => cards.list[index]?.name ?? []);
    return { hand: values.of(names), fresh: values.fresh, turns: COUNTED_TURNS };
  };
}
