import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { IdenticonFigure } from "@/app/ui/figures/identicon-figure";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getCardHref, getSearchHref } from "@/app/ui/links/browse-address";
import { getKeyAnchor } from "@/app/ui/links/key-anchor";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { findQueryKey, NOT_KEY } from "@/lib/magmell/search/query/find-key";
import { suggestKeyNames } from "@/lib/magmell/search/query/known-words";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import type { Query } from "@/lib/magmell/search/query/types";
import { getQueryParts, removeQueryPart } from "@/lib/magmell/search/query/write/edit-query";
import { writeNode } from "@/lib/magmell/search/query/write/write-node";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";
import { type EmptyResultExplanation, explainEmptyResult } from "@/lib/magmell/search/run/explain";
import { describeTerm } from "../query/term-words";
import { describeEmptyResult, describeNearQuery } from "./describe-empty-result";
import type { SearchView } from "./result-view";
import { findSimilarlyNamedCards } from "./similarly-named-cards";

type Props = { found: Pick<SearchView, "query" | "snapshot" | "context">; lang: Lang };

/**
 * Renders why the list is empty: the terms that exclude all cards, the number of cards for each term alone, and similar
 * searches with results.
 */
export function EmptyResults({ found, lang }: Props) {
  const words = getDictionary(lang);
  const { query, snapshot, context } = found;
  const { empty } = words.search;
  const explained = explainEmptyResult(getSearchIndex(snapshot), query, context);
  const labels = explained.terms.map(({ node }) => describeTerm(node, words));
  return (
    <section className="grid justify-items-center gap-4 py-8 text-center">
      <IdenticonFigure name={empty.title} className="size-28" />
      <h2 className="text-xl">{describeEmptyResult(explained, labels, words.search)}</h2>
      <ProbablyMeant found={found} explained={explained} lang={lang} />
      {explained.nearest.length > 0 ? (
        <ul aria-label={empty.ways} className="flex flex-wrap justify-center gap-2">
          {explained.nearest.map((near) => (
            <li key={near.query.text}>
              <ButtonLink href={getSearchHref(lang, near.query.text)} size="small">
                {describeNearQuery(near, labels, words.search)}
                <span className="text-ink-soft">{formatPlural(lang, words.search.count, near.count)}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : null}
      {explained.terms.length > 1 ? <Terms explained={explained} labels={labels} lang={lang} /> : null}
      <ButtonLink href={getSearchHref(lang, "")} variant="quiet" size="small">
        {empty.all}
      </ButtonLink>
    </section>
  );
}

type MeantProps = Pick<Props, "lang"> & {
  found: Pick<SearchView, "query" | "snapshot">;
  explained: EmptyResultExplanation;
};

/** Renders suggestions for words that match no name: cards with similar names, and search keys. */
export const ProbablyMeant = ({ found, explained, lang }: MeantProps) => (
  <>
    <SimilarNames found={found} explained={explained} lang={lang} />
    <MeantKeys explained={explained} lang={lang} />
  </>
);

function SimilarNames({ found: { query, snapshot }, explained, lang }: MeantProps) {
  const meant = findSimilarlyNamedCards(explained, snapshot.cards);
  return meant.length === 0 ? null : (
    <p className="flex flex-wrap items-baseline justify-center gap-x-3">
      <span className="text-ink-soft">{getDictionary(lang).search.empty.meant}</span>
      {meant.map(({ card, text }) => (
        <a
          key={card.number}
          href={meantHref(query, card.name, text, lang)}
          className="link inline-flex min-h-9 items-center text-lg pointer-coarse:min-h-11"
        >
          {lang === "ja" ? card.name : card.englishName}
        </a>
      ))}
    </p>
  );
}

/** Link to the card if the query has no other terms, otherwise to the query with the name corrected. */
function meantHref(query: Query, name: string, text: string, lang: Lang): string {
  const part = getQueryParts(query).find((one) => writeNode(one) === text);
  const others = part ? removeQueryPart(query, part) : query;
  if (others.root === null) return getCardHref(lang, name);
  return getSearchHref(lang, writeQuery(readQuery(`${others.text} 《${name}》`)));
}

/** Suggests search keys for everyday words, such as コスト. */
function MeantKeys({ explained: { terms }, lang }: Omit<TermsProps, "labels">) {
  const names = terms.flatMap(({ node, count }) => {
    if (count > 0 || node.type !== "test" || node.predicate.on !== "words") return [];
    const folded = foldForSearch(node.predicate.value);
    return suggestKeyNames((word) => word === folded);
  });
  const keys = names.flatMap((name) => {
    const key = findQueryKey(name);
    return key === null || key === NOT_KEY ? [] : [{ name, key }];
  });
  return keys.length === 0 ? null : (
    <p className="flex flex-wrap items-baseline justify-center gap-x-3">
      <span className="text-ink-soft">{getDictionary(lang).search.empty.keys}</span>
      {keys.map(({ name, key }) => (
        <a
          key={name}
          href={`${localizePath(lang, "/syntax")}#${getKeyAnchor(key)}`}
          className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
        >
          {name}
        </a>
      ))}
    </p>
  );
}

type TermsProps = { explained: EmptyResultExplanation; labels: readonly string[]; lang: Lang };

/** Each term with the number of cards that match it alone. Terms that exclude each other are marked. */
const Terms = ({ explained, labels, lang }: TermsProps) => {
  const words = getDictionary(lang);
  return (
    <div className="w-full max-w-md text-left text-sm">
      <h3 className="mb-1 font-gothic font-medium text-ink-soft text-sm">{words.search.empty.terms}</h3>
      <ul className="divide-y divide-line rounded-[3px] border border-line bg-leaf">
        {explained.terms.map(({ text, count }, place) => (
          <li key={text}>
            <a
              href={getSearchHref(lang, text)}
              className="flex min-h-9 items-center justify-between gap-4 px-3 py-1 no-underline hover:bg-wash pointer-coarse:min-h-11"
            >
              <span className={explained.emptying.includes(place) ? "font-medium text-red" : undefined}>
                {labels[place]}
              </span>
              <span className="shrink-0 text-ink-soft">{formatPlural(lang, words.search.count, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
