import { byText, groupBy } from "@/lib/collections";
import type { CatalogueCard, CatalogueRuling, RulingRecord } from "./types";

/**
 * The rulings on each card, in the order of their ids. A ruling older than the information of one of its cards may rest on
 * words that are gone (205.3), so it is marked.
 */
export function rulingsByCard(
  rulings: readonly RulingRecord[],
  cards: ReadonlyMap<number, CatalogueCard>,
): ReadonlyMap<number, readonly CatalogueRuling[]> {
  const inOrder = [...rulings].sort(byText(({ id }) => id));
  return groupBy(
    inOrder.flatMap((ruling) => {
      const recheck = ruling.cards.some((number) => (cards.get(number)?.effectiveOn ?? "") > ruling.date);
      return ruling.cards.map((number) => [number, { ...ruling, recheck }] as const);
    }),
  );
}
