import { choose } from "./binomials";
import { drawsBy, HAND, type Seat } from "./keep-rule";
import type { OddsCard, OddsDeck } from "./odds-deck";
import { eachComposition } from "./stone-states";
import { keyOf, usableSets } from "./usable-sets";

/** The worth of hands: how many of one's first turns are expected to have something that can be used. */
export type HandValues = {
  readonly turns: number;
  /** The value of an opening hand that is kept, by the names in it. Names that the deck does not hold count for nothing. */
  readonly of: (names: readonly string[]) => number;
  /** The expected value of a fresh hand: what a redraw is worth. */
  readonly fresh: number;
  /** Share of hands that the best rule keeps: those worth at least a fresh one. */
  readonly kept: number;
  /** The expected value with one redraw by the best rule. */
  readonly best: number;
  /** All values that hands have, the lowest first, with their share of all hands. */
  readonly spread: readonly { readonly value: number; readonly share: number }[];
};

/** A set of payments, with the weight by which a hand without any of them loses value, and a fresh hand. */
type Loss = { readonly pays: readonly boolean[]; readonly kept: number; readonly fresh: number };

/**
 * The values of the hands of a deck for one's first turns. The exact chance that something can be used is summed over the
 * turns, later draws included; abilities are not counted, and no stone is face down.
 */
export function handValues(deck: OddsDeck, turns: number, seat: Seat): HandValues {
  const losses = lossesOf(deck, turns, seat);
  const fresh = losses.reduce((value, loss) => value - loss.fresh, turns);
  const worthOf = valueBy(losses, turns);
  const paymentOf = new Map(deck.cards.map(({ name, payment }) => [name, payment]));
  const values = new Map<number, number>();
  eachHand(deck, (present, ways) => {
    const value = worthOf(present);
    values.set(value, (values.get(value) ?? 0) + ways);
  });
  const all = [...values.values()].reduce((sum, ways) => sum + ways, 0) || 1;
  const spread = [...values].map(([value, ways]) => ({ value, share: ways / all }));
  const good = spread.filter(({ value }) => isWorthKeeping(value, fresh));
  const kept = good.reduce((sum, { share }) => sum + share, 0);
  return {
    turns,
    of: (names) => worthOf(names.flatMap((name) => paymentOf.get(name) ?? [])),
    fresh,
    kept,
    best: good.reduce((sum, { value, share }) => sum + value * share, (1 - kept) * fresh),
    spread: spread.sort((one, other) => one.value - other.value),
  };
}

/** Whether the best rule keeps a hand: rounding makes no difference between equals. */
export const isWorthKeeping = (value: number, fresh: number): boolean => value >= fresh - 1e-9;

function lossesOf(deck: OddsDeck, turns: number, seat: Seat): readonly Loss[] {
  const { cards, size } = deck;
  const losses = new Map<number, Loss>();
  for (let turn = 1; turn <= turns; turn += 1) {
    const later = Math.min(drawsBy(turn, seat), Math.max(0, size - HAND));
    for (const { pays, chance } of usableSets(deck, turn)) {
      const hits = cards.reduce((sum, { payment, copies }) => (pays[payment] ? sum + copies : sum), 0);
      const missLater = size < HAND ? 1 : choose(size - HAND - hits, later) / choose(size - HAND, later);
      const hand = Math.min(HAND, size) + later;
      const missFresh = choose(size - hits, hand) / choose(size, hand);
      const key = keyOf(pays);
      const before = losses.get(key) ?? { pays, kept: 0, fresh: 0 };
      losses.set(key, { pays, kept: before.kept + chance * missLater, fresh: before.fresh + chance * missFresh });
    }
  }
  return [...losses.values()];
}

/** Values of hands by the payments in them; the same set of payments is worked out once. */
function valueBy(losses: readonly Loss[], turns: number): (present: readonly number[]) => number {
  const known = new Map<number, number>();
  return (present) => {
    let key = 0;
    for (const payment of new Set(present)) key += 2 ** payment;
    let value = known.get(key);
    if (value !== undefined) return value;
    value = turns;
    for (const { pays, kept } of losses) if (!present.some((payment) => pays[payment])) value -= kept;
    known.set(key, value);
    return value;
  };
}

/** Visits all opening hands, those with the same payments together, with the payments in them. */
function eachHand(
  { cards, payments, size }: OddsDeck,
  visit: (present: readonly number[], ways: number) => void,
): void {
  const piles = payments.map((_, payment) => ({ copies: copiesOf(cards, payment) }));
  eachComposition(piles, Math.min(HAND, size), (counts, ways) => {
    const present: number[] = [];
    for (let payment = 0; payment < counts.length; payment += 1) if ((counts[payment] ?? 0) > 0) present.push(payment);
    visit(present, ways);
  });
}

const copiesOf = (cards: readonly OddsCard[], payment: number): number =>
  cards.reduce((sum, card) => (card.payment === payment ? sum + card.copies : sum), 0);
