import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { ErasPage } from "@/app/ui/documents/eras-page";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).libraryEras;
  return generatePageMetadata(lang, { title, description, path: "/rules/eras" });
}

export default async function Eras({ params }: PageProps) {
  const lang = await getPageLang(params);
  return <ErasPage lang={lang} />;
}
