import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getDocument } from "@/lib/documents/documents";
import type { LibraryEntry } from "@/lib/documents/entries";
import { formatEntryNumber } from "@/lib/documents/words/entry-names";

/** Returns the printed number of an entry, or its name if it has no number: `A.1.裁定.2`, `ドロー・ステップ`. */
export const formatPrintedNumber = ({ id }: Pick<LibraryEntry, "id">, lang: Lang): string =>
  formatEntryNumber(id, getTextLang(lang));

/**
 * Returns an entry's number with the short name of its document: `6版 A.1.3`, `8版 ドロー・ステップ`. This site's rulings on
 * Magic also name the game: `Magicの裁定 5`, but `裁定 5` for MAGMELL.
 */
export const formatEntryName = (entry: LibraryEntry, lang: Lang): string => {
  const { entryTitle, magicRuling } = getDictionary(lang).library;
  const document = entry.document === "mtg-house" ? magicRuling : getDocument(entry.document).short[getTextLang(lang)];
  return format(entryTitle, { document, number: formatPrintedNumber(entry, lang) });
};

/** Returns the summary of an entry, or the topic of a ruling. */
export const formatEntryText = ({ summary }: LibraryEntry, lang: Lang): string => summary[getTextLang(lang)];
