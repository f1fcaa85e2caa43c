/** Error that sums of chances may have. */
const ROUNDING = 1e-9;

/** Returns a chance in percent with its sign; never 0 or 100 for one that is neither. */
export function formatPercent(chance: number): string {
  if (chance > ROUNDING && chance < 0.005) return "<1%";
  return chance < 1 - ROUNDING && chance >= 0.995 ? ">99%" : `${Math.round(chance * 100)}%`;
}

/** Returns a difference in points of percent, with its sign. */
export const formatPercentagePoints = (difference: number): string =>
  `${difference < 0 ? "−" : "+"}${Math.abs(difference * 100).toFixed(1)}`;
