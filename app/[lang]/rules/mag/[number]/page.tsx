import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import { isLang } from "@/app/ui/i18n/lang";
import { languageAlternates } from "@/app/ui/layout/language-alternates";
import { CounterpartRows } from "@/app/ui/library/counterpart-rows";
import { SeenOnTable } from "@/app/ui/library/seen-on-table";
import { bareNumber, chapterHref, ruleHref } from "@/app/ui/links/rule-address";
import { type Chapter, OUTLINE } from "@/app/ui/rules/outline";
import { ChapterPage } from "@/app/ui/rules/page/chapter-page";
import { RulePage } from "@/app/ui/rules/page/rule-page";
import { formatChapterTitle } from "@/app/ui/rules/page/rule-trail";
import { isRuleId, RULES, type RuleId } from "@/engine/magmell/rulebook";
import { catalogue } from "@/lib/catalogue/store/data";
import { decodePathPart } from "@/lib/http/decode-path-part";
import { officialTexts } from "@/lib/library/texts/data";

type Props = { params: Promise<{ lang: string; number: string }> };

/** The subject of an address: a chapter by its one digit, a rule by its number in digits of any width, or nothing. */
function placeOf(part: string): { chapter: Chapter } | { rule: RuleId } | null {
  const number = decodePathPart(part).slice(0, 40).normalize("NFKC").trim().replace(/\.$/, "");
  const chapter = OUTLINE.find((one) => String(one.number) === number);
  if (chapter) return { chapter };
  const rule = `mag:${number}`;
  return isRuleId(rule) ? { rule } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, number } = await params;
  const place = placeOf(number);
  if (!isLang(lang) || !place) return {};
  const words = dictionary(lang);
  if ("chapter" in place) {
    const title = formatChapterTitle(words, place.chapter, lang);
    const description = words.rules.description;
    return { title, description, alternates: languageAlternates(lang, `/rules/mag/${place.chapter.number}`) };
  }
  const summary = RULES[place.rule][lang];
  const bare = bareNumber(place.rule);
  return {
    title: `${bare} ${summary}`,
    description: format(words.rulesPage.description, { number: bare, summary }),
    alternates: languageAlternates(lang, `/rules/mag/${bare}`),
  };
}

export default async function Rule({ params }: Props) {
  const { lang, number } = await params;
  const place = placeOf(number);
  if (!isLang(lang) || !place) notFound();
  const words = dictionary(lang);
  if ("chapter" in place) {
    if (number !== String(place.chapter.number)) redirect(chapterHref(lang, place.chapter.number));
    return <ChapterPage chapter={place.chapter} lang={lang} words={words} />;
  }
  if (number !== bareNumber(place.rule)) redirect(ruleHref(lang, place.rule));
  const [snapshot, official] = await Promise.all([catalogue(), officialTexts()]);
  return (
    <RulePage
      rule={place.rule}
      catalogue={snapshot}
      official={official.get(place.rule) ?? null}
      counterparts={
        <>
          <CounterpartRows id={place.rule} lang={lang} words={words} />
          <SeenOnTable rule={place.rule} lang={lang} words={words} />
        </>
      }
      lang={lang}
      words={words}
    />
  );
}
