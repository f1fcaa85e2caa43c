import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { SearchResult } from "./run/types";

/** The cards beside a card in a result, with its place, which counts from 1, and the number of cards. */
export type ResultNeighbors = {
  readonly place: number;
  readonly total: number;
  readonly before: CatalogueCard | null;
  readonly after: CatalogueCard | null;
};

/** The longest result in which a card is looked for; beyond it nobody walks card by card. */
const MAX_WALK = 5_000;

/** Returns the neighbors of a card in the order of a result, each card counted once; `null` for a card that is not in it. */
export function getResultNeighbors(result: SearchResult, { number }: CatalogueCard): ResultNeighbors | null {
  const cards = [...new Set(result.hits(0, MAX_WALK).map((hit) => hit.card))];
  const at = cards.findIndex((card) => card.number === number);
  if (at < 0) return null;
  return { place: at + 1, total: cards.length, before: cards[at - 1] ?? null, after: cards[at + 1] ?? null };
}
