import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { EngineSupportLink } from "@/app/ui/links/engine-support-link";
import { getChapterHref, getRuleHref, getRuleNumber } from "@/app/ui/links/rule-address";
import { getChapter, getParentRule, RULE_CHAPTERS, RULE_IDS, RULE_TEXTS, type RuleId } from "@/engine/magmell/rulebook";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { findCardsUsingTerm } from "@/lib/magmell/rules/cards-using";
import { getTermsDefinedBy } from "@/lib/magmell/rules/glossary";
import { getRuleReferences } from "@/lib/magmell/rules/references";
import { findRulingsCiting } from "@/lib/magmell/rules/rulings-citing";
import type { OfficialText as Text } from "@/lib/magmell/rules/types";
import { getAncestorRules, getChildRules, getRulingsOnRule, getSiblingRules } from "../outline";
import { CardsUsingRuleTerms } from "./cards-speaking";
import { CitingRulings } from "./citing-rulings";
import { OfficialText } from "./official-text";
import { formatChapterTitle, RuleBreadcrumbs } from "./rule-breadcrumbs";
import { RuleNeighbors } from "./rule-neighbors";
import styles from "./rule-page.module.css";
import { RuleReferences } from "./rule-references";
import { RuleRows } from "./rule-rows";

type Props = {
  rule: RuleId;
  catalogue: Catalogue;
  /** The text of the official document, where it is loaded. */
  official: Text | null;
  /** Words of the other game that play the same part, and where the rule is seen at work. */
  counterparts: ReactNode;
  lang: Lang;
};

/** Renders a rule: its summary, its place in the chapter, and its references. */
export function RulePage({ rule, catalogue, official, counterparts, lang }: Props) {
  const text = getDictionary(lang).rulesPage;
  const below = getChildRules(rule);
  const spoken = getTermsDefinedBy(rule).map((term) => ({ term, cards: findCardsUsingTerm(catalogue, term) }));
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-10">
      <Trail rule={rule} lang={lang} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <article className="grid min-w-0 max-w-[46rem] content-start gap-9 print:max-w-none">
          <RuleSummary rule={rule} lang={lang} />
          {official ? <OfficialText official={official} lang={lang} /> : null}
          {below.length > 0 ? (
            <section aria-labelledby="parts" className={styles.part}>
              <h2 id="parts">{text.parts}</h2>
              <RuleRows rules={below} lang={lang} sayRuling={String} />
            </section>
          ) : null}
          <Rulings rule={rule} lang={lang} />
          <RuleReferences references={getRuleReferences(rule)} lang={lang} />
          <CitingRulings rulings={findRulingsCiting(catalogue, rule)} catalogue={catalogue} lang={lang} />
          <CardsUsingRuleTerms found={spoken} lang={lang} />
          {counterparts}
          <EngineSupportLink id={rule} lang={lang} />
          <RuleNeighbors {...neighborsOf(rule, lang)} lang={lang} />
        </article>
        <Around rule={rule} lang={lang} />
      </div>
    </main>
  );
}

type PartProps = Pick<Props, "rule" | "lang">;

function Trail({ rule, lang }: PartProps) {
  const chapter = RULE_CHAPTERS.find(({ number }) => number === getChapter(rule));
  const steps = [
    ...(chapter ? [{ href: getChapterHref(lang, chapter.number), label: formatChapterTitle(chapter, lang) }] : []),
    ...getAncestorRules(rule).map((id) => ({
      href: getRuleHref(lang, id),
      label: RULE_TEXTS[id].heading ? `${getRuleNumber(id)} ${RULE_TEXTS[id][getTextLang(lang)]}` : getRuleNumber(id),
    })),
  ];
  return <RuleBreadcrumbs steps={steps} lang={lang} />;
}

/** The summary in the reader's language, and in the other one below it. A heading is itself the title. */
function RuleSummary({ rule, lang }: PartProps) {
  const { rulesPage } = getDictionary(lang);
  const other = lang === "ja" ? "en" : "ja";
  const { heading, ...summary } = RULE_TEXTS[rule];
  const number = getRuleNumber(rule);
  return (
    <header className="grid gap-3">
      <h1 className="text-2xl">
        {heading ? (
          <>
            <span className="mr-4 text-ink-soft">{number}</span>
            {summary[getTextLang(lang)]}
          </>
        ) : (
          format(rulesPage.rule, { number })
        )}
      </h1>
      {heading ? null : <p className="text-lg">{summary[getTextLang(lang)]}</p>}
      <p lang={other} className="text-ink-soft">
        {summary[other]}
      </p>
    </header>
  );
}

function Rulings({ rule, lang }: { rule: RuleId; lang: Lang }) {
  const words = getDictionary(lang).rulesPage;
  const rulings = getRulingsOnRule(rule);
  if (rulings.length === 0) return null;
  return (
    <section aria-labelledby="rulings" className={styles.part}>
      <div>
        <h2 id="rulings">{words.rulings}</h2>
        <p className="text-ink-soft text-sm">{words.rulingsNote}</p>
      </div>
      <RuleRows rules={rulings} lang={lang} sayRuling={(n) => format(words.ruling, { n })} />
    </section>
  );
}

/** Links to the neighboring rules. A rule without siblings is shown among the rules of its heading. */
function Around({ rule, lang }: PartProps) {
  const { rulesPage } = getDictionary(lang);
  const parent = getParentRule(rule);
  const [here, above] =
    parent !== null && getSiblingRules(rule).length === 1 ? [parent, getParentRule(parent)] : ([rule, parent] as const);
  return (
    <nav
      aria-labelledby="around"
      className={`no-print ${styles.aside} lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto`}
    >
      <h2 id="around">
        {above === null ? rulesPage.around : format(rulesPage.under, { number: getRuleNumber(above) })}
      </h2>
      <RuleRows rules={getSiblingRules(here)} here={rule} lang={lang} sayRuling={String} />
    </nav>
  );
}

function neighborsOf(rule: RuleId, lang: Lang) {
  const place = RULE_IDS.indexOf(rule);
  const neighbor = (id: RuleId | undefined) => (id ? { href: getRuleHref(lang, id), label: getRuleNumber(id) } : null);
  return { before: neighbor(RULE_IDS[place - 1]), after: neighbor(RULE_IDS[place + 1]) };
}
