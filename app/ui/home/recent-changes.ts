import type { CatalogueCard, IsoDate } from "@/lib/catalogue/types";

/** No page shows more. */
const MOST = 100;

export type RecentChange = { readonly card: CatalogueCard; readonly on: IsoDate };

const KEPT = new WeakMap<readonly CatalogueCard[], readonly RecentChange[]>();

/** The latest changes of information, those still to come first. A first revision is no change. */
export function recentChanges(cards: readonly CatalogueCard[], limit: number): readonly RecentChange[] {
  const known = KEPT.get(cards);
  if (known) return known.slice(0, limit);
  const changes = cards
    .flatMap((card) => card.revisions.slice(1).map(({ effectiveOn }) => ({ card, on: effectiveOn })))
    .sort((a, b) => (a.on === b.on ? a.card.number - b.card.number : a.on < b.on ? 1 : -1))
    .slice(0, MOST);
  KEPT.set(cards, changes);
  return changes.slice(0, limit);
}
