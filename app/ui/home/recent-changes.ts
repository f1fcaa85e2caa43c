import { memoizeWeakly } from "@/lib/cache";
import type { CatalogueCard, IsoDate } from "@/lib/magmell/catalogue/model/types";

/** No page shows more. */
const MOST = 100;

type RecentChange = { readonly card: CatalogueCard; readonly on: IsoDate };

/** Returns the latest card text changes, announced ones first. The first text of a card is not a change. */
export const listRecentChanges = (cards: readonly CatalogueCard[], limit: number): readonly RecentChange[] =>
  changesOf(cards).slice(0, limit);

const changesOf = memoizeWeakly((cards: readonly CatalogueCard[]): readonly RecentChange[] =>
  cards
    .flatMap((card) => card.revisions.slice(1).map(({ effectiveOn }) => ({ card, on: effectiveOn })))
    .sort((a, b) => (a.on === b.on ? a.card.number - b.card.number : a.on < b.on ? 1 : -1))
    .slice(0, MOST),
);
