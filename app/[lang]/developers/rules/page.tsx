import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { EngineOverviewPage } from "@/app/ui/documents/engine/engine-overview-page";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  return isLang(lang) ? { title: getDictionary(lang).libraryEngine.title, robots: { index: false } } : {};
}

export default async function EngineOverview({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  return <EngineOverviewPage lang={lang} />;
}
