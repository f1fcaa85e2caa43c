import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { countDeckLineCards, type Deck } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getRequiredColors } from "@/lib/magmell/decks/deck-faces";

type Names = Pick<Catalogue, "names">;

/** The words of names that are made of colors. */
type ColorNameWords = {
  readonly share: Pick<Dictionary["share"], "deckName">;
  readonly site: Pick<Dictionary["site"], "colors">;
};

/** Returns the name that a player gave a deck; null if it is empty or the automatic name of `nameDeckByColors`. */
export const getGivenDeckName = (
  name: string,
  deck: Deck,
  catalogue: Names,
  lang: Lang,
  words: ColorNameWords,
): string | null => (name.trim() === "" || name === nameDeckByColors(deck, catalogue, lang, words) ? null : name);

/** Returns an automatic name for an untitled deck, made of its colors. */
export function nameDeckByColors(deck: Deck, catalogue: Names, lang: Lang, { share, site }: ColorNameWords): string {
  if (countDeckLineCards(deck.grimoire) + countDeckLineCards(deck.stoneDeck) === 0) return share.deckName.empty;
  const colors = getRequiredColors(deck, catalogue);
  if (colors.length === 0) return share.deckName.colorless;
  return format(share.deckName.titled, {
    colors: colors.map((color) => site.colors[color]).join(lang === "ja" ? "" : "–"),
  });
}
