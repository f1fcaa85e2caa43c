"use client";

import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { getCardInResultsHref, getSearchHref } from "@/app/ui/links/browse-address";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { getGridClass } from "./result-view";
import type { LiveResult } from "./search-worker";

type Props = { result: LiveResult; large: boolean; lang: Lang };

/** Renders the first page of results for the query being typed, in the same layout as the page. */
export function LiveGrid({ result: { canonical, total, cards, widened }, large, lang }: Props) {
  const empty = useWords("search.empty");
  const pages = useWords("search.pages");
  if (total === 0) return <p>{empty.title}</p>;
  return (
    <>
      {widened ? <p>{formatPlural(lang, widened === "texts" ? empty.inTexts : empty.asFilters, total)}</p> : null}
      <ul className={getGridClass(large)}>
        {cards.map((card) => (
          <li key={card.number}>
            <a href={getCardInResultsHref(lang, card.name, canonical)} data-result="" className="face-link">
              <CardFace card={card} printing={card.printings.at(-1)} lang={lang} small={!large} />
            </a>
          </li>
        ))}
      </ul>
      {total > cards.length ? (
        <a href={getSearchHref(lang, canonical, 2)} className="link inline-flex min-h-11 items-center">
          {pages.next}
        </a>
      ) : null}
    </>
  );
}
