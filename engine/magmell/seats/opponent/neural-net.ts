/** Weights of the features, in the order of `FEATURES`, and a bias added to their weighted sum. */
type Sum = { readonly weights: readonly number[]; readonly bias: number };

/**
 * A neural network with one hidden layer. The activation is x / (1 + |x|), which gives the same result on every
 * machine. The output is the log odds of winning: the direct sum plus the weighted hidden units.
 */
export type NeuralNet = { readonly direct: Sum; readonly hidden: readonly (Sum & { readonly effect: number })[] };

/** Returns the estimated chance of winning, from 0 to 1, for the features of a position. */
export function evaluateNet({ direct, hidden }: NeuralNet, features: readonly number[]): number {
  let odds = weighted(direct, features);
  for (const unit of hidden) {
    const sum = weighted(unit, features);
    odds += (unit.effect * sum) / (1 + Math.abs(sum));
  }
  return 1 / (1 + Math.exp(-odds));
}

function weighted({ weights, bias }: Sum, features: readonly number[]): number {
  let sum = bias;
  for (let index = 0; index < features.length; index += 1) sum += (features[index] ?? 0) * (weights[index] ?? 0);
  return sum;
}
