import type { TurnPlan } from "./roll-out";

/** A plan under comparison, with its results so far. All plans are tried on the same samples. */
export type PlanCandidate = {
  readonly plan: TurnPlan;
  /** Initial advantage before the first sample. */
  readonly credit: number;
  readonly results: number[];
};

/** Number of samples before the first plan may be dropped. */
const FIRST_CUT = 4;
/** Number of standard errors by which the leader must be ahead of a plan to drop that plan. */
const SURE = 1.6;
/** Lower bound on the estimated spread of differences, because a few samples may agree by chance. */
const LEAST_SPREAD = 0.02;
/** Difference in the chance of winning that is too small for further samples. */
const SMALL = 0.004;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const score = ({ credit, results }: PlanCandidate): number => credit + mean(results);

/** Returns the plan with the best results, the first among equals; `null` if there is none. */
export const getLeader = (runners: readonly PlanCandidate[]): PlanCandidate | null =>
  runners.reduce<PlanCandidate | null>((best, one) => (best === null || score(one) > score(best) ? one : best), null);

/**
 * Returns the plans that may still turn out best. Their results are compared with the leader's sample by sample,
 * because all plans share the luck of a sample.
 */
export function getContenders(runners: readonly PlanCandidate[]): readonly PlanCandidate[] {
  const leader = getLeader(runners);
  if (leader === null || leader.results.length < FIRST_CUT) return runners;
  return runners.filter((one) => one === leader || mayOvertake(one, leader));
}

function mayOvertake(one: PlanCandidate, leader: PlanCandidate): boolean {
  const count = leader.results.length;
  const differences = leader.results.map((result, deal) => result - (one.results[deal] ?? 0));
  // What came to the same thing on each deal is not worth further ones.
  if (differences.every((difference) => difference === 0)) return false;
  const middle = mean(differences);
  const squares = differences.reduce((sum, difference) => sum + (difference - middle) ** 2, LEAST_SPREAD ** 2);
  const error = Math.sqrt(squares) / count;
  return score(leader) - score(one) < SURE * error - SMALL;
}
