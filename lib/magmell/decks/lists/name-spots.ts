import { groupBy } from "@/lib/collections";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";

/** The name of a card in a text, from the first character to the one after the last. */
export type NameSpot = { readonly from: number; readonly to: number; readonly card: CatalogueCard };

/** Returns the cards by keys of theirs; null where two cards share one. */
export function indexCards(
  cards: readonly CatalogueCard[],
  keysOf: (card: CatalogueCard) => readonly string[],
): ReadonlyMap<string, CatalogueCard | null> {
  const index = new Map<string, CatalogueCard | null>();
  for (const card of cards) {
    for (const key of keysOf(card)) {
      const other = index.get(key);
      index.set(key, other === undefined || other === card ? card : null);
    }
  }
  return index;
}

const plainName = (name: string): string => name.normalize("NFKC").toLowerCase();
const isLatin = (sign: string): boolean => /[\p{Script=Latin}\p{M}]/u.test(sign);

/**
 * Creates a function that returns the names of cards in a normalized text, in Japanese or English, from left to right,
 * the longest at each place. A name that two cards share is none; an English name is a whole word.
 */
export function createNameSpotter(cards: readonly CatalogueCard[]): (text: string) => readonly NameSpot[] {
  const byName = indexCards(cards, ({ name, englishName }) => [name, englishName].map(plainName).filter(Boolean));
  const longestFirst = [...byName].sort(([a], [b]) => b.length - a.length);
  const byStart = groupBy(longestFirst.map((named) => [named[0].charAt(0), named]));
  return (text) => {
    const plain = text.toLowerCase();
    if (plain.length !== text.length) return [];
    const spots: NameSpot[] = [];
    for (let at = 0; at < plain.length; ) {
      const [name, card] = byStart.get(plain.charAt(at))?.find(([one]) => isNameAt(plain, at, one)) ?? [];
      if (name !== undefined && card) spots.push({ from: at, to: at + name.length, card });
      at += name?.length ?? 1;
    }
    return spots;
  };
}

function isNameAt(text: string, at: number, name: string): boolean {
  if (!text.startsWith(name, at)) return false;
  const end = at + name.length;
  const joins = (place: number) => isLatin(text.charAt(place)) && isLatin(text.charAt(place - 1));
  return !(joins(at) && text.charAt(at - 1) !== "x") && !joins(end);
}
