/** How many sets of `k` there are among `n`; 0 when `k` is more than `n`. */
export function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}

/**
 * The place of a set of different numbers from 0 on among all sets of its size: the combinatorial number system,
 * Σ C(cᵢ, i) over the sorted members. It does not depend on how many numbers there are to choose from.
 */
export function rankOfSet(sorted: readonly number[]): bigint {
  return sorted.reduce((rank, member, index) => rank + binomial(member, index + 1), 0n);
}

/** The set of a size with a rank, sorted; `null` when one of its members would have to be `limit` or more. */
export function setOfRank(rank: bigint, size: number, limit: number): readonly number[] | null {
  if (rank >= binomial(limit, size)) return null;
  const members: number[] = [];
  let rest = rank;
  let above = limit;
  for (let place = size; place > 0; place--) {
    const member = largestBelow(above, (candidate) => binomial(candidate, place) <= rest);
    rest -= binomial(member, place);
    members.unshift(member);
    above = member;
  }
  return members;
}

/** The largest number below `above` that holds, when all smaller ones hold too; 0 holds always. */
function largestBelow(above: number, holds: (candidate: number) => boolean): number {
  let [low, high] = [0, above];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
