import type { OddsDeck } from "./odds-deck";
import {
  COLOR_SET_COUNT,
  countStoneDraws,
  countStonesInPlay,
  forEachStoneState,
  type StonesByColorSet,
  toPaymentNeeds,
} from "./stone-states";

/** Number of payments in each of two numbers, one bit each. Two numbers suffice for a grimoire of 60 cards. */
export const BITS_PER_WORD = 30;

/** A set of `OddsDeck.payments`, as the bits of two numbers. */
export type PaymentSet = { readonly low: number; readonly high: number };

/** A set of payments, and the chance that the stones can make exactly these. */
export type UsablePaymentSet = PaymentSet & { readonly chance: number };

export const hasPayment = ({ low, high }: PaymentSet, payment: number): boolean =>
  ((payment < BITS_PER_WORD ? low >> payment : high >> (payment - BITS_PER_WORD)) & 1) === 1;

/** Returns a number that identifies a set of payments. */
export const toPaymentSetKey = ({ low, high }: PaymentSet): number => low + high * 2 ** BITS_PER_WORD;

/** Returns the payments that stones can make. The returned object is reused by the next call. */
type PayableBy = (faceUp: StonesByColorSet, awake: StonesByColorSet) => PaymentSet;

/**
 * Creates a lookup that evaluates all payments of a deck at once. For every set of colors and every number of stones
 * with one of them, it stores the payments that need no more than these stones. The payable ones for a state of the
 * stones are the intersection of sixteen sets (Hall's condition).
 */
export function createPayableLookup({ payments }: Pick<OddsDeck, "payments">, mostStones: number): PayableBy {
  const counts = mostStones + 1;
  const tables = (["useCost", "catalyst"] as const).map((part) => {
    const low = new Int32Array(COLOR_SET_COUNT * counts);
    const high = new Int32Array(COLOR_SET_COUNT * counts);
    for (const [payment, needs] of payments.map((one) => toPaymentNeeds(one)[part]).entries()) {
      const half = payment < BITS_PER_WORD ? low : high;
      const bit = 1 << (payment % BITS_PER_WORD);
      for (let set = 0; set < COLOR_SET_COUNT; set += 1) {
        for (let count = needs[set] ?? 0; count < counts; count += 1) {
          const place = set * counts + count;
          half[place] = (half[place] ?? 0) | bit;
        }
      }
    }
    return { low, high };
  });
  const [useCost, catalyst] = tables as [(typeof tables)[number], (typeof tables)[number]];
  const found = { low: 0, high: 0 };
  return (faceUp, awake) => {
    found.low = -1;
    found.high = -1;
    for (let set = 0, row = 0; set < COLOR_SET_COUNT; set += 1, row += counts) {
      const [up, paying] = [row + (faceUp[set] ?? 0), row + (awake[set] ?? 0)];
      found.low &= (useCost.low[paying] ?? 0) & (catalyst.low[up] ?? 0);
      found.high &= (useCost.high[paying] ?? 0) & (catalyst.high[up] ?? 0);
    }
    return found;
  };
}

/**
 * Returns the sets of payments that the stones can make on the player's own turn n, each with its chance. Stone states
 * with the same set are combined.
 */
export function computeUsableSets(deck: OddsDeck, turn: number): readonly UsablePaymentSet[] {
  const drawn = countStonesInPlay(deck, turn);
  const judge = createPayableLookup(deck, drawn);
  if (drawn === 0) return [{ ...judge(NO_STONES, NO_STONES), chance: 1 }];
  const sets = new Map<number, PaymentSet & { ways: number }>();
  forEachStoneState(deck.stones, drawn, (faceUp, awake, ways) => {
    const set = judge(faceUp, awake);
    const key = toPaymentSetKey(set);
    const known = sets.get(key);
    if (known === undefined) sets.set(key, { ...set, ways });
    else known.ways += ways;
  });
  const all = countStoneDraws(deck, drawn);
  return [...sets.values()].map(({ low, high, ways }) => ({ low, high, chance: ways / all }));
}

/** Returns the chance that the stones can make a payment, given the possible sets. */
export const computePaymentChance = (sets: readonly UsablePaymentSet[], payment: number): number =>
  sets.reduce((sum, set) => (hasPayment(set, payment) ? sum + set.chance : sum), 0);

const NO_STONES = new Int32Array(COLOR_SET_COUNT);
