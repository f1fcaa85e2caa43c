import type { Deck } from "@/engine/magmell";

/**
 * Sums over games that begin with a given hand: the number of games, and their duration in own turns. Sums of batches
 * can be added.
 */
export type HandTrialSums = {
  readonly games: number;
  /** Own turns until the game was won, added up, and their squares. */
  readonly turns: number;
  readonly squares: number;
};

export const EMPTY_HAND_TRIAL: HandTrialSums = { games: 0, turns: 0, squares: 0 };

/** Sums over the deals of a trial while nobody uses anything, by own turn. The exact odds compute the same values. */
export type PassiveDealSums = {
  readonly games: number;
  /** Deals in which an ability drew, placed a stone or ended the game: odds do not count such things. */
  readonly strayed: number;
  /**
   * Number of deals with a card in hand that can be paid for and used on an empty board, by own turn; index 0 is the
   * first turn.
   */
  readonly something: readonly number[];
  /** Number of deals with a copy in hand and the stones for it in the own turn that equals the card's cost, by name. */
  readonly held: Readonly<Record<string, number>>;
  /** Turns with something, of the first ones, for hands that were kept and for those after a redraw. */
  readonly kept: HandTrialSums;
  readonly redrawn: HandTrialSums;
};

export const EMPTY_PASSIVE_DEALS: PassiveDealSums = {
  games: 0,
  strayed: 0,
  something: [],
  held: {},
  kept: EMPTY_HAND_TRIAL,
  redrawn: EMPTY_HAND_TRIAL,
};

/** A score over games, in which a draw counts as half a win. */
export type GameScore = { readonly games: number; readonly points: number };

/** Statistics of a card of the deck in the games of a trial. */
export type CardSums = {
  /** Copies that were in the hand when a game ended. */
  readonly stuck: number;
  /** Uses by one's own turn, the first one at index 0. */
  readonly used: readonly number[];
};

/** Sums over the games of a trial. Sums of batches can be added in any order. */
export type TrialSums = {
  readonly games: number;
  /** Games that were won, by the own turn in which they were, the first one at index 0. */
  readonly won: readonly number[];
  /** Games by the damage dealt until the end of each own turn: `[turn][damage]`, damage from 0 to `MAX_COUNTED_DAMAGE`. */
  readonly damage: readonly (readonly number[])[];
  /** Awake stones at the end of each own turn, added up, and the number of such turns. */
  readonly awake: readonly { readonly stones: number; readonly turns: number }[];
  /** Games with the first hand kept, and with a redraw: how many, how many were won, and the own turns of these, added up. */
  readonly kept: HandSums;
  readonly redrawn: HandSums;
  /** By name. */
  readonly cards: Readonly<Record<string, CardSums>>;
  /** The deals of these games if nobody used anything. */
  readonly quiet: PassiveDealSums;
};

export type HandSums = { readonly games: number; readonly won: number; readonly turns: number };

/** Maximum damage that a trial counts: the initial life total (220.1). */
export const MAX_COUNTED_DAMAGE = 20;

const NO_HANDS: HandSums = { games: 0, won: 0, turns: 0 };
export const EMPTY_TRIAL: TrialSums = {
  games: 0,
  won: [],
  damage: [],
  awake: [],
  kept: NO_HANDS,
  redrawn: NO_HANDS,
  cards: {},
  quiet: EMPTY_PASSIVE_DEALS,
};

/** Adds the sums of two batches. Adds all numbers that both have, in lists and records of any depth. */
export function addSums<Sums>(one: Sums, other: Sums): Sums;
export function addSums(one: unknown, other: unknown): unknown {
  if (one === undefined || other === undefined) return one ?? other;
  if (typeof one === "number") return one + Number(other);
  if (Array.isArray(one) && Array.isArray(other))
    return (one.length >= other.length ? one : other).map((_, at) => addSums(one[at], other[at]));
  const sums: Record<string, unknown> = { ...(one as object) };
  for (const [key, value] of Object.entries(other as object)) sums[key] = addSums(sums[key], value);
  return sums;
}

export const addTrialSums = addSums<TrialSums>;

/**
 * Returns a quantile of a distribution: the smallest value that at least a share `part` of it does not exceed. Null for
 * an empty distribution.
 */
export function computeQuantile(counts: readonly number[], part: number): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let sum = 0;
  const found = counts.findIndex((count) => {
    sum += count;
    return sum >= part * all && sum > 0;
  });
  return found < 0 ? counts.length - 1 : found;
}

/**
 * Returns the cards of a deck that were in hand when games ended, with average copies per game. The most frequent comes
 * first.
 */
export function listStuckCards({ games, cards }: Pick<TrialSums, "games" | "cards">, deck: Deck) {
  return deck.grimoire
    .map(({ name }) => ({ name, copies: (cards[name]?.stuck ?? 0) / games }))
    .filter(({ copies }) => copies > 0)
    .toSorted((one, other) => other.copies - one.copies);
}
