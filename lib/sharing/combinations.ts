/** The binomial coefficient: the number of sets of `k` out of `n`; 0 when `k` is more than `n`. */
export function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}

/**
 * The rank of a set of distinct numbers from 0 on among all sets of its size, in the combinatorial number system: Σ
 * C(cᵢ, i) over the sorted members. It does not depend on how many numbers there are to choose from.
 */
export function rankOfSet(sorted: readonly number[]): bigint {
  return sorted.reduce((rank, member, index) => rank + binomial(member, index + 1), 0n);
}

/** The sorted set of a size and rank; `null` when a member would be `limit` or more. */
export function setOfRank(rank: bigint, size: number, limit: number): readonly number[] | null {
  if (rank >= binomial(limit, size)) return null;
  const members: number[] = [];
  let rest = rank;
  let above = limit;
  for (let place = size; place > 0; place--) {
    const member = largestMember(rest, place, above);
    rest -= binomial(member, place);
    members.unshift(member);
    above = member;
  }
  return members;
}

/** The largest number below `above` whose C(number, place) is not more than `rest`. */
function largestMember(rest: bigint, place: number, above: number): number {
  let member = guessMember(rest, place, above);
  while (member > 0 && binomial(member, place) > rest) member -= 1;
  while (member + 1 < above && binomial(member + 1, place) <= rest) member += 1;
  return member;
}

/** An estimate of `largestMember` by logarithms, at most a step or two off. */
function guessMember(rest: bigint, place: number, above: number): number {
  if (rest === 0n) return place - 1;
  const bits = rest.toString(2).length;
  const spare = Math.max(0, bits - 53);
  const wanted = spare + Math.log2(Number(rest >> BigInt(spare)));
  let [low, high] = [Math.min(place - 1, above - 1), above];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    let logarithm = 0;
    for (let i = 1; i <= place; i++) logarithm += Math.log2((middle - place + i) / i);
    if (logarithm <= wanted) low = middle;
    else high = middle;
  }
  return low;
}
