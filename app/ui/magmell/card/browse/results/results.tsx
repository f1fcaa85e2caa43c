import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getTextLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { getDisplayHref, getSearchHref } from "@/app/ui/links/browse-address";
import { AddControl } from "@/app/ui/magmell/card/adding/add-control";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { CardRow } from "@/app/ui/magmell/card/card-row";
import { CARD_WORD_PATHS } from "@/app/ui/magmell/card/card-words";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { PAGE_SIZE } from "@/lib/collections";
import { createHighlighter } from "@/lib/magmell/search/highlight";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import type { Query, QueryOptions } from "@/lib/magmell/search/query/types";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";
import { findWidenedQuery, type WidenedQuery } from "@/lib/magmell/search/run/everyday-words";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import { FacetPanel } from "../facets/facet-panel";
import { buildFacetGroups } from "../facets/facets-of";
import { ActiveTerms } from "../query/active-terms";
import { listActiveTerms } from "../query/active-terms-of";
import { CardChecklist } from "./card-checklist";
import { CardTexts } from "./card-texts";
import { LiveResults } from "./live-results";
import { createMarker, renderOtherMatch } from "./marker";
import { EmptyResults } from "./no-cards";
import { Pager } from "./pager";
import { ResultBar, ResultBarOverflow } from "./result-bar";
import type { ResultDisplay, ResultViewProps, SearchView } from "./result-view";
import { getGridClass, getHitHref, getHitKey, MAX_LIVE_CARDS } from "./result-view";
import { WidenedNote } from "./widened-note";

/** Renders cards in one line each. */
const CardList = ({ hits, lang, highlight, from }: ResultViewProps) => (
  <Unhydrated as="ul" className="divide-y divide-line rounded-[3px] border border-line bg-leaf">
    {hits.map((hit) => (
      <li key={getHitKey(hit)} className="hover:bg-wash has-focus-visible:bg-wash">
        <CardRow
          card={hit.card}
          lang={lang}
          href={getHitHref(lang, hit, from)}
          result
          mark={(text) => createMarker(highlight)(hit.card, text === hit.card.name ? "name" : "englishName", text)}
          other={renderOtherMatch(highlight, hit.card, SHOWN[getTextLang(lang)])}
          after={
            <>
              {hit.printing ? <span className={NUMBER}>{hit.printing.number}</span> : null}
              <AddControl card={hit.card} lang={lang} />
            </>
          }
        />
      </li>
    ))}
  </Unhydrated>
);

const NUMBER = "w-16 text-right text-ink-soft text-xs max-sm:hidden";

/** The names that a row has anyway. */
const SHOWN = { ja: ["name"], en: ["name", "englishName"] } as const;

/** Renders cards as faces, two per row on the narrowest screens; large faces with their whole text. */
const CardGrid = ({ hits, lang, from, large }: ResultViewProps) => (
  <Unhydrated as="ul" className={getGridClass(large)}>
    {hits.map((hit) => (
      <li key={getHitKey(hit)} className="relative">
        <a href={getHitHref(lang, hit, from)} data-result="" className="face-link">
          <CardFace card={hit.card} printing={hit.printing ?? hit.card.printings.at(-1)} lang={lang} small={!large} />
        </a>
        <AddControl card={hit.card} lang={lang} edge />
      </li>
    ))}
  </Unhydrated>
);

type Props = {
  found: SearchView;
  page: number;
  display: ResultDisplay;
  large?: boolean;
  /** Further entries of the menu next to the results. */
  more?: ReactNode;
  lang: Lang;
};

const VIEWS: Readonly<Record<ResultDisplay, (props: ResultViewProps) => ReactNode>> = {
  grid: CardGrid,
  list: CardList,
  text: CardTexts,
  checklist: CardChecklist,
};

/** Renders one page of search results next to its filters. Prepares only the cards of that page. */
export function SearchResultView({ found, page, display, large = false, more, lang }: Props) {
  const words = getDictionary(lang);
  const { search } = words;
  const widened =
    found.result.total > 0 ? null : findWidenedQuery(getSearchIndex(found.snapshot), found.query, found.context);
  const shown = widened ? widenView(found, widened) : found;
  const { query, result } = shown;
  const hits = result.hits((page - 1) * PAGE_SIZE, PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(result.total / PAGE_SIZE));
  const hrefOf = (changed: Query, at = 1) => getSearchHref(lang, writeQuery(changed), at);
  const withOptions = (options: QueryOptions) => hrefOf({ ...query, options });
  // A view that the query names goes before the remembered one, so choosing another takes its name out of the query.
  const { display: _, ...others } = query.options;
  const withoutDisplay = writeQuery({ ...query, options: others });
  const own = (
    <>
      <WidenedNote found={found} widened={widened} lang={lang} />
      {hits.length > 0 ? (
        <View
          display={display}
          hits={hits}
          lang={lang}
          highlight={shown.highlight}
          from={withoutDisplay}
          large={large}
        />
      ) : result.total > 0 ? (
        <p>
          {search.beyond}{" "}
          <a className="link" href={hrefOf(query)}>
            {search.firstPage}
          </a>
        </p>
      ) : (
        <EmptyResults found={found} lang={lang} />
      )}
      <Pager page={page} pages={pages} hrefOf={(at) => hrefOf(query, at)} lang={lang} />
    </>
  );
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-4 max-lg:gap-y-2 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <FacetPanel groups={buildFacetGroups(shown, lang, words)} lang={lang} />
      <ResultBar
        found={{ total: result.total, page, pages, shown: hits.length }}
        options={query.options}
        displayHref={(one) => getDisplayHref(lang, withoutDisplay, page, one)}
        display={display}
        withOptions={withOptions}
        more={more}
        lang={lang}
      />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 max-lg:col-span-2 max-sm:order-2">
        <div data-asked="" className="empty:hidden inert:opacity-50">
          <ActiveTerms
            terms={listActiveTerms(found.query, lang, words)}
            clearHref={clearHref(query, lang)}
            lang={lang}
          />
        </div>
        {display === "grid" && !query.options.asOf && found.snapshot.cards.length <= MAX_LIVE_CARDS ? (
          <WithWords lang={lang} words={["search.empty", "search.pages", ...CARD_WORD_PATHS]}>
            <LiveResults version={found.snapshot.version} large={large} lang={lang}>
              {own}
            </LiveResults>
          </WithWords>
        ) : (
          own
        )}
        <ResultBarOverflow options={query.options} withOptions={withOptions} lang={lang} />
      </div>
    </div>
  );
}

/** The view of a search with its words read as more than names. */
function widenView(found: SearchView, { query: { root, options } }: WidenedQuery): SearchView {
  const query = { ...found.query, root, options };
  return {
    ...found,
    query,
    result: searchCatalogue(getSearchIndex(found.snapshot), query, found.context),
    highlight: createHighlighter(root, null),
  };
}

function View({ display, ...props }: ResultViewProps & { display: ResultDisplay }) {
  const Chosen = VIEWS[display];
  return <Chosen {...props} />;
}

/** Everything, in the same order and counted alike. */
const clearHref = ({ options }: Query, lang: Lang): string => {
  const { tokens: _, retired: __, asOf: ___, unread: ____, ...shown } = options;
  return getSearchHref(lang, writeQuery({ text: "", root: null, options: shown }));
};
