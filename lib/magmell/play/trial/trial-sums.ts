import { addPassiveDeals, EMPTY_PASSIVE_DEALS, type PassiveDealSums } from "./passive-deals";

/** A share of games, a draw counting half. */
export type GameScore = { readonly games: number; readonly points: number };

/** How a card of the deck fared in the games of a trial. */
export type CardSums = {
  /** Copies that were in the hand when a game ended. */
  readonly stuck: number;
  /** Uses by one's own turn, the first one at index 0. */
  readonly used: readonly number[];
};

/** Sums over the games of a trial. Sums of parts add up to those of the whole, in any order. */
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

/** Damage beyond which a trial does not count: the life that a game begins with (220.1). */
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

/** Returns the sums of two parts together. */
export function addTrialSums(one: TrialSums, other: TrialSums): TrialSums {
  const names = new Set([...Object.keys(one.cards), ...Object.keys(other.cards)]);
  const cards: Record<string, CardSums> = {};
  for (const name of names) {
    const [here, there] = [one.cards[name], other.cards[name]];
    cards[name] = {
      stuck: (here?.stuck ?? 0) + (there?.stuck ?? 0),
      used: added(here?.used ?? [], there?.used ?? []),
    };
  }
  return {
    games: one.games + other.games,
    won: added(one.won, other.won),
    damage: longest(one.damage, other.damage).map((_, turn) => added(one.damage[turn] ?? [], other.damage[turn] ?? [])),
    awake: longest(one.awake, other.awake).map((_, turn) => ({
      stones: (one.awake[turn]?.stones ?? 0) + (other.awake[turn]?.stones ?? 0),
      turns: (one.awake[turn]?.turns ?? 0) + (other.awake[turn]?.turns ?? 0),
    })),
    kept: addHands(one.kept, other.kept),
    redrawn: addHands(one.redrawn, other.redrawn),
    cards,
    quiet: addPassiveDeals(one.quiet, other.quiet),
  };
}

const addHands = (one: HandSums, other: HandSums): HandSums => ({
  games: one.games + other.games,
  won: one.won + other.won,
  turns: one.turns + other.turns,
});

const longest = <One>(one: readonly One[], other: readonly One[]): readonly One[] =>
  one.length >= other.length ? one : other;

const added = (one: readonly number[], other: readonly number[]): readonly number[] =>
  longest(one, other).map((_, index) => (one[index] ?? 0) + (other[index] ?? 0));

/** Returns the smallest value that at least such a part of a distribution does not exceed; `null` without any. */
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
