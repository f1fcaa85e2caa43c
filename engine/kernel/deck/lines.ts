/** A number of copies of a name. Decks name cards, never printings. */
export type DeckLine = { readonly name: string; readonly count: number };

/** A deck as submitted, not necessarily legal: the lines of each of its zones. */
export type BaseDeck<Zone extends string> = Readonly<Record<Zone, readonly DeckLine[]>>;

/** Returns the total number of cards in deck lines. */
export const countDeckLineCards = (lines: readonly Pick<DeckLine, "count">[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/** Highest number of copies counted per name. It keeps sums exact; more are an error in any case. */
const MOST_COPIES = 1_000_000;

/** Returns a count as a number of cards; anything but a positive integer is 0. */
export const normalizeCardCount = (count: number): number =>
  Number.isInteger(count) && count > 0 ? Math.min(count, MOST_COPIES) : 0;

/** All lines of one name, merged, with what the game knows of the name. */
type MergedLine<Known> = Known & { readonly key: string; readonly count: number };

/**
 * Merges lines of the same name in order of first appearance, and drops lines without cards. `keyOf` returns the same
 * key for all spellings of a name; `identify` returns the game's data on the name.
 */
export function mergeDeckLines<Known extends object>(
  lines: readonly DeckLine[],
  keyOf: (name: string) => string,
  identify: (name: string, key: string) => Known,
): readonly MergedLine<Known>[] {
  const merged = new Map<string, MergedLine<Known>>();
  for (const line of lines) {
    const key = keyOf(line.name);
    const before = merged.get(key);
    const count = normalizeCardCount(line.count) + (before?.count ?? 0);
    if (before !== undefined) merged.set(key, { ...before, count });
    else if (count > 0) merged.set(key, { ...identify(line.name, key), key, count });
  }
  return [...merged.values()];
}
