import { suggestCards } from "@/lib/magmell/catalogue/model/suggest-cards";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { isLanguageWord } from "@/lib/magmell/search/query/known-words";
import type { Predicate } from "@/lib/magmell/search/query/types";
import type { EmptyResultExplanation } from "@/lib/magmell/search/run/explain";

const MOST = 3;

/** Returns cards whose names are near to a word that no name holds: what was probably meant. */
export function findSimilarlyNamedCards(
  { terms }: EmptyResultExplanation,
  cards: readonly CatalogueCard[],
): readonly { readonly card: CatalogueCard; readonly text: string }[] {
  const words = terms.flatMap(({ node, text, count }) =>
    count === 0 && node.type === "test" && (node.predicate.on === "exact" || isName(node.predicate))
      ? [{ word: node.predicate.value, text }]
      : [],
  );
  return words.flatMap(({ word, text }) => offered(cards, word).map((card) => ({ card, text }))).slice(0, MOST);
}

/** Whether a predicate asks for a word in names that is none of the search language: コスト is no misspelled name. */
const isName = (predicate: Predicate): predicate is Extract<Predicate, { readonly on: "words" }> =>
  predicate.on === "words" && !isLanguageWord(predicate.value);

/** A search shows no tokens unless it is asked for them. */
const offered = (cards: readonly CatalogueCard[], word: string) =>
  suggestCards({ cards }, word)
    .filter(({ token }) => !token)
    .slice(0, MOST);
