import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getDeckName } from "@/app/ui/magmell/decks/deck-page";
import type { Deck } from "@/engine/magmell";
import type { Viewer } from "@/lib/accounts/types";
import { isUuid } from "@/lib/input-schemas";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDeckForViewer } from "@/lib/magmell/decks/data";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { getStarterDecks } from "@/lib/magmell/starters/data";
import { withDatabaseFallback } from "@/lib/server/database-unavailable";
import { resolveCodedDeck } from "./coded-deck";

/** The name of a deck at the table, and the path of its page. */
type NamedDeck = {
  readonly name: string;
  readonly path: string;
  /** The name in links with the deck's code; null for a starter deck, and for a name made of the colors. */
  readonly given: string | null;
};

/**
 * Returns the display name of a deck given by its code. In order: the name of the saved deck `id` if the viewer may see
 * it and its cards are equal; the name in the parameter `n`; the name of an equal starter deck; its colors.
 */
export async function findDeckName(
  viewer: Viewer | null,
  { deck, code }: { readonly deck: Deck; readonly code: string },
  id: string | readonly string[] | undefined,
  lang: Lang,
  parameter: unknown = null,
): Promise<NamedDeck> {
  const cards = await getCatalogue();
  const saved =
    typeof id === "string" && isUuid(id) ? await withDatabaseFallback(findDeckForViewer(viewer, id), null) : null;
  if (saved) {
    const encoded = encodeDeck(saved.deck, createNumberTable(cards.cards));
    if (encoded.ok && encoded.code === code) {
      const name = getDeckName(saved, lang);
      return { name, given: saved.starter ? null : name, path: `/decks/${saved.id}` };
    }
  }
  const { name, given, path } = resolveCodedDeck({ deck, code }, parameter, cards, lang);
  const starter = given === null ? (await getStarterDecks()).find((one) => one.code === code) : undefined;
  if (starter) return { name: starter.name[getTextLang(lang)], given, path: `/decks/${starter.id}` };
  return { name, given, path };
}
