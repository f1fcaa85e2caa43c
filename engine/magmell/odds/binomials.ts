/** Largest pile for which odds are computed; the coefficients of larger piles are not exact integers. */
const LARGEST = 60;

const ROWS: readonly Float64Array[] = Array.from({ length: LARGEST + 1 }, (_, of) => new Float64Array(of + 1));
for (const [of, row] of ROWS.entries()) {
  const above = ROWS[of - 1];
  for (let pick = 0; pick <= of; pick += 1)
    row[pick] = pick === 0 || pick === of ? 1 : (above?.[pick - 1] ?? 0) + (above?.[pick] ?? 0);
}

/**
 * Returns the number of ways to pick `pick` cards from a pile of `of` cards; 0 if the pile has fewer cards. Exact below
 * 2^53. Throws a RangeError for a pile of more than 60 cards.
 */
export function countCombinations(of: number, pick: number): number {
  if (pick < 0 || pick > of) return 0;
  const row = ROWS[of];
  if (row === undefined)
    throw new RangeError(`A pile of ${of} cards is too large for exact odds; ${LARGEST} are the most`);
  return row[pick] ?? 0;
}

/** Ways to draw cards of which exactly `found` are hits, from a pile of `size` cards with `hits` of them. */
const waysExactly = (found: number, drawn: number, hits: number, size: number): number =>
  countCombinations(hits, found) * countCombinations(size - hits, drawn - found);

/**
 * Returns the chance of at least `wanted` hits among `drawn` cards of a pile. A `drawn` above the pile's size counts as
 * the whole pile.
 */
export function computeChanceOfAtLeast(wanted: number, drawn: number, hits: number, size: number): number {
  const draws = Math.min(drawn, size);
  if (wanted <= 0) return 1;
  let ways = 0;
  for (let found = wanted; found <= Math.min(draws, hits); found += 1) ways += waysExactly(found, draws, hits, size);
  return ways / countCombinations(size, draws);
}
