import type { CardDefinition } from "../model/card";
import type { Cards } from "../model/cards";
import type { Deck, DeckZone } from "../model/deck";
import type { CardIndex } from "../model/ids";
import { nameKey } from "../model/name";

/** All lines of one name in one zone, taken together. */
export type MergedLine = {
  /** As the catalogue writes it, or as the deck does when the catalogue does not know it. */
  readonly name: string;
  readonly key: string;
  readonly count: number;
  readonly index: CardIndex | null;
  readonly card: CardDefinition | null;
};

/** A deck as the check reads it. */
export type MergedDeck = Readonly<Record<DeckZone, readonly MergedLine[]>>;

/** More copies than this of one name are all the same nonsense; it keeps sums exact. */
const MOST_COPIES = 1_000_000;

/** A count as a number of cards: whatever is not a positive integer is no card. */
export const cardCount = (count: number): number =>
  Number.isInteger(count) && count > 0 ? Math.min(count, MOST_COPIES) : 0;

/** The lines of a zone with one line for each name (205.3), in the order in which the names first appear. */
export function mergeLines(cards: Cards, deck: Deck, zone: DeckZone): readonly MergedLine[] {
  const merged = new Map<string, MergedLine>();
  for (const line of deck[zone]) {
    const key = nameKey(line.name);
    const before = merged.get(key);
    const count = cardCount(line.count) + (before?.count ?? 0);
    if (before !== undefined) merged.set(key, { ...before, count });
    else if (count > 0) merged.set(key, { ...identify(cards, line.name, key), key, count });
  }
  return [...merged.values()];
}

/** How many cards the lines hold together. */
export const countCopies = (lines: readonly MergedLine[]): number => lines.reduce((sum, { count }) => sum + count, 0);

function identify(cards: Cards, name: string, key: string): Pick<MergedLine, "name" | "index" | "card"> {
  const index = cards.indexOf.get(key) ?? null;
  const card = index === null ? null : (cards.list[index] ?? null);
  return { name: card?.name ?? cards.withdrawn.get(key) ?? name, index, card };
}
