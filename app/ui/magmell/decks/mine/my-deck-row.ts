import type { OwnDeckSummary } from "@/lib/magmell/decks/types";
import type { DeckLook } from "./draw-deck";

/** Data that the server derives from the cards of a deck, which the list does not have. The code is `null` where a card is unknown. */
type CodedLook = DeckLook & { readonly code: string | null };

/** A row in the list of the user's own decks. It has few fields, because there may be hundreds of decks. */
export type MyDeckRow = Pick<
  OwnDeckSummary,
  "id" | "name" | "visibility" | "link" | "folder" | "updatedAt" | "counts" | "errors" | "likes" | "hidden"
> &
  CodedLook & { readonly tags: readonly string[] };

type OwnDeck = Omit<MyDeckRow, "tags" | keyof CodedLook> & Pick<OwnDeckSummary, "about">;

/** Creates the list row for one of the user's own decks. */
export function createMyDeckRow(deck: OwnDeck, { code, face, marks }: CodedLook): MyDeckRow {
  const { id, name, visibility, link, folder, updatedAt, counts, errors, likes, hidden, about } = deck;
  const { tags } = about;
  return { id, name, visibility, link, folder, updatedAt, counts, errors, likes, hidden, tags, code, face, marks };
}
