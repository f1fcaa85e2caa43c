/** Error that sums of chances may have. */
const ROUNDING = 1e-9;

/** Formats a probability in percent, never as 0 or 100 unless it is exactly that. */
export function formatPercent(chance: number): string {
  if (chance > ROUNDING && chance < 0.005) return "<1%";
  return chance < 1 - ROUNDING && chance >= 0.995 ? ">99%" : `${Math.round(chance * 100)}%`;
}

/** Formats a difference in percentage points, with its sign. */
export const formatPercentagePoints = (difference: number): string =>
  `${difference < 0 ? "−" : "+"}${Math.abs(difference * 100).toFixed(1)}`;
