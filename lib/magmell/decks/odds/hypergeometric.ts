/**
 * Returns the probability of at least `wanted` hits among `drawn` cards from a shuffled pile of `size` cards that
 * contains `hits` hits. Exact except for floating-point rounding. `drawn` above the pile's size counts as the whole
 * pile.
 */
export function computeHypergeometricTail(wanted: number, drawn: number, hits: number, size: number): number {
  const draws = Math.min(drawn, size);
  if (wanted <= 0) return 1;
  if (wanted > Math.min(draws, hits)) return 0;
  let fewer = 0;
  for (let found = 0; found < wanted; found += 1) fewer += exactly(found, draws, hits, size);
  return Math.min(1, Math.max(0, 1 - fewer));
}

/** Chance of exactly `found` hits: a product of ratios, so that nothing overflows. */
function exactly(found: number, draws: number, hits: number, size: number): number {
  const misses = draws - found;
  if (misses > size - hits) return 0;
  let chance = 1;
  for (let draw = 0; draw < draws; draw += 1) {
    const left = size - draw;
    chance *= draw < found ? (hits - draw) / left : (size - hits - (draw - found)) / left;
  }
  return chance * choose(draws, found);
}

/** Binomial coefficient; few draws, so that it stays exact. */
function choose(of: number, pick: number): number {
  let ways = 1;
  for (let at = 1; at <= Math.min(pick, of - pick); at += 1) ways = (ways * (of - at + 1)) / at;
  return Math.round(ways);
}
