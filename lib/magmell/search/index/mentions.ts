import { toNameKey } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";

/** A card name within a text, as rule 207.3 writes it. */
const NAMED = /《([^《》]+)》/gu;

/** Returns the name keys of the cards that a card text mentions. */
export const getMentionedNameKeys = ({ text }: Pick<CatalogueCard, "text">): readonly string[] =>
  text.includes("《") ? [...text.matchAll(NAMED)].map(([, name = ""]) => toNameKey(name)) : [];

/** Returns a map from each mentioned name (its name key) to the positions of the cards that mention it. */
export function indexMentions(cards: readonly CatalogueCard[]): ReadonlyMap<string, readonly number[]> {
  const mentions = new Map<string, number[]>();
  for (const [place, card] of cards.entries()) {
    for (const key of new Set(getMentionedNameKeys(card))) {
      const places = mentions.get(key) ?? [];
      places.push(place);
      mentions.set(key, places);
    }
  }
  return mentions;
}
