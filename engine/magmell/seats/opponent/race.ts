import type { TurnPlan } from "./roll-out";

/** A plan under comparison, with its results on the deals so far, which are the same for all. */
export type PlanCandidate = {
  readonly plan: TurnPlan;
  /** Advantage that it has before any deal. */
  readonly credit: number;
  readonly results: number[];
};

/** Deals before the first runner may be dropped. */
const FIRST_CUT = 4;
/** Standard errors by which the leader has to be ahead of a runner to drop it. */
const SURE = 1.6;
/** Smallest spread of differences that is believed, because few deals may agree by luck. */
const LEAST_SPREAD = 0.02;
/** Chance of winning that is not worth further deals. */
const SMALL = 0.004;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const score = ({ credit, results }: PlanCandidate): number => credit + mean(results);

/** Returns the runner with the best results, the first among equals; `null` if there is none. */
export const getLeader = (runners: readonly PlanCandidate[]): PlanCandidate | null =>
  runners.reduce<PlanCandidate | null>((best, one) => (best === null || score(one) > score(best) ? one : best), null);

/**
 * Returns runners that may still turn out best. Their results are compared with the leader's deal by deal, for the luck of a
 * deal is common to all.
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
