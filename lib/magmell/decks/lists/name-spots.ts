import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";

/** The name of a card in a text, from the first character to the one after the last. */
export type NameSpot = { readonly from: number; readonly to: number; readonly card: CatalogueCard };

type Named = { readonly name: string; readonly card: CatalogueCard | null };

const plainName = (name: string): string => name.normalize("NFKC").toLowerCase();
const isLatin = (sign: string): boolean => /[\p{Script=Latin}\p{M}]/u.test(sign);

/**
 * Creates a function that returns the names of cards in a normalized text, in Japanese or English, from left to right,
 * the longest at each place. A name that two cards share is none; an English name is a whole word.
 */
export function createNameSpotter(cards: readonly CatalogueCard[]): (text: string) => readonly NameSpot[] {
  const byName = new Map<string, CatalogueCard | null>();
  for (const card of cards) {
    for (const name of new Set([card.name, card.englishName].map(plainName))) {
      if (name !== "") byName.set(name, byName.has(name) && byName.get(name) !== card ? null : card);
    }
  }
  const byStart = new Map<string, Named[]>();
  for (const [name, card] of [...byName].sort(([a], [b]) => b.length - a.length)) {
    byStart.set(name.charAt(0), [...(byStart.get(name.charAt(0)) ?? []), { name, card }]);
  }
  return (text) => {
    const plain = text.toLowerCase();
    if (plain.length !== text.length) return [];
    const spots: NameSpot[] = [];
    for (let at = 0; at < plain.length; ) {
      const hit = byStart.get(plain.charAt(at))?.find(({ name }) => isNameAt(plain, at, name));
      if (hit?.card) spots.push({ from: at, to: at + hit.name.length, card: hit.card });
      at += hit?.name.length ?? 1;
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
