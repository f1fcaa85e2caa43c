import { countCombinations } from "./binomials";
import { countDraws, OPENING_HAND_SIZE, type TurnOrder } from "./keep-rule";
import type { OddsCard, OddsDeck } from "./odds-deck";
import { BITS_PER_WORD, computeUsableSets, hasPayment, type PaymentSet, toPaymentSetKey } from "./usable-sets";

/**
 * The values of opening hands. A value is the expected number of turns, among the player's first `turns`, in which the
 * hand has a usable card, assuming an empty table.
 */
export type HandValues = {
  readonly turns: number;
  /**
   * Returns the value of keeping an opening hand with these card names. Names that are not in the deck count for
   * nothing.
   */
  readonly of: (names: readonly string[]) => number;
  /** The expected value of a new hand, and thus the value of a redraw. */
  readonly fresh: number;
  /** Share of hands that the best rule keeps: hands worth at least as much as a new hand. */
  readonly kept: number;
  /** The expected value with one redraw by the best rule. */
  readonly best: number;
  /** All possible values of hands, lowest first, each with its share of all hands. */
  readonly spread: readonly { readonly value: number; readonly share: number }[];
  /**
   * The losses that values are computed from: the value of a hand is the number of turns minus the losses that no card
   * of the hand avoids.
   */
  readonly losses: readonly HandLoss[];
};

/**
 * A set of payments, and the expected loss of turns if no card has one of them: for a kept hand, and for a new hand.
 */
export type HandLoss = { readonly pays: PaymentSet; readonly kept: number; readonly fresh: number };

/**
 * Returns the values of the hands of a deck over the player's first turns. A value is the sum over these turns of the
 * exact chance of a usable card, including later draws. Abilities are not counted, and no stone is face down. A card
 * that cannot be used on an empty table, such as a magic that needs a target, adds no value.
 */
export function computeHandValues(all: OddsDeck, turns: number, seat: TurnOrder): HandValues {
  const deck = { ...all, cards: all.cards.filter(({ alone }) => alone) };
  const losses = lossesOf(deck, turns, seat);
  const fresh = losses.reduce((value, loss) => value - loss.fresh, turns);
  const worthOf = valueBy(losses, turns);
  const paymentOf = new Map(deck.cards.map(({ name, payment }) => [name, payment]));
  const values = new Map<number, number>();
  eachHand(deck, losses, turns, (value, ways) => {
    values.set(value, (values.get(value) ?? 0) + ways);
  });
  const hands = [...values.values()].reduce((sum, ways) => sum + ways, 0) || 1;
  const spread = [...values].map(([value, ways]) => ({ value, share: ways / hands }));
  const good = spread.filter(({ value }) => isHandWorthKeeping(value, fresh));
  const kept = good.reduce((sum, { share }) => sum + share, 0);
  return {
    turns,
    of: (names) => {
      const held = names.flatMap((name) => paymentOf.get(name) ?? []);
      return worthOf(bitsOf(held, 0), bitsOf(held, BITS_PER_WORD));
    },
    fresh,
    kept,
    best: good.reduce((sum, { value, share }) => sum + value * share, (1 - kept) * fresh),
    spread: spread.sort((one, other) => one.value - other.value),
    losses,
  };
}

/** Returns whether the best rule keeps a hand. A tolerance ignores rounding errors between equal values. */
export const isHandWorthKeeping = (value: number, fresh: number): boolean => value >= fresh - 1e-9;

function lossesOf(deck: OddsDeck, turns: number, seat: TurnOrder): readonly HandLoss[] {
  const { cards, size } = deck;
  const losses = new Map<number, HandLoss>();
  for (let turn = 1; turn <= turns; turn += 1) {
    const later = Math.min(countDraws(turn, seat), Math.max(0, size - OPENING_HAND_SIZE));
    for (const { chance, ...pays } of computeUsableSets(deck, turn)) {
      const hits = cards.reduce((sum, { payment, copies }) => (hasPayment(pays, payment) ? sum + copies : sum), 0);
      const missLater =
        size < OPENING_HAND_SIZE
          ? 1
          : countCombinations(size - OPENING_HAND_SIZE - hits, later) /
            countCombinations(size - OPENING_HAND_SIZE, later);
      const hand = Math.min(OPENING_HAND_SIZE, size) + later;
      const missFresh = countCombinations(size - hits, hand) / countCombinations(size, hand);
      const key = toPaymentSetKey(pays);
      const before = losses.get(key) ?? { pays, kept: 0, fresh: 0 };
      losses.set(key, { pays, kept: before.kept + chance * missLater, fresh: before.fresh + chance * missFresh });
    }
  }
  return [...losses.values()];
}

