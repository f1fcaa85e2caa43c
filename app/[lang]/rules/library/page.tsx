import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { LibraryPage } from "@/app/ui/documents/library-page";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).library;
  return generatePageMetadata(lang, { title, description, path: "/rules/library" });
}

export default async function Library({ params }: PageProps) {
  const lang = await getPageLang(params);
  return <LibraryPage lang={lang} />;
}
