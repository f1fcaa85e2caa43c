import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang } from "@/app/i18n/lang";
import { EngineSupportPage } from "@/app/ui/documents/engine/engine-support-page";
import { formatEntryName } from "@/app/ui/documents/entry-label";
import type { PageProps } from "@/app/ui/layout/page-props";
import { findEntry } from "@/lib/documents/entries";

export async function generateMetadata({ params }: PageProps<"document" | "number">): Promise<Metadata> {
  const { lang, document, number } = await params;
  const entry = findEntry(`${document}:${number}`);
  if (!isLang(lang) || !entry) return {};
  const { entryTitle } = getDictionary(lang).libraryEngine;
  return { title: format(entryTitle, { entry: formatEntryName(entry, lang) }), robots: { index: false } };
}

export default async function EngineSupport({ params }: PageProps<"document" | "number">) {
  const { lang, document, number } = await params;
  const entry = findEntry(`${document}:${number}`);
  if (!isLang(lang) || !entry) notFound();
  return <EngineSupportPage entry={entry} lang={lang} />;
}
