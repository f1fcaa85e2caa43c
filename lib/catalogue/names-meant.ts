import { type NameSuggester, nameSuggester } from "@/lib/search/words/name-suggester";
import type { Catalogue, CatalogueCard } from "./types";

export const MAX_SUGGESTIONS = 5;

const suggesters = new WeakMap<Catalogue["cards"], NameSuggester<CatalogueCard>>();

/** The names of cards that were probably meant by one that leads to none, the most likely first; at most `MAX_SUGGESTIONS`. */
export function namesMeant({ cards }: Pick<Catalogue, "cards">, typed: string): readonly string[] {
  const suggest = suggesters.get(cards) ?? nameSuggester(cards.filter(({ retired }) => !retired));
  suggesters.set(cards, suggest);
  return suggest(typed, MAX_SUGGESTIONS).map(({ name }) => name);
}
