import type { OwnDeckSummary } from "@/lib/magmell/decks/types";

/** A deck as the list of one's own needs it: small, because there may be hundreds. */
export type MyDeckRow = Pick<
  OwnDeckSummary,
  "id" | "name" | "visibility" | "link" | "folder" | "updatedAt" | "counts" | "errors" | "likes" | "hidden"
> & { readonly tags: readonly string[] };

/** Returns the row of a deck of one's own. */
export function createMyDeckRow(deck: Omit<MyDeckRow, "tags"> & Pick<OwnDeckSummary, "about">): MyDeckRow {
  const { id, name, visibility, link, folder, updatedAt, counts, errors, likes, hidden, about } = deck;
  return { id, name, visibility, link, folder, updatedAt, counts, errors, likes, hidden, tags: about.tags };
}
