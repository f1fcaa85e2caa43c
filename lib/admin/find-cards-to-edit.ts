import { foldForSearch } from "@/lib/japanese/search-fold";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";

/** The most cards that the search for editing lists; a longer part of the name finds the rest. */
const MOST_FOUND = 30;

/**
 * Finds cards by number or part of a name, including withdrawn cards and tokens. Names that begin with the text come
 * first.
 */
export function findCardsToEdit(
  catalogue: Catalogue,
  typed: string,
): { cards: readonly CatalogueCard[]; more: number } {
  const sought = foldForSearch(typed);
  const numbered = /^\d{1,5}$/.test(typed.trim()) ? catalogue.byNumber.get(Number(typed)) : undefined;
  const named = catalogue.names.folded.filter(
    ({ card, spellings }) => card !== numbered && spellings.some((name) => name.includes(sought)),
  );
  const begins = ({ spellings }: (typeof named)[number]) => Number(!spellings.some((name) => name.startsWith(sought)));
  const sorted = [...named].sort((a, b) => begins(a) - begins(b)).map(({ card }) => card);
  const cards = numbered ? [numbered, ...sorted] : sorted;
  return { cards: cards.slice(0, MOST_FOUND), more: Math.max(0, cards.length - MOST_FOUND) };
}
