import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { LinkTabs } from "@/app/ui/kit/link-tabs";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getTurnHref } from "@/app/ui/links/mtg-address";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { parseEra } from "@/app/ui/mtg/parse-era";
import { TurnSheet } from "@/app/ui/mtg/turn/turn-sheet";
import { PrintButton } from "@/app/ui/share/print-button";
import { ERAS } from "@/engine/mtg";

export async function generateMetadata({ params }: PageProps<"era">): Promise<Metadata> {
  const { lang, era: named } = await params;
  const era = parseEra(named);
  if (!isLang(lang) || era === null) return {};
  const { mtg, mtgSheet } = getDictionary(lang);
  return {
    title: format(mtgSheet.title, { era: mtg.eras[era] }),
    description: mtgSheet.description,
    alternates: getLanguageAlternates(lang, `/mtg/turn/${era}`),
  };
}

export default async function MtgTurnSheet({ params }: PageProps<"era">) {
  const { lang, era: named } = await params;
  const era = parseEra(named);
  if (!isLang(lang) || era === null) notFound();
  const { mtg, mtgSheet } = getDictionary(lang);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8 print:block print:p-0"
    >
      <MtgNav lang={lang} here="/mtg/turn" />
      <header className="no-print grid gap-3">
        <h1 className="text-2xl">{format(mtgSheet.title, { era: mtg.eras[era] })}</h1>
        <p className="prose">{mtgSheet.lead}</p>
        <LinkTabs
          label={mtgSheet.links}
          tabs={ERAS.map((one) => ({ href: getTurnHref(lang, one), label: mtg.eras[one], current: one === era }))}
        />
        <div className="flex flex-wrap gap-2">
          <PrintButton label={mtgSheet.print} />
          <ButtonLink href={getTurnHref(lang)}>{mtgSheet.back}</ButtonLink>
        </div>
      </header>
      <TurnSheet era={era} lang={lang} />
    </main>
  );
}
