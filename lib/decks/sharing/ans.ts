/**
 * The range of a symbol in the total weight of all possible symbols: the weight before it, its own weight, and the
 * total.
 */
export type AnsSymbolRange = { readonly before: number; readonly weight: number; readonly total: number };

/** The initial state. Reaching it at the end of decoding proves that all symbols were decoded. */
export const EMPTY_ANS_STATE = 1n;

/**
 * Encodes symbols as one number by asymmetric numeral systems (a mixed radix whose digits have ranges of different
 * sizes). Likely symbols take fewer bits.
 */
export const encodeAns = (places: readonly AnsSymbolRange[]): bigint =>
  // The last choice goes in first, so that the first comes out first.
  places.reduceRight((packed, { before, weight, total }) => {
    const share = BigInt(weight);
    return (packed / share) * BigInt(total) + BigInt(before) + (packed % share);
  }, EMPTY_ANS_STATE);

/**
 * Decodes the first symbol of an encoded number. Returns its index among the weights and the remaining number; null if
 * there is none.
 */
export function decodeAnsSymbol(packed: bigint, weights: readonly number[]): { at: number; rest: bigint } | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || packed < EMPTY_ANS_STATE) return null;
  let left = Number(packed % BigInt(total));
  const at = weights.findIndex((weight) => {
    if (left < weight) return true;
    left -= weight;
    return false;
  });
  const share = weights[at];
  return share === undefined ? null : { at, rest: BigInt(share) * (packed / BigInt(total)) + BigInt(left) };
}
