import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { EngineSupportLink } from "@/app/ui/links/engine-support-link";
import { getRuleHref, getRuleNumber } from "@/app/ui/links/rule-address";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { HOUSE_RULINGS_BY_ID, type HouseRulingId } from "@/engine/magmell/rulebook";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { findRulesProvenTogether } from "@/lib/magmell/rules/references";
import { findRulingsCiting } from "@/lib/magmell/rules/rulings-citing";
import { HOUSE_RULING_IDS } from "../outline";
import { CitingRulings } from "./citing-rulings";
import { RuleBreadcrumbs } from "./rule-breadcrumbs";
import { RuleNeighbors } from "./rule-neighbors";
import styles from "./rule-page.module.css";
import { RuleReferences } from "./rule-references";
import { RuleRows } from "./rule-rows";

type Props = {
  house: HouseRulingId;
  catalogue: Catalogue;
  /** Words of the other game that play the same part. */
  counterparts: ReactNode;
  lang: Lang;
};

/** Renders a ruling of this site: the question, the reason, and the rules that leave the question open. */
export function HouseRulingPage({ house, catalogue, counterparts, lang }: Props) {
  const text = getDictionary(lang).rulesPage;
  const { title, reason, rules } = HOUSE_RULINGS_BY_ID[house];
  const n = getRuleNumber(house);
  const other = lang === "ja" ? "en" : "ja";
  const sayRuling = (number: string) => format(text.ruling, { n: number });
  const together = findRulesProvenTogether(house).filter((rule) => !(rules as readonly string[]).includes(rule));
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-10">
      <RuleBreadcrumbs steps={[]} lang={lang} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <article className="grid min-w-0 max-w-[46rem] content-start gap-9 print:max-w-none">
          <header className="grid gap-3">
            <h1 className="text-2xl">{sayRuling(n)}</h1>
            <p className="text-lg">{title[getTextLang(lang)]}</p>
            <p lang={other} className="text-ink-soft">
              {title[other]}
            </p>
            <p className="text-ink-soft text-sm">{text.rulingsNote}</p>
          </header>
          <section aria-labelledby="reason" className={styles.part}>
            <h2 id="reason">{text.reason}</h2>
            <p>{reason[getTextLang(lang)]}</p>
          </section>
          <section aria-labelledby="concerns" className={styles.part}>
            <h2 id="concerns">{text.concerns}</h2>
            <RuleRows rules={rules} lang={lang} sayRuling={sayRuling} />
          </section>
          <RuleReferences references={{ explainedBy: [], usedBy: [], provenWith: together }} lang={lang} />
          <CitingRulings rulings={findRulingsCiting(catalogue, house)} catalogue={catalogue} lang={lang} />
          {counterparts}
          <EngineSupportLink id={house} lang={lang} />
          <RuleNeighbors {...neighborsOf(house, lang, sayRuling)} lang={lang} />
        </article>
      </div>
    </Unhydrated>
  );
}

function neighborsOf(house: HouseRulingId, lang: Lang, sayRuling: (n: string) => string) {
  const place = HOUSE_RULING_IDS.indexOf(house);
  const neighbor = (id: HouseRulingId | undefined) =>
    id ? { href: getRuleHref(lang, id), label: sayRuling(getRuleNumber(id)) } : null;
  return { before: neighbor(HOUSE_RULING_IDS[place - 1]), after: neighbor(HOUSE_RULING_IDS[place + 1]) };
}
