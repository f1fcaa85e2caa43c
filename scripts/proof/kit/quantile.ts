/** Returns a quantile of measurements, by the nearest rank: a value that was measured. `NaN` where nothing was. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns median, 99th percentile and maximum of milliseconds, as words. */
export const spread = (values: readonly number[]): string =>
  `p50 ${Math.round(quantile(values, 0.5))} ms, p99 ${Math.round(quantile(values, 0.99))} ms, longest ${Math.round(quantile(values, 1))} ms, of ${values.length}`;
