import type { ReactNode } from "react";
import type { OwnDeckSummary } from "@/lib/magmell/decks/types";

/** Data that the server derives from the cards of a deck, which the list does not have. */
type DeckLook = {
  /** `null` where a card is unknown. */
  readonly code: string | null;
  readonly face: ReactNode;
  /** The colors and the curve. */
  readonly marks: ReactNode;
};

/** A row in the list of the user's own decks. It has few fields, because there may be hundreds of decks. */
export type MyDeckRow = Pick<
  OwnDeckSummary,
  "id" | "name" | "visibility" | "link" | "folder" | "updatedAt" | "counts" | "errors" | "likes" | "hidden"
> &
  DeckLook & { readonly tags: readonly string[] };

type OwnDeck = Omit<MyDeckRow, "tags" | keyof DeckLook> & Pick<OwnDeckSummary, "about">;

/** Creates the list row for one of the user's own decks. */
export function createMyDeckRow(deck: OwnDeck, { code, face, marks }: DeckLook): MyDeckRow {
  const { id, name, visibility, link, folder, updatedAt, counts, errors, likes, hidden, about } = deck;
  const { tags } = about;
  return { id, name, visibility, link, folder, updatedAt, counts, errors, likes, hidden, tags, code, face, marks };
}
