import { nameKey } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/catalogue/model/types";

/** 207.3: names stand in texts like this. */
const NAMED = /《([^《》]+)》/gu;

/** The keys of the names that the text of a card mentions. */
export const mentionedKeys = ({ text }: Pick<CatalogueCard, "text">): readonly string[] =>
  text.includes("《") ? [...text.matchAll(NAMED)].map(([, name = ""]) => nameKey(name)) : [];

/** For each name that texts mention, by its key, the places of the cards that do. */
export function mentionsByKey(cards: readonly CatalogueCard[]): ReadonlyMap<string, readonly number[]> {
  const mentions = new Map<string, number[]>();
  for (const [place, card] of cards.entries()) {
    for (const key of new Set(mentionedKeys(card))) {
      const places = mentions.get(key) ?? [];
      places.push(place);
      mentions.set(key, places);
    }
  }
  return mentions;
}
