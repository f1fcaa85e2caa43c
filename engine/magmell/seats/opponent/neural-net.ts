/** Weights of the features, in the order of `FEATURES`, and what is added to their sum. */
type Sum = { readonly weights: readonly number[]; readonly bias: number };

/**
 * A net with one hidden layer. Each hidden unit bends its sum into -1 to 1 by x / (1 + |x|), which is computed alike on
 * every machine; the units' effects and the direct sum make the log odds of winning.
 */
export type NeuralNet = { readonly direct: Sum; readonly hidden: readonly (Sum & { readonly effect: number })[] };

/** Returns the chance from 0 to 1 that a net gives to a position by its features. */
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
