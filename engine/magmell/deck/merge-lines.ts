import type { CardDefinition } from "../model/card";
import type { Cards } from "../model/cards";
import type { Deck, DeckZone } from "../model/deck";
import type { CardIndex } from "../model/ids";
import { nameKey } from "../model/name";

/** All lines of one name in one zone, merged. */
export type MergedLine = {
  /** The catalogue's spelling, or the deck's if the catalogue does not have the card. */
  readonly name: string;
  readonly key: string;
  readonly count: number;
  readonly index: CardIndex | null;
  readonly card: CardDefinition | null;
};

/** A deck with one line per name, as the deck check reads it. */
export type MergedDeck = Readonly<Record<DeckZone, readonly MergedLine[]>>;

/** Highest number of copies counted per name. It keeps sums exact; more are an error in any case. */
const MOST_COPIES = 1_000_000;

/** A count as a number of cards; anything but a positive integer is 0. */
export const cardCount = (count: number): number =>
  Number.isInteger(count) && count > 0 ? Math.min(count, MOST_COPIES) : 0;

/** Lines of a zone merged to one per name (205.3), in order of first appearance. */
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

/** Total number of copies in merged lines. */
export const countCopies = (lines: readonly MergedLine[]): number => lines.reduce((sum, { count }) => sum + count, 0);

function identify(cards: Cards, name: string, key: string): Pick<MergedLine, "name" | "index" | "card"> {
  const index = cards.indexOf.get(key) ?? null;
  const card = index === null ? null : (cards.list[index] ?? null);
  return { name: card?.name ?? cards.withdrawn.get(key) ?? name, index, card };
}
