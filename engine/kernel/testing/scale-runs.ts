import fc from "fast-check";

const FULL_RUNS = 100;

/**
 * Returns the number of cases, games or seeds that a test tries. In the soak it is `full`; in unit tests it is the
 * share of `full` that `PROPERTY_DEPTH` sets, at least one. Properties without a number of their own are scaled in the
 * same way.
 */
export const scaleRuns = (full: number): number =>
  Math.ceil((full * (fc.readConfigureGlobal().numRuns ?? FULL_RUNS)) / FULL_RUNS);

/**
 * Returns a sample of a long list of examples, evenly spaced and including the first. `PROPERTY_DEPTH` sets its share
 * of `all`, at least `least` items; the soak gets all.
 */
export function sampleShare<Item>(all: readonly Item[], least = 1): readonly Item[] {
  const count = Math.min(all.length, Math.max(least, scaleRuns(all.length)));
  const places = Array.from({ length: count }, (_, at) => Math.floor((at * all.length) / count));
  return all.filter((_, at) => places.includes(at));
}
