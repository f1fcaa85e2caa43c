/** Games that begin with a hand, and how long they took. Sums of parts add up to those of the whole. */
export type HandTrialSums = {
  readonly games: number;
  /** Own turns until the game was won, added up, and their squares. */
  readonly turns: number;
  readonly squares: number;
};

export const EMPTY_HAND_TRIAL: HandTrialSums = { games: 0, turns: 0, squares: 0 };

export const addHandTrials = (one: HandTrialSums, other: HandTrialSums): HandTrialSums => ({
  games: one.games + other.games,
  turns: one.turns + other.turns,
  squares: one.squares + other.squares,
});

/** Standard deviations on either side that hold nineteen cases out of twenty. */
const DEVIATIONS = 1.959964;

/**
 * Returns the mean of a trial, and the bounds that hold the true one nineteen times out of twenty; `null` before the second
 * game.
 */
export function computeMeanTurns({
  games,
  turns,
  squares,
}: HandTrialSums): { mean: number; low: number; high: number } | null {
  if (games < 2) return null;
  const mean = turns / games;
  const variance = Math.max(0, (squares - games * mean * mean) / (games - 1));
  const reach = DEVIATIONS * Math.sqrt(variance / games);
  return { mean, low: mean - reach, high: mean + reach };
}
