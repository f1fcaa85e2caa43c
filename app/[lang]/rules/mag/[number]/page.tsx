import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { isLang } from "@/app/i18n/lang";
import { generatePageMetadata } from "@/app/subjects/pages/page-metadata";
import { findMagChapterOrRule, findRuleSubject } from "@/app/subjects/pages/rule-subject";
import { CounterpartRows } from "@/app/ui/documents/counterpart-rows";
import { RuleInPlayLink } from "@/app/ui/documents/rule-in-play-link";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getChapterHref, getRuleHref, getRuleNumber } from "@/app/ui/links/rule-address";
import { ChapterPage } from "@/app/ui/magmell/rules/page/chapter-page";
import { RulePage } from "@/app/ui/magmell/rules/page/rule-page";
import { getOfficialTexts } from "@/lib/documents/texts/data";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export async function generateMetadata({ params }: PageProps<"number">): Promise<Metadata> {
  const { lang, number } = await params;
  const subject = isLang(lang) ? findRuleSubject("mag", number, lang) : null;
  return isLang(lang) && subject ? generatePageMetadata(lang, subject, { isEmbedded: true }) : {};
}

export default async function Rule({ params }: PageProps<"number">) {
  const { lang, number } = await params;
  const place = findMagChapterOrRule(number);
  if (!isLang(lang) || !place) notFound();
  if ("chapter" in place) {
    if (number !== String(place.chapter.number)) redirect(getChapterHref(lang, place.chapter.number));
    return <ChapterPage chapter={place.chapter} lang={lang} />;
  }
  if (number !== getRuleNumber(place.rule)) redirect(getRuleHref(lang, place.rule));
  const [snapshot, official] = await Promise.all([getCatalogue(), getOfficialTexts()]);
  return (
    <RulePage
      rule={place.rule}
      catalogue={snapshot}
      official={official.get(place.rule) ?? null}
      counterparts={
        <>
          <CounterpartRows id={place.rule} lang={lang} />
          <RuleInPlayLink rule={place.rule} lang={lang} />
        </>
      }
      lang={lang}
    />
  );
}
