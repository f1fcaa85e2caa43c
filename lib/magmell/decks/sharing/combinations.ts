/** Factors of a product of numbers up to 2^17 that fit into a whole number together. */
const FACTORS_AT_ONCE = 3;
const FACTORIALS: bigint[] = [1n];

/** Returns the binomial coefficient, the number of subsets of size `k` of a set of size `n`; 0 if `k` exceeds `n`. */
export function computeBinomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  // One division at the end, and products of a few factors at a time: the large numbers are few.
  let product = 1n;
  for (let from = n - k + 1; from <= n; from += FACTORS_AT_ONCE) {
    let factors = from;
    for (let next = from + 1; next < from + FACTORS_AT_ONCE && next <= n; next++) factors *= next;
    product *= BigInt(factors);
  }
  return product / factorial(k);
}

function factorial(k: number): bigint {
  for (let next = FACTORIALS.length; next <= k; next++) FACTORIALS.push((FACTORIALS[next - 1] ?? 1n) * BigInt(next));
  return FACTORIALS[k] ?? 1n;
}

/**
 * Returns the rank of a set of distinct integers (from 0) among all sets of its size, in the combinatorial number
 * system: Σ C(cᵢ, i) over the sorted members. The rank does not depend on the size of the range.
 */
export function rankCombination(sorted: readonly number[]): bigint {
  return sorted.reduce((rank, member, index) => rank + computeBinomial(member, index + 1), 0n);
}

/** Returns the sorted set with a size and a rank; null if a member would be `limit` or more. */
export function unrankCombination(rank: bigint, size: number, limit: number): readonly number[] | null {
  if (rank >= computeBinomial(limit, size)) return null;
  const members: number[] = [];
  let rest = rank;
  let above = limit;
  for (let place = size; place > 0; place--) {
    const { member, sets } = largestMember(rest, place, above);
    rest -= sets;
    members.push(member);
    above = member;
  }
  return members.reverse();
}

/** The largest number below `above` whose C(number, place) is not more than `rest`, with that many sets. */
function largestMember(rest: bigint, place: number, above: number): { member: number; sets: bigint } {
  let member = guessMember(rest, place, above);
  let sets = computeBinomial(member, place);
  // From one member to its neighbor there is one factor.
  while (member > 0 && sets > rest) {
    sets = member <= place ? 0n : (sets * BigInt(member - place)) / BigInt(member);
    member -= 1;
  }
  while (member + 1 < above) {
    const next =
      member + 1 < place ? 0n : member + 1 === place ? 1n : (sets * BigInt(member + 1)) / BigInt(member + 1 - place);
    if (next > rest) break;
    member += 1;
    sets = next;
  }
  return { member, sets };
}

/** An estimate of `largestMember` by logarithms, at most a step or two off. */
function guessMember(rest: bigint, place: number, above: number): number {
  if (rest === 0n) return Math.min(place - 1, above - 1);
  const wanted = logarithmOf(rest) + logarithmOfFactorial(place);
  let [low, high] = [Math.min(place - 1, above - 1), above];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (logarithmOfFactorial(middle) - logarithmOfFactorial(middle - place) <= wanted) low = middle;
    else high = middle;
  }
  return low;
}

/** The natural logarithm of a large number, from its leading digits. */
function logarithmOf(number: bigint): number {
  const digits = number.toString(16);
  const spare = Math.max(0, digits.length - 13);
  return Math.log(Number.parseInt(digits.slice(0, 13), 16)) + spare * Math.log(16);
}

/** The natural logarithm of n!, by Stirling's series where it is exact to the last digits. */
function logarithmOfFactorial(n: number): number {
  const from = Math.max(n, 10);
  let logarithm =
    (from + 0.5) * Math.log(from) -
    from +
    Math.log(2 * Math.PI) / 2 +
    1 / (12 * from) -
    1 / (360 * from ** 3) +
    1 / (1260 * from ** 5);
  for (let factor = from; factor > n; factor--) logarithm -= Math.log(factor);
  return logarithm;
}
