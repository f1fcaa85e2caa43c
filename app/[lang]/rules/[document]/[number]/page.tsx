import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { findChapterOrEntry, findRuleSubject } from "@/app/subjects/pages/rule-subject";
import { DocumentChapterPage } from "@/app/ui/documents/document-chapter-page";
import { EntryPage } from "@/app/ui/documents/entry/entry-page";
import { getDocumentChapterHref, getEntryHref } from "@/app/ui/links/library-address";
import { LOADABLE_DOCUMENT_KEYS } from "@/lib/documents/readers/types";
import { getImportedTexts } from "@/lib/documents/texts/data";
import type { ImportedTexts } from "@/lib/documents/texts/types";

type Props = {
  params: Promise<{ lang: string; document: string; number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};
/** Placeholder for entries without imported texts, such as this site's rulings. */
const NO_TEXTS: ImportedTexts = { document: null, texts: new Map() };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, document, number } = await params;
  const subject = isLang(lang) ? findRuleSubject(document, number, lang) : null;
  return isLang(lang) && subject ? generatePageMetadata(lang, subject, { isEmbedded: true }) : {};
}

export default async function Entry({ params, searchParams }: Props) {
  const { lang, document: key, number } = await params;
  const place = findChapterOrEntry(key, number);
  if (!isLang(lang) || !place) notFound();
  if ("chapter" in place) {
    if (number !== place.chapter.key) redirect(getDocumentChapterHref(lang, key, place.chapter.key));
    const isOpen = (await searchParams).open === "all";
    return <DocumentChapterPage document={place.document} chapter={place.chapter} isOpen={isOpen} lang={lang} />;
  }
  if (number !== place.entry.number) redirect(getEntryHref(lang, place.entry.id));
  const texted = LOADABLE_DOCUMENT_KEYS.find((one) => one === key);
  const imported = texted === undefined ? NO_TEXTS : await getImportedTexts(texted);
  return <EntryPage entry={place.entry} imported={imported} lang={lang} />;
}
