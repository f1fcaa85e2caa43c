import type { GameScore, HandTrialSums } from "./trial-sums";

/** Returns the win rate, in which a draw counts as half a win; 0 without games. */
export const computeWinRate = ({ games, points }: GameScore): number => (games === 0 ? 0 : points / games);

/** Standard deviations of a 95 % interval. */
const DEVIATIONS = 1.959964;

/** Computes the 95 % interval of Wilson (1927) for a share. Without games, it is 0 to 1. */
export function computeWilsonInterval(score: GameScore): { readonly low: number; readonly high: number } {
  const { games } = score;
  if (games === 0) return { low: 0, high: 1 };
  const share = computeWinRate(score);
  const square = DEVIATIONS ** 2 / games;
  const middle = share + square / 2;
  const reach = Math.sqrt(square * (share * (1 - share) + square / 4));
  return { low: Math.max(0, (middle - reach) / (1 + square)), high: Math.min(1, (middle + reach) / (1 + square)) };
}

/** Computes the mean of a trial and its 95 % interval; null before the second game. */
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