/** Packs payments into the bits of a number, so that sets of payments are compared at once. */
const bitsOf = (payments: readonly number[], from: number): number =>
  payments.reduce(
    (bits, payment) => (payment >= from && payment < from + BITS_PER_WORD ? bits | (1 << (payment - from)) : bits),
    0,
  );

/** Values of hands by the payments in them, with low and high bits separate. */
function valueBy(losses: readonly HandLoss[], turns: number): (low: number, high: number) => number {
  const lows = Int32Array.from(losses, ({ pays }) => pays.low);
  const highs = Int32Array.from(losses, ({ pays }) => pays.high);
  const kept = Float64Array.from(losses, (loss) => loss.kept);
  return (low, high) => {
    let value = turns;
    for (let loss = 0; loss < kept.length; loss += 1) {
      if (((lows[loss] ?? 0) & low) === 0 && ((highs[loss] ?? 0) & high) === 0) value -= kept[loss] ?? 0;
    }
    return value;
  };
}

/** Returns the losses that remain if the hand has a card with this payment. */
export const removeCoveredLosses = (losses: readonly HandLoss[], payment: number): readonly HandLoss[] =>
  losses.filter(({ pays }) => !hasPayment(pays, payment));

/**
 * Returns the value of a hand that has these losses. They are subtracted in their order, so that equal hands have
 * exactly equal values.
 */
export function computeHandWorth(losses: readonly HandLoss[], turns: number): number {
  let value = turns;
  for (const { kept } of losses) value -= kept;
  return value;
}

/**
 * Visits all opening hands by value, with the number of hands of that value. Cards that avoid the same losses form one
 * pile; piles that avoid the most losses come first. Hands without a remaining loss are counted together.
 */
function eachHand(
  { cards, payments, size }: OddsDeck,
  losses: readonly HandLoss[],
  turns: number,
  visit: (value: number, ways: number) => void,
): void {
  const alike = new Map<string, { payment: number; copies: number; left: number }>();
  for (const payment of payments.keys()) {
    const key = losses.map(({ pays }) => (hasPayment(pays, payment) ? 1 : 0)).join("");
    const left = removeCoveredLosses(losses, payment).length;
    alike.set(key, { payment, left, copies: copiesOf(cards, payment) + (alike.get(key)?.copies ?? 0) });
  }
  const piles = [...alike.values()]
    .filter(({ left }) => left < losses.length)
    .sort((one, other) => one.left - other.left);
  const hand = Math.min(OPENING_HAND_SIZE, size);
  const fillers = size - piles.reduce((sum, { copies }) => sum + copies, 0);
  const later = [...piles.keys()].map((place) => piles.slice(place).reduce((sum, { copies }) => sum + copies, fillers));
  const filled = (ways: readonly number[], rest: number) =>
    ways.reduce((sum, some, drawn) => sum + some * countCombinations(rest, hand - drawn), 0);
  // Ways to draw cards of just these payments, at least one of each, by the number of cards so far.
  const from = (place: number, left: readonly HandLoss[], ways: readonly number[]): void => {
    const value = computeHandWorth(left, turns);
    const all = filled(ways, left.length === 0 ? (later[place] ?? fillers) : fillers);
    if (all > 0) visit(value, all);
    if (left.length === 0) return;
    for (let next = place; next < piles.length; next += 1) {
      const { payment, copies } = piles[next] ?? { payment: 0, copies: 0 };
      const more = extended(ways, copies, hand);
      if (more !== null) from(next + 1, removeCoveredLosses(left, payment), more);
    }
  };
  from(0, losses, [1]);
}

/** The ways with at least one more card of a payment; `null` if no hand has room for it. */
function extended(ways: readonly number[], copies: number, hand: number): readonly number[] | null {
  const more = new Array<number>(hand + 1).fill(0);
  let least = hand + 1;
  for (const [cards, before] of ways.entries()) {
    if (before === 0) continue;
    for (let count = 1; count <= Math.min(copies, hand - cards); count += 1) {
      more[cards + count] = (more[cards + count] ?? 0) + before * countCombinations(copies, count);
      least = Math.min(least, cards + count);
    }
  }
  return least > hand ? null : more;
}

const copiesOf = (cards: readonly OddsCard[], payment: number): number =>
  cards.reduce((sum, card) => (card.payment === payment ? sum + card.copies : sum), 0);
