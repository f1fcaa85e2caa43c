import type { GameScore, HandTrialSums } from "./trial-sums";

/** Returns the share of games that were won; 0 without games. */
export const computeWinRate = ({ games, points }: GameScore): number => (games === 0 ? 0 : points / games);

/** Standard deviations on either side that hold nineteen cases out of twenty. */
const DEVIATIONS = 1.959964;

/**
 * Returns the interval of Wilson (1927) that holds the true share nineteen times out of twenty. Nothing played may be anything.
 */
export function computeWilsonInterval(score: GameScore): { readonly low: number; readonly high: number } {
  const { games } = score;
  if (games === 0) return { low: 0, high: 1 };
  const share = computeWinRate(score);
  const square = DEVIATIONS ** 2 / games;
  const middle = share + square / 2;
  const reach = Math.sqrt(square * (share * (1 - share) + square / 4));
  return { low: Math.max(0, (middle - reach) / (1 + square)), high: Math.min(1, (middle + reach) / (1 + square)) };
}

/**
 * Returns the mean of a trial, and the bounds that hold the true one nineteen times out of twenty; `null` before the second
 * game.
 */
export function computeMeanTurns({
  games,
  turns,
  squares,
}: HandTrialSums): { mean: number; low: number; high: number } | null {
  if (games < 2) return null;
  const mean = turns / games;
  const variance = Math.max(0, (squares - games * mean * mean) / (games - 1));
  const reach = DEVIATIONS * Math.sqrt(variance / games);
  return { mean, low: mean - reach, high: mean + reach };
}
