import { deckName } from "@/app/ui/decks/deck-page";
import { dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import { unnamedDeck } from "@/app/ui/picture/deck-facts";
import type { Deck } from "@/engine/magmell";
import type { Viewer } from "@/lib/accounts/types";
import { catalogue } from "@/lib/catalogue/store/data";
import { findForViewer } from "@/lib/decks/data";
import { isId } from "@/lib/input";
import { unlessAway } from "@/lib/server/database-away";
import { encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { starterShelf } from "@/lib/starters/data";

/** The name of a deck at the table, and the path of its page. */
type NamedDeck = { readonly name: string; readonly path: string };

/**
 * The name of a deck that an address gives by its code: that of the saved deck which the address names too, if it has the same
 * cards and the viewer may see it; that of the starter deck with these cards; or else its colours.
 */
export async function namedDeck(
  viewer: Viewer | null,
  { deck, code }: { readonly deck: Deck; readonly code: string },
  id: string | readonly string[] | undefined,
  lang: Lang,
): Promise<NamedDeck> {
  const cards = await catalogue();
  const saved = typeof id === "string" && isId(id) ? await unlessAway(findForViewer(viewer, id), null) : null;
  if (saved) {
    const encoded = encodeDeck(saved.deck, numberTable(cards.cards));
    if (encoded.ok && encoded.code === code) return { name: deckName(saved, lang), path: `/decks/${saved.id}` };
  }
  const starter = (await starterShelf()).find((one) => one.code === code);
  if (starter) return { name: starter.name[lang], path: `/decks/${starter.id}` };
  return { name: unnamedDeck(deck, cards, lang, dictionary(lang)), path: `/d/${code}` };
}
