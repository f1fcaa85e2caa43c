import type { GameScore } from "@/lib/magmell/play/trial/trial-sums";
import { computeWilsonInterval, computeWinRate } from "@/lib/magmell/play/trial/wilson";

/** Formats a share such as `62.5 %`. */
export const formatPercent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Formats the share of games won with its Wilson confidence interval, such as `62.5 % [21.9, 90.8]`. */
export function formatWinRate(score: GameScore): string {
  const { low, high } = computeWilsonInterval(score);
  return `${formatPercent(computeWinRate(score))} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
}
