import type { DeckSummary } from "@/lib/decks/types";

/** A deck as the list of one's own needs it: small, because there may be hundreds. */
export type MyDeckRow = Pick<
  DeckSummary,
  "id" | "name" | "visibility" | "link" | "folder" | "updatedAt" | "counts" | "errors" | "likes"
> & { readonly tags: readonly string[] };

/** The row of a deck of one's own. */
export function myDeckRow(deck: Omit<MyDeckRow, "tags"> & Pick<DeckSummary, "about">): MyDeckRow {
  const { id, name, visibility, link, folder, updatedAt, counts, errors, likes, about } = deck;
  return { id, name, visibility, link, folder, updatedAt, counts, errors, likes, tags: about.tags };
}
