import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/app/subjects/pages/page-metadata";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { isLang } from "@/app/ui/i18n/lang";
import { LibraryPage } from "@/app/ui/library/library-page";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = dictionary(lang).library;
  return pageMetadata(lang, { title, description, path: "/rules/library" });
}

export default async function Library({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  return <LibraryPage lang={lang} words={dictionary(lang)} />;
}
