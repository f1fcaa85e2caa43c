import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { GlossaryPage } from "@/app/ui/documents/glossary-page";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).libraryWords;
  return generatePageMetadata(lang, { title, description, path: "/rules/words" });
}

export default async function Words({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  return <GlossaryPage lang={lang} />;
}
