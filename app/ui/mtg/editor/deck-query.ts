import { DOCUMENT_FORMAT_DATA, type FormatData, getFormatIds, getLastKnownDate, type MtgDeck } from "@/engine/mtg/deck";
import { parseSharedName, truncateSharedName, truncateText } from "@/lib/decks/sharing/shared-name";
import { decodeMtgDeck } from "@/lib/mtg/decks/deck-code";
import { MTG_DECK_LIMITS } from "@/lib/mtg/decks/limits";
import { DEFAULT_FORMAT_DATE, isFormatDate } from "@/lib/mtg/formats/format-date";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns format, date and name of a deck from the parameters of a URL. The name is encoded in `n`, or plain in `name`.
 * A value is null if it is missing or invalid, or if the site's `book` has no such format or date.
 */
export function readDeckQuery(
  { format, on, name, n }: Query,
  book: FormatData = DOCUMENT_FORMAT_DATA,
): {
  readonly format: string | null;
  readonly on: string | null;
  readonly name: string | null;
} {
  return {
    format: typeof format === "string" && getFormatIds(book).includes(format) ? format : null,
    on: typeof on === "string" && isFormatDate(on, getLastKnownDate(book)) ? on : null,
    name: parseSharedName(n) ?? (typeof name === "string" ? writtenName(name) : null),
  };
}

/** Returns a plain name from a URL; empty if the name cannot be displayed. */
const writtenName = (name: string): string =>
  truncateSharedName(truncateText(name, MTG_DECK_LIMITS.title), MTG_DECK_LIMITS.title)?.name ?? "";

/** A deck that a page shows, with the format and date for which it is checked. An unnamed deck has an empty name. */
export type DeckView = {
  readonly deck: MtgDeck;
  readonly name: string;
  readonly format: string;
  readonly on: string;
};

/** Returns the deck of a deck code; null for an invalid code. */
export function decodeDeckView(code: string, { format, on, name }: ReturnType<typeof readDeckQuery>): DeckView | null {
  const decoded = decodeMtgDeck(code);
  if (!decoded.ok) return null;
  return { deck: decoded.deck, name: name ?? "", format: format ?? "type1", on: on ?? DEFAULT_FORMAT_DATE };
}
