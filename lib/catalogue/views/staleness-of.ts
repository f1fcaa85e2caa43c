import { canonicalRevision } from "../model/canonical";
import type { Catalogue, CatalogueCard, CatalogueRuling, IsoDate } from "../model/types";

/** Why a ruling is to be checked again: the cards whose information changed after it, and when the first of them did. */
type Staleness = { readonly cards: readonly CatalogueCard[]; readonly since: IsoDate };

/** See `Staleness`; `null` for a ruling that stands on the information in force on the day (205.3). */
export function stalenessOf(ruling: CatalogueRuling, byNumber: Catalogue["byNumber"], asOf: IsoDate): Staleness | null {
  const stale = ruling.cards.flatMap((number) => {
    const card = byNumber.get(number);
    if (!card || (canonicalRevision(card.revisions, asOf)?.effectiveOn ?? "") <= ruling.date) return [];
    const [first] = card.revisions.map(({ effectiveOn }) => effectiveOn).filter((day) => day > ruling.date);
    return first ? [{ card, first }] : [];
  });
  const since = stale.map(({ first }) => first).sort()[0];
  return since ? { cards: stale.map(({ card }) => card), since } : null;
}
