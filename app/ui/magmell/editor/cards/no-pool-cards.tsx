"use client";

import { useMemo } from "react";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { describeTerm } from "@/app/ui/magmell/card/browse/query/term-words";
import { describeEmptyResult, describeNearQuery } from "@/app/ui/magmell/card/browse/results/describe-empty-result";
import { findSimilarlyNamedCards } from "@/app/ui/magmell/card/browse/results/similarly-named-cards";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { PoolResult } from "./pool-search";

export type EmptyPoolProps = {
  found: PoolResult;
  cards: readonly CatalogueCard[];
  lang: Lang;
  /** Searches for a query in the place of text and chips. */
  onSearch: (query: string) => void;
};

/**
 * Renders why the pool shows no cards: the terms with their counts, terms that exclude one another, and similar
 * searches.
 */
export function EmptyPool({ found, cards, lang, onSearch }: EmptyPoolProps) {
  const explained = useMemo(() => found.explain(), [found]);
  const search = useSearchWords();
  const { empty, count } = search;
  const site = {
    kinds: useWords("site.kinds"),
    timings: useWords("site.timings"),
    colors: useWords("site.colors"),
  };
  const meant = findSimilarlyNamedCards(explained, cards);
  // Hidden cards have no place in a deck.
  const nearest = explained.nearest.filter(({ change }) => change !== "include");
  const labels = explained.terms.map(({ node }) => describeTerm(node, { search, site }));
  return (
    <section aria-label={empty.title} className="grid gap-3 py-4 text-sm">
      <p>{describeEmptyResult(explained, labels, search)}</p>
      {meant.length > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-ink-soft">{empty.meant}</span>
          {meant.map(({ card }) => (
            <button
              key={card.number}
              type="button"
              className="link min-h-9 text-base pointer-coarse:min-h-11"
              onClick={() => onSearch(lang === "ja" ? card.name : card.englishName)}
            >
              {lang === "ja" ? card.name : card.englishName}
            </button>
          ))}
        </p>
      ) : null}
      {nearest.length > 0 ? (
        <ul aria-label={empty.ways} className="flex flex-wrap gap-2">
          {nearest.map((near) => (
            <li key={near.query.text}>
              <Button size="small" onClick={() => onSearch(near.query.text)}>
                {describeNearQuery(near, labels, search)}
                <span className="text-ink-soft">{formatPlural(lang, count, near.count)}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {explained.terms.length > 1 ? (
        <div>
          <h3 className="mb-1 font-gothic font-medium text-ink-soft text-sm">{empty.terms}</h3>
          <ul className="divide-y divide-line rounded-[3px] border border-line bg-leaf">
            {explained.terms.map((term, place) => (
              <li key={term.text}>
                <button
                  type="button"
                  onClick={() => onSearch(term.text)}
                  className="flex min-h-9 w-full items-center justify-between gap-4 px-3 py-1 text-left hover:bg-wash pointer-coarse:min-h-11"
                >
                  <span className={explained.emptying.includes(place) ? "font-medium text-red" : undefined}>
                    {labels[place]}
                  </span>
                  <span className="shrink-0 text-ink-soft">{formatPlural(lang, count, term.count)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

/** Returns the words of terms, and of a search that finds nothing. */
const useSearchWords = () => ({
  facets: useWords("search.facets"),
  asOf: useWords("search.asOf"),
  or: useWords("search.or"),
  range: useWords("search.range"),
  tags: useWords("search.tags"),
  abilities: useWords("search.abilities"),
  coverage: useWords("search.coverage"),
  colorless: useWords("search.colorless"),
  colorsExactly: useWords("search.colorsExactly"),
  colorsMost: useWords("search.colorsMost"),
  colorsAll: useWords("search.colorsAll"),
  empty: useWords("search.empty"),
  count: useWords("search.count"),
});
