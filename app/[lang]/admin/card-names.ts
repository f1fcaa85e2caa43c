import { lazy } from "@/lib/cache";
import type { ImportReview } from "@/lib/magmell/catalogue/import/import-review";
import { getPublishedState } from "@/lib/magmell/catalogue/store/data";

/** Returns the names of cards by their numbers, those that a review brings among them. */
export async function cardNames({ cards }: ImportReview): Promise<(card: number) => string> {
  const { records } = await getPublishedState();
  const there = lazy(() => new Map(records.cards.map(({ number, name }) => [number, name])));
  const coming = new Map(cards.map(({ number, name }) => [number, name]));
  return (number) => coming.get(number) ?? there().get(number) ?? String(number);
}
