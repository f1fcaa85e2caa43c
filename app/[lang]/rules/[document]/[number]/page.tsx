import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import { isLang } from "@/app/ui/i18n/lang";
import { languageAlternates } from "@/app/ui/layout/language-alternates";
import { DocumentChapterPage, formatChapterName } from "@/app/ui/library/document-chapter-page";
import { EntryPage } from "@/app/ui/library/entry/entry-page";
import { formatEntryName, formatEntryText, formatNumber } from "@/app/ui/library/entry-label";
import { documentChapterHref, entryHref } from "@/app/ui/links/library-address";
import { decodePathPart } from "@/lib/http/decode-path-part";
import { chaptersOf, type LibraryChapter } from "@/lib/library/chapters";
import { findDocument, type LibraryDocument } from "@/lib/library/documents";
import { findEntry, type LibraryEntry } from "@/lib/library/entries";
import { entriesNumbered } from "@/lib/library/find-numbers";
import { LIBRARY_DOCUMENTS } from "@/lib/library/readers/types";
import { importedTexts } from "@/lib/library/texts/data";
import type { ImportedTexts } from "@/lib/library/texts/types";

type Props = { params: Promise<{ lang: string; document: string; number: string }> };
type Place =
  | { readonly document: LibraryDocument; readonly chapter: LibraryChapter }
  | { readonly document: LibraryDocument; readonly entry: LibraryEntry };

/** Texts of rulings of ours, which stand on their pages anyhow. */
const NO_TEXTS: ImportedTexts = { document: null, texts: new Map() };

/** The subject of an address: a chapter by its key, an entry by its number in any form that its document prints. */
function placeOf(key: string, part: string): Place | null {
  const document = findDocument(key);
  if (!document) return null;
  const number = decodePathPart(part).slice(0, 40).normalize("NFKC").trim();
  const chapter = chaptersOf(document.key).find((one) => one.key.toLowerCase() === number.toLowerCase());
  if (chapter) return { document, chapter };
  const id = findEntry(`${key}:${number}`)?.id ?? entriesNumbered(`${key}:${number}`)[0];
  const entry = id === undefined ? null : findEntry(id);
  return entry === null || entry.document !== key ? null : { document, entry };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, document: key, number } = await params;
  const place = placeOf(key, number);
  if (!isLang(lang) || !place) return {};
  const words = dictionary(lang);
  if ("chapter" in place) {
    const title = `${place.document.title[lang]} ${formatChapterName(place.chapter, lang)}`;
    const alternates = languageAlternates(lang, `/rules/${key}/${place.chapter.key}`);
    return { title, description: words.library.description, alternates };
  }
  const { entry, document } = place;
  const summary = formatEntryText(entry, lang, words);
  return {
    title: `${formatEntryName(entry, lang, words)} ${summary}`,
    description: format(words.library.entryDescription, {
      document: document.title[lang],
      number: formatNumber(entry, lang),
      summary,
    }),
    alternates: languageAlternates(lang, `/rules/${key}/${entry.number}`),
  };
}

export default async function Entry({ params }: Props) {
  const { lang, document: key, number } = await params;
  const place = placeOf(key, number);
  if (!isLang(lang) || !place) notFound();
  const words = dictionary(lang);
  if ("chapter" in place) {
    if (number !== place.chapter.key) redirect(documentChapterHref(lang, key, place.chapter.key));
    return <DocumentChapterPage document={place.document} chapter={place.chapter} lang={lang} words={words} />;
  }
  if (number !== place.entry.number) redirect(entryHref(lang, place.entry.id));
  const texted = LIBRARY_DOCUMENTS.find((one) => one === key);
  const imported = texted === undefined ? NO_TEXTS : await importedTexts(texted);
  return <EntryPage entry={place.entry} imported={imported} lang={lang} words={words} />;
}
