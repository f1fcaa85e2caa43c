import fc from "fast-check";

const FULL_RUNS = 100;

/**
 * The number of generated cases, games or seeds that a test tries: `full` in the soak, in the unit tests the share of it
 * that `PROPERTY_DEPTH` says, at least one. Properties that give no number of their own are scaled in the same way.
 */
export const scaledRuns = (full: number): number =>
  Math.ceil((full * (fc.readConfigureGlobal().numRuns ?? FULL_RUNS)) / FULL_RUNS);
