import { suggestCards } from "@/lib/magmell/catalogue/model/suggest-cards";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { isLanguageWord } from "@/lib/magmell/search/query/known-words";
import type { Predicate } from "@/lib/magmell/search/query/types";
import type { EmptyResultExplanation } from "@/lib/magmell/search/run/explain";

const MOST = 3;

/** Returns cards with names close to a word that matches no name. */
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

/**
 * Returns whether a predicate searches names for a word that is not part of the query language. For example, コスト is not
 * a misspelled name.
 */
const isName = (predicate: Predicate): predicate is Extract<Predicate, { readonly on: "words" }> =>
  predicate.on === "words" && !isLanguageWord(predicate.value);

/** Suggests cards for a word, without tokens. */
const offered = (cards: readonly CatalogueCard[], word: string) =>
  suggestCards({ cards }, word)
    .filter(({ token }) => !token)
    .slice(0, MOST);
