import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { documentWith } from "@/lib/library/documents";
import { entriesAbove, type LibraryEntry } from "@/lib/library/entries";

type Words = Pick<Dictionary, "library">;

/** A number as its readers know it: `A.1.裁定.2` in Japanese, `A.1.r2` in English. */
export const formatNumber = (number: string, lang: Lang): string =>
  lang === "en" ? number : number.replace(/\.r(\d)/, ".裁定.$1").replace(/\.n(\d)/, ".注意.$1");

/** The number of an entry with the short name of its document: `6版 A.1.3`. */
export const formatEntryName = (entry: LibraryEntry, lang: Lang, { library }: Words): string =>
  format(library.entryTitle, {
    document: documentWith(entry.document).short[lang],
    number: formatNumber(entry.number, lang),
  });

/**
 * The sentence of an entry, or its topic. One without a sentence of its own is told by the heading it stands under, and by its
 * kind alone where that has none either.
 */
export function formatEntryText(entry: LibraryEntry, lang: Lang, { library }: Words): string {
  if (entry.summary) return entry.summary[lang];
  const kind = library.kinds[entry.kind];
  const above = entriesAbove(entry).findLast(({ summary }) => summary !== null)?.summary;
  return above ? format(library.fallback, { heading: above[lang], kind }) : kind;
}
