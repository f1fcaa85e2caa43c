import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { SearchResult } from "./run/types";

/** The cards before and after a card in a search result, the card's position from 1, and the number of cards. */
export type ResultNeighbors = {
  readonly place: number;
  readonly total: number;
  readonly before: CatalogueCard | null;
  readonly after: CatalogueCard | null;
};

/** The longest result in which a card is looked for; beyond it nobody walks card by card. */
const MAX_WALK = 5_000;

/**
 * Returns the neighbors of a card in a search result, with each card counted once; null if the result does not contain
 * the card.
 */
export function getResultNeighbors(result: SearchResult, { number }: CatalogueCard): ResultNeighbors | null {
  const cards = [...new Set(result.hits(0, MAX_WALK).map((hit) => hit.card))];
  const at = cards.findIndex((card) => card.number === number);
  if (at < 0) return null;
  return { place: at + 1, total: cards.length, before: cards[at - 1] ?? null, after: cards[at + 1] ?? null };
}
