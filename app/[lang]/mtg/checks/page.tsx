import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { ChecksTable } from "@/app/ui/mtg/checks/checks-table";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).mtgChecks;
  return { title, description, alternates: getLanguageAlternates(lang, "/mtg/checks") };
}

export default async function MtgChecks({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { mtgChecks } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/checks" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{mtgChecks.title}</h1>
        <p>{mtgChecks.lead}</p>
        <p className="text-ink-soft text-sm">{mtgChecks.house}</p>
      </header>
      <ChecksTable lang={lang} />
    </main>
  );
}
