import { addHandTrials, EMPTY_HAND_TRIAL, type HandTrialSums } from "../trainer/hand-trial-sums";

/** Sums over the deals of a trial in which nobody uses anything: the same that exact odds count, by one's own turns. */
export type PassiveDealSums = {
  readonly games: number;
  /** Deals in which an ability drew, placed a stone or ended the game: odds do not count such things. */
  readonly strayed: number;
  /** Deals with a card in hand that can be paid for and used on the empty table, by own turn, the first one at index 0. */
  readonly something: readonly number[];
  /** Deals in which the own turn of a card's cost found a copy in hand and the stones for it, by name. */
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

/** Returns the sums of two parts together. */
export function addPassiveDeals(one: PassiveDealSums, other: PassiveDealSums): PassiveDealSums {
  const held: Record<string, number> = { ...one.held };
  for (const [name, count] of Object.entries(other.held)) held[name] = (held[name] ?? 0) + count;
  const turns = Math.max(one.something.length, other.something.length);
  return {
    games: one.games + other.games,
    strayed: one.strayed + other.strayed,
    something: Array.from({ length: turns }, (_, turn) => (one.something[turn] ?? 0) + (other.something[turn] ?? 0)),
    held,
    kept: addHandTrials(one.kept, other.kept),
    redrawn: addHandTrials(one.redrawn, other.redrawn),
  };
}
