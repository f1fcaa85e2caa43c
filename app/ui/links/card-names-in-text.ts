import type { Lang } from "@/app/i18n/lang";
import { toNameKey } from "@/engine/magmell";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";

/** A part of a text: a card name from 《》 in the reader's language, with its card; or the text between names. */
type NamedPart = { readonly text: string; readonly card: CatalogueCard | null };

/** Splits a text at card names in 《》. Known names are in the reader's language; unknown ones stay unchanged. */
export function splitAtCardNames(text: string, lang: Lang, { keys }: Catalogue["names"]): readonly NamedPart[] {
  return text.split(/《([^《》]+)》/u).flatMap((piece, index): readonly NamedPart[] => {
    if (piece === "") return [];
    if (index % 2 === 0) return [{ text: piece, card: null }];
    const card = keys.get(toNameKey(piece)) ?? null;
    return [{ text: card && lang !== "ja" ? card.englishName : `《${piece}》`, card }];
  });
}

/** Returns a text with its card names in the reader's language. */
export const localizeCardNames = (text: string, lang: Lang, names: Catalogue["names"]): string =>
  splitAtCardNames(text, lang, names)
    .map((part) => part.text)
    .join("");
