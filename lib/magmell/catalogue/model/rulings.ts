import { compareByText, groupBy } from "@/lib/collections";
import { getCanonicalRevision } from "./canonical";
import type { Catalogue, CatalogueCard, CatalogueRuling, IsoDate, RulingRecord } from "./types";

/**
 * Returns the rulings on each card, in the order of their ids. Sets `recheck` on a ruling that is older than the
 * current text of one of its cards, because it may rest on the old text (205.3).
 */
export function groupRulingsByCard(
  rulings: readonly RulingRecord[],
  cards: ReadonlyMap<number, CatalogueCard>,
): ReadonlyMap<number, readonly CatalogueRuling[]> {
  const inOrder = [...rulings].sort(compareByText(({ id }) => id));
  return groupBy(
    inOrder.flatMap((ruling) => {
      const recheck = ruling.cards.some((number) => (cards.get(number)?.effectiveOn ?? "") > ruling.date);
      return ruling.cards.map((number) => [number, { ...ruling, recheck }] as const);
    }),
  );
}

/** Why a ruling is to be checked again: the cards whose information changed after it, and when the first of them did. */
type Staleness = { readonly cards: readonly CatalogueCard[]; readonly since: IsoDate };

/** Returns why a ruling needs a review; null if it rests on the texts in force on the date (205.3). */
export function getRulingStaleness(
  ruling: CatalogueRuling,
  byNumber: Catalogue["byNumber"],
  asOf: IsoDate,
): Staleness | null {
  const stale = ruling.cards.flatMap((number) => {
    const card = byNumber.get(number);
    if (!card || (getCanonicalRevision(card.revisions, asOf)?.effectiveOn ?? "") <= ruling.date) return [];
    const [first] = card.revisions.map(({ effectiveOn }) => effectiveOn).filter((day) => day > ruling.date);
    return first ? [{ card, first }] : [];
  });
  const since = stale.map(({ first }) => first).sort()[0];
  return since ? { cards: stale.map(({ card }) => card), since } : null;
}
