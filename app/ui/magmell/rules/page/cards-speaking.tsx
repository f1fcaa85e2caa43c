import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getTermStem, type TermUsage } from "@/lib/magmell/rules/cards-using";
import styles from "./rule-page.module.css";

type Props = { found: readonly TermUsage[]; lang: Lang };

/** Cards that are named before the search takes over. */
const SHOWN = 8;

/** Renders the cards whose texts use the terms of a rule: a few by name, and a link to a search for all. */
export function CardsUsingRuleTerms({ found, lang }: Props) {
  const words = getDictionary(lang).rulesPage;
  const used = found.filter(({ cards }) => cards.length > 0);
  if (used.length === 0) return null;
  return (
    <section aria-labelledby="texts" className={styles.part}>
      <h2 id="texts">{words.cards}</h2>
      {used.map(({ term, cards }) => (
        <div key={term} className="grid gap-1">
          <h3>{formatPlural(lang, words.cardsWith, cards.length, { word: getTermStem(term) })}</h3>
          <ul className="flex flex-wrap gap-x-4">
            {cards.slice(0, SHOWN).map((card) => (
              <CardLink key={card.number} card={card} lang={lang} />
            ))}
            <li>
              <a
                href={getCanonicalSearchHref(lang, `o:${getTermStem(term)}`)}
                className="link inline-flex min-h-8 items-center font-medium pointer-coarse:min-h-11"
              >
                {words.allCards}
              </a>
            </li>
          </ul>
        </div>
      ))}
    </section>
  );
}

const CardLink = ({ card, lang }: { card: CatalogueCard; lang: Lang }) => (
  <li>
    <a href={getCardHref(lang, card.name)} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
      {lang === "ja" ? card.name : card.englishName}
    </a>
  </li>
);
