import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { DocumentPage } from "@/app/ui/documents/document-page";
import { getDocumentHref } from "@/app/ui/links/library-address";
import { findDocument } from "@/lib/documents/documents";

type Props = { params: Promise<{ lang: string; document: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, document: key } = await params;
  const document = findDocument(key);
  if (!isLang(lang) || !document) return {};
  const { description } = getDictionary(lang).library;
  return generatePageMetadata(lang, { title: document.title[getTextLang(lang)], description, path: `/rules/${key}` });
}

export default async function Document({ params }: Props) {
  const { lang, document: key } = await params;
  const document = findDocument(key);
  if (!isLang(lang) || !document) notFound();
  if (document.game === "magmell") redirect(getDocumentHref(lang, key));
  return <DocumentPage document={document} lang={lang} />;
}
