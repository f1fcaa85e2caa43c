import fc from "fast-check";

const FULL_RUNS = 100;

/**
 * Returns the number of generated cases, games or seeds that a test tries: `full` in the soak, in the unit tests the share of
 * it that `PROPERTY_DEPTH` says, at least one. Properties that give no number of their own are scaled in the same way.
 */
export const scaleRuns = (full: number): number =>
  Math.ceil((full * (fc.readConfigureGlobal().numRuns ?? FULL_RUNS)) / FULL_RUNS);

/**
 * Returns the share of `all` that `PROPERTY_DEPTH` says, spread evenly and with the first of them: for lists of examples that take
 * long. At least `least` of them; in the soak all.
 */
export function sampleShare<Item>(all: readonly Item[], least = 1): readonly Item[] {
  const count = Math.min(all.length, Math.max(least, scaleRuns(all.length)));
  const places = Array.from({ length: count }, (_, at) => Math.floor((at * all.length) / count));
  return all.filter((_, at) => places.includes(at));
}
