import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { isLang } from "@/app/ui/i18n/lang";
import { languageAlternates } from "@/app/ui/layout/language-alternates";
import { WordsPage } from "@/app/ui/library/words-page";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = dictionary(lang).libraryWords;
  return { title, description, alternates: languageAlternates(lang, "/rules/words") };
}

export default async function Words({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  return <WordsPage lang={lang} words={dictionary(lang)} />;
}
