import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { findHouseRuling, findRuleSubject } from "@/app/subjects/pages/rule-subject";
import { CounterpartRows } from "@/app/ui/documents/counterpart-rows";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getRuleHref, getRuleNumber } from "@/app/ui/links/rule-address";
import { HouseRulingPage } from "@/app/ui/magmell/rules/page/house-page";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export async function generateMetadata({ params }: PageProps<"n">): Promise<Metadata> {
  const { lang, n } = await params;
  const subject = isLang(lang) ? findRuleSubject("house", n, lang) : null;
  return isLang(lang) && subject ? generatePageMetadata(lang, subject, { isEmbedded: true }) : {};
}

export default async function House({ params }: PageProps<"n">) {
  const { lang, n } = await params;
  const house = findHouseRuling(n);
  if (!isLang(lang) || !house) notFound();
  if (n !== getRuleNumber(house)) redirect(getRuleHref(lang, house));
  return (
    <HouseRulingPage
      house={house}
      catalogue={await getCatalogue()}
      counterparts={<CounterpartRows id={house} lang={lang} />}
      lang={lang}
    />
  );
}
