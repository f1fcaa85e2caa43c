import { choose } from "./binomials";
import { drawsBy, HAND, type Seat } from "./keep-rule";
import type { OddsCard, OddsDeck } from "./odds-deck";
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
  eachHand(deck, (low, high, ways) => {
    const value = worthOf(low, high);
    values.set(value, (values.get(value) ?? 0) + ways);
  });
  const all = [...values.values()].reduce((sum, ways) => sum + ways, 0) || 1;
  const spread = [...values].map(([value, ways]) => ({ value, share: ways / all }));
  const good = spread.filter(({ value }) => isWorthKeeping(value, fresh));
  const kept = good.reduce((sum, { share }) => sum + share, 0);
  return {
    turns,
    of: (names) => {
      const held = names.flatMap((name) => paymentOf.get(name) ?? []);
      return worthOf(bitsOf(held, 0), bitsOf(held, HALF));
    },
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

/** Payments as the bits of two numbers, so that sets of them are compared at once. */
const HALF = 30;
const bitsOf = (payments: readonly number[], from: number): number =>
  payments.reduce(
    (bits, payment) => (payment >= from && payment < from + HALF ? bits | (1 << (payment - from)) : bits),
    0,
  );

/** Values of hands by the payments in them, low and high bits apart. */
function valueBy(losses: readonly Loss[], turns: number): (low: number, high: number) => number {
  const payments = losses.map(({ pays }) => pays.flatMap((can, payment) => (can ? [payment] : [])));
  const lows = Int32Array.from(payments, (some) => bitsOf(some, 0));
  const highs = Int32Array.from(payments, (some) => bitsOf(some, HALF));
  const kept = Float64Array.from(losses, (loss) => loss.kept);
  return (low, high) => {
    let value = turns;
    for (let loss = 0; loss < kept.length; loss += 1) {
      if (((lows[loss] ?? 0) & low) === 0 && ((highs[loss] ?? 0) & high) === 0) value -= kept[loss] ?? 0;
    }
    return value;
  };
}

/** Visits all opening hands by the payments in them, as bits, and the number of cards that go with them. */
function eachHand({ cards, payments, size }: OddsDeck, visit: (low: number, high: number, ways: number) => void): void {
  const copies = payments.map((_, payment) => copiesOf(cards, payment));
  const hand = Math.min(HAND, size);
  // Ways to draw a hand of just these payments, at least one card of each, by the number of cards so far.
  const from = (place: number, low: number, high: number, ways: readonly number[]): void => {
    const all = ways[hand] ?? 0;
    if (all > 0) visit(low, high, all);
    for (let next = place; next < copies.length; next += 1) {
      const more = extended(ways, copies[next] ?? 0, hand);
      if (more === null) continue;
      from(next + 1, next < HALF ? low | (1 << next) : low, next < HALF ? high : high | (1 << (next - HALF)), more);
    }
  };
  from(0, 0, 0, [1]);
}

/** The ways with at least one card of a payment more; `null` if no hand has room for it. */
function extended(ways: readonly number[], copies: number, hand: number): readonly number[] | null {
  const more = new Array<number>(hand + 1).fill(0);
  let least = hand + 1;
  for (const [cards, before] of ways.entries()) {
    if (before === 0) continue;
    for (let count = 1; count <= Math.min(copies, hand - cards); count += 1) {
      more[cards + count] = (more[cards + count] ?? 0) + before * choose(copies, count);
      least = Math.min(least, cards + count);
    }
  }
  return least > hand ? null : more;
}

const copiesOf = (cards: readonly OddsCard[], payment: number): number =>
  cards.reduce((sum, card) => (card.payment === payment ? sum + card.copies : sum), 0);
