import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { DocumentPage } from "@/app/ui/documents/document-page";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getDocumentHref } from "@/app/ui/links/library-address";
import { findDocument } from "@/lib/documents/documents";

export async function generateMetadata({ params }: PageProps<"document">): Promise<Metadata> {
  const { lang, document: key } = await params;
  const document = findDocument(key);
  if (!isLang(lang) || !document) return {};
  const { description } = getDictionary(lang).library;
  return generatePageMetadata(lang, { title: document.title[getTextLang(lang)], description, path: `/rules/${key}` });
}

export default async function Document({ params }: PageProps<"document">) {
  const { lang, document: key } = await params;
  const document = findDocument(key);
  if (!isLang(lang) || !document) notFound();
  if (document.game === "magmell") redirect(getDocumentHref(lang, key));
  return <DocumentPage document={document} lang={lang} />;
}
