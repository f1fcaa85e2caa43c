import type { FormatId } from "@/engine/mtg/deck";
import { MTG_DECK_LIMITS } from "@/lib/mtg/decks/limits";
import { isFormatDay, LAST_DAY } from "@/lib/mtg/formats/format-day";
import { isFormatId } from "@/lib/mtg/formats/format-facts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Format, day and name of a deck as an address has them; `null` for those that it leaves out or misspells, and for days after the
 * `last` one that the site knows.
 */
export function askedDeck(
  { format, on, name }: Query,
  last: string = LAST_DAY,
): {
  readonly format: FormatId | null;
  readonly on: string | null;
  readonly name: string | null;
} {
  return {
    format: typeof format === "string" && isFormatId(format) ? format : null,
    on: typeof on === "string" && isFormatDay(on, last) ? on : null,
    name: typeof name === "string" ? name.slice(0, MTG_DECK_LIMITS.title) : null,
  };
}
