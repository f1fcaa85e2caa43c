/** Cards of an opening hand. @rule mtg-6e:P.1.6 */
const HAND_SIZE = 7;

/** Number of ways to pick `pick` of `of` cards; 0 if there are too few cards. Exact below 2^53. */
function waysToPick(pick: number, of: number): number {
  if (pick < 0 || pick > of) return 0;
  let ways = 1;
  for (let one = 1; one <= pick; one += 1) ways = (ways * (of - pick + one)) / one;
  return ways;
}

/**
 * Returns the probabilities of zero to seven lands in an opening hand, indexed by the number of lands. Empty for a deck
 * of fewer than seven cards.
 */
export function computeLandCountOdds(size: number, lands: number): readonly number[] {
  if (size < HAND_SIZE) return [];
  const hands = waysToPick(HAND_SIZE, size);
  return Array.from(
    { length: HAND_SIZE + 1 },
    (_, held) => (waysToPick(held, lands) * waysToPick(HAND_SIZE - held, size - lands)) / hands,
  );
}
