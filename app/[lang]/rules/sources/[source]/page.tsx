import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { SourcePage } from "@/app/ui/documents/source-page";
import type { PageProps } from "@/app/ui/layout/page-props";
import { findSource } from "@/lib/documents/sources";

export async function generateMetadata({ params }: PageProps<"source">): Promise<Metadata> {
  const { lang, source: key } = await params;
  const source = findSource(key);
  if (!isLang(lang) || !source) return {};
  const name = source.name[getTextLang(lang)];
  const description = format(getDictionary(lang).librarySources.sourceDescription, { name });
  return generatePageMetadata(lang, { title: name, description, path: `/rules/sources/${key}` });
}

export default async function Source({ params }: PageProps<"source">) {
  const { lang, source: key } = await params;
  const source = findSource(key);
  if (!isLang(lang) || !source) notFound();
  return <SourcePage source={source} lang={lang} />;
}
