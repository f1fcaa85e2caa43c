import type { FormatId, MtgDeck } from "@/engine/mtg/deck";
import { decodeMtgDeck } from "@/lib/mtg/decks/deck-code";
import { DEFAULT_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import type { readDeckQuery } from "./deck-query";

/** A deck that a page shows, with the format and day for which it is judged. An unnamed one has the empty name. */
export type DeckView = {
  readonly deck: MtgDeck;
  readonly name: string;
  readonly format: FormatId;
  readonly on: string;
};

/** Returns the deck of a code; `null` for a code that no deck has. */
export function decodeDeckView(code: string, { format, on, name }: ReturnType<typeof readDeckQuery>): DeckView | null {
  const decoded = decodeMtgDeck(code);
  if (!decoded.ok) return null;
  return { deck: decoded.deck, name: name ?? "", format: format ?? "type1", on: on ?? DEFAULT_FORMAT_DATE };
}
