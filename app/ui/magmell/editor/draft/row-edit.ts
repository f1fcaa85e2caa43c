import { countDeckLineCards, DECK_LIMITS } from "@/engine/magmell";
import {
  applyDraftEdit,
  countCopies,
  createDraftHistory,
  type DeckDraft,
  type DraftEdit,
  getDraftLines,
} from "@/lib/magmell/decks/draft";
import type { CardListEntry } from "../rows/card-list-entry";
import type { RowEdit } from "../rows/row-keys";

type EditedRow = Pick<CardListEntry, "name" | "place" | "zone" | "home">;

/**
 * Returns the edit for a row action. `other` moves a copy to the candidates, or from the candidates to the deck zone of
 * its kind.
 */
export function createDraftEdit(
  draft: DeckDraft,
  act: RowEdit,
  { name: card, place, zone, home }: EditedRow,
): DraftEdit {
  switch (act.do) {
    case "add":
    case "remove":
      return { do: act.do, zone, card, count: 1 };
    case "set":
      return { do: "setCount", zone, card, count: act.count };
    case "setCandidates":
      return { do: "setCount", zone: "candidates", card, count: act.count };
    case "most":
      return { do: "setCount", zone, card, count: mostOf(draft, { name: card, zone, home }) };
    case "other":
      if (place === "pool") return { do: "add", zone: "candidates", card, count: 1 };
      return { do: "move", zone, to: zone === "candidates" ? home : "candidates", card, count: 1 };
  }
}

/** Up to the limit of copies, or for stones up to a full stone deck; never fewer than there are. */
function mostOf(draft: DeckDraft, { name, zone, home }: Pick<CardListEntry, "name" | "zone" | "home">): number {
  const count = countCopies(getDraftLines(draft, zone), name);
  const room = DECK_LIMITS[home].size - countDeckLineCards(draft.deck[home]);
  return Math.max(count, DECK_LIMITS[home].copies ?? count + room);
}

/** Returns the edit that applies an action to several rows as one undo step; null if nothing changes. */
export function createBulkEdit(
  draft: DeckDraft,
  act: RowEdit | { readonly do: "clear" },
  rows: readonly EditedRow[],
): DraftEdit | null {
  const changed = rows.reduce((history, row) => {
    const { present } = history;
    if (act.do === "clear")
      return applyDraftEdit(history, { do: "setCount", zone: row.zone, card: row.name, count: 0 });
    if (act.do !== "other" || row.place === "pool") return applyDraftEdit(history, createDraftEdit(present, act, row));
    // All copies go: what is chosen is the card.
    const count = countCopies(getDraftLines(present, row.zone), row.name);
    const to = row.zone === "candidates" ? row.home : "candidates";
    return applyDraftEdit(history, { do: "move", zone: row.zone, to, card: row.name, count });
  }, createDraftHistory(draft));
  return changed.past.length === 0 ? null : { do: "replace", why: "bulk", ...changed.present };
}
