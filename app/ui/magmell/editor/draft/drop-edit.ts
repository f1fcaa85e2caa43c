import { applyDraftEdit, createDraftHistory, type DeckDraft, type DraftEdit } from "@/lib/magmell/decks/draft";
import type { CardListEntry, ListPlace } from "../rows/card-list-entry";

type DroppedRow = Pick<CardListEntry, "name" | "place" | "zone" | "home">;

/**
 * Returns whether a row may be dropped on a list. Candidates and pool accept every card, a deck zone only cards of its
 * kind.
 */
export const isDropAllowed = ({ place, home }: Pick<CardListEntry, "place" | "home">, to: ListPlace): boolean =>
  place !== to && (to === "candidates" || to === "pool" || to === home);

/**
 * Returns the edit for rows dropped on a list; null if nothing changes. Moves one copy of each card, or adds one if
 * `copy` is true or the rows are from the pool. Dropping on the pool removes the copy.
 */
export function createDropEdit(
  draft: DeckDraft,
  rows: readonly DroppedRow[],
  to: ListPlace,
  copy: boolean,
): DraftEdit | null {
  const edits = rows
    .filter((row) => isDropAllowed(row, to))
    .map(({ name: card, place, zone }): DraftEdit => {
      if (to === "pool") return { do: "remove", zone, card, count: 1 };
      if (place === "pool" || copy) return { do: "add", zone: to, card, count: 1 };
      return { do: "move", zone, to, card, count: 1 };
    });
  const [only] = edits;
  if (edits.length <= 1) return only ?? null;
  const changed = edits.reduce(applyDraftEdit, createDraftHistory(draft));
  return changed.past.length === 0 ? null : { do: "replace", why: "bulk", ...changed.present };
}
