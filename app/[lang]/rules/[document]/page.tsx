import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { isLang } from "@/app/ui/i18n/lang";
import { languageAlternates } from "@/app/ui/layout/language-alternates";
import { DocumentPage } from "@/app/ui/library/document-page";
import { documentHref } from "@/app/ui/links/library-address";
import { findDocument } from "@/lib/library/documents";

type Props = { params: Promise<{ lang: string; document: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, document: key } = await params;
  const document = findDocument(key);
  if (!isLang(lang) || !document) return {};
  return {
    title: document.title[lang],
    description: dictionary(lang).library.description,
    alternates: languageAlternates(lang, `/rules/${key}`),
  };
}

export default async function Document({ params }: Props) {
  const { lang, document: key } = await params;
  const document = findDocument(key);
  if (!isLang(lang) || !document) notFound();
  if (document.game === "magmell") redirect(documentHref(lang, key));
  return <DocumentPage document={document} lang={lang} words={dictionary(lang)} />;
}
