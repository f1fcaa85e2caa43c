import { getDictionary } from "@/app/i18n/dictionary";
import { getPageLangs, type Lang } from "@/app/i18n/lang";
import { nameDeckByColors } from "@/app/ui/magmell/deck/deck-name";
import type { Deck } from "@/engine/magmell";
import { buildNameQuery, parseSharedName } from "@/lib/decks/sharing/shared-name";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";

/** A deck in a URL with a deck code, with the name in the URL. */
type CodedDeck = {
  /** The name in the link; failing that, the colors of the deck. */
  readonly name: string;
  /** The name in the link; null where it has none, or just the colors in any language. */
  readonly given: string | null;
  /** The path of the deck's page in Japanese, with the name in its query. */
  readonly path: string;
};

/**
 * Returns a deck with the name in the parameter `n` of its URL, otherwise named by its colors. Anybody may have written
 * that name, so it affects nothing else.
 */
export function resolveCodedDeck(
  { deck, code }: { readonly deck: Deck; readonly code: string },
  parameter: unknown,
  catalogue: Pick<Catalogue, "names">,
  lang: Lang,
): CodedDeck {
  const read = parseSharedName(parameter);
  const isMadeUp =
    read !== null && getPageLangs().some((one) => nameDeckByColors(deck, catalogue, one, getDictionary(one)) === read);
  const given = isMadeUp ? null : read;
  const name = given ?? nameDeckByColors(deck, catalogue, lang, getDictionary(lang));
  return { name, given, path: `/d/${code}${buildNameQuery(given)}` };
}
