import type { CatalogueCard, IsoDate } from "@/lib/catalogue/types";

export type RecentChange = { readonly card: CatalogueCard; readonly on: IsoDate };

/** The latest changes of information, those still to come first. A first revision is no change. */
export function recentChanges(cards: readonly CatalogueCard[], limit: number): readonly RecentChange[] {
  return cards
    .flatMap((card) => card.revisions.slice(1).map(({ effectiveOn }) => ({ card, on: effectiveOn })))
    .sort((a, b) => (a.on === b.on ? a.card.number - b.card.number : a.on < b.on ? 1 : -1))
    .slice(0, limit);
}
