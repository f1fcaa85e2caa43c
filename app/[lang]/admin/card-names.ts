import { catalogue } from "@/lib/catalogue/data";
import type { ImportReview } from "@/lib/catalogue/import-review";

/** A day after all that a card file may name: by it every card is there. */
export const LAST_DAY = "2199-12-31";

/** The names of cards by their numbers, those that a review brings among them. */
export async function cardNames({ cards }: ImportReview): Promise<(card: number) => string> {
  const { byNumber } = await catalogue(LAST_DAY);
  const coming = new Map(cards.map(({ number, name }) => [number, name]));
  return (number) => coming.get(number) ?? byNumber.get(number)?.name ?? String(number);
}
