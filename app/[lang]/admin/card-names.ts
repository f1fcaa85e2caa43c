import { lazy } from "@/lib/cache";
import type { ImportReview } from "@/lib/magmell/catalogue/import/import-review";
import { getPublishedState } from "@/lib/magmell/catalogue/store/data";

/** Returns a function that maps card numbers to names, including the cards of a review. */
export async function cardNames({ cards }: ImportReview): Promise<(card: number) => string> {
  const { records } = await getPublishedState();
  const there = lazy(() => new Map(records.cards.map(({ number, name }) => [number, name])));
  const coming = new Map(cards.map(({ number, name }) => [number, name]));
  return (number) => coming.get(number) ?? there().get(number) ?? String(number);
}
