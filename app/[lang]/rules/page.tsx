import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { feedLinks } from "@/app/ui/feeds/feed-words";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import { isLang } from "@/app/ui/i18n/lang";
import { languageAlternates } from "@/app/ui/layout/language-alternates";
import { LibraryNav } from "@/app/ui/library/library-nav";
import { ruleHref } from "@/app/ui/links/rule-address";
import { RuleText } from "@/app/ui/links/rule-text";
import { PageFilter } from "@/app/ui/page-filter/page-filter";
import { FoundRules } from "@/app/ui/rules/found-rules";
import { RuleSearchForm } from "@/app/ui/rules/rule-search-form";
import { Rulebook } from "@/app/ui/rules/rulebook";
import { RULE_IDS } from "@/engine/magmell/rulebook";
import { officialTexts } from "@/lib/library/texts/data";
import { findRules, MOST_TYPED, ruleByNumber } from "@/lib/rules/find-rules";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = dictionary(lang).rules;
  const typed = typedIn(await searchParams);
  const found = typed === "" ? {} : { robots: { index: false } };
  const alternates = { ...languageAlternates(lang, "/rules"), types: feedLinks(lang, "rulings") };
  return { title, description, alternates, ...found };
}

export default async function Rules({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const typed = typedIn(await searchParams);
  const named = ruleByNumber(typed);
  if (named) redirect(ruleHref(lang, named));
  const { library, rules, rulesSearch, pageFilter } = dictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-10">
      <LibraryNav lang={lang} here={null} words={library} />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{rules.title}</h1>
        {typed === "" ? (
          <>
            <p>{format(rules.summaries, { count: RULE_IDS.length })}</p>
            <p>{rules.silence}</p>
            <p className="text-ink-soft text-sm">
              <RuleText text={rules.official} lang={lang} />
            </p>
          </>
        ) : null}
      </header>
      <RuleSearchForm typed={typed} lang={lang} words={rulesSearch} />
      {typed === "" ? (
        <PageFilter
          root="rulebook"
          field="main search input"
          entries="li[id], article[id]"
          headings="h3[id], h4[id]"
          aside="section nav, section > p"
          words={pageFilter}
        />
      ) : null}
      {typed === "" ? (
        <Rulebook lang={lang} words={rules} />
      ) : (
        <FoundRules found={findRules(typed, await officialTexts())} typed={typed} lang={lang} words={rulesSearch} />
      )}
    </main>
  );
}

/** The words searched for; empty for the whole rulebook. */
const typedIn = ({ q }: Awaited<Props["searchParams"]>): string =>
  (typeof q === "string" ? q : "").slice(0, MOST_TYPED).trim();
