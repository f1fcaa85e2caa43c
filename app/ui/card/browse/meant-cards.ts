import type { CatalogueCard } from "@/lib/catalogue/types";
import type { Explanation } from "@/lib/search/run/explain";
import { type NameSuggester, nameSuggester } from "@/lib/search/words/name-suggester";

const MOST = 3;
const suggesters = new WeakMap<readonly CatalogueCard[], NameSuggester<CatalogueCard>>();

/** Cards whose names are near to a word that no name holds: what was probably meant. */
export function meantCards(
  { terms }: Explanation,
  cards: readonly CatalogueCard[],
): readonly { readonly card: CatalogueCard; readonly text: string }[] {
  const words = terms.flatMap(({ node, text, count }) =>
    count === 0 && node.type === "test" && (node.test.on === "words" || node.test.on === "exact")
      ? [{ word: node.test.value, text }]
      : [],
  );
  if (words.length === 0) return [];
  const suggest = suggesters.get(cards) ?? nameSuggester(cards.filter(({ retired, token }) => !retired && !token));
  suggesters.set(cards, suggest);
  return words.flatMap(({ word, text }) => suggest(word, MOST).map((card) => ({ card, text }))).slice(0, MOST);
}
