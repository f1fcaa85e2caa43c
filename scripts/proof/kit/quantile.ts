/** Returns a quantile of measurements by the nearest-rank method; `NaN` if there are none. `share` is from 0 to 1. */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Formats the median, 99th percentile and maximum of some milliseconds. */
export const formatSpread = (values: readonly number[]): string =>
  `p50 ${Math.round(computeQuantile(values, 0.5))} ms, p99 ${Math.round(computeQuantile(values, 0.99))} ms, longest ${Math.round(computeQuantile(values, 1))} ms, of ${values.length}`;
