import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { MENU_ITEM_CLASS } from "@/app/ui/kit/menu";
import { Icon } from "@/app/ui/kit/svg-icon";
import { getFaceSizeHref, getRandomHref, getSearchHref } from "@/app/ui/links/browse-address";
import { SearchHint } from "./facets/search-hint";
import { QueryNotice } from "./query/query-notice";
import { SearchBox } from "./query/search-box";
import { ResultKeyboard } from "./results/result-keyboard";
import type { ResultDisplay, SearchView } from "./results/result-view";
import { SearchResultView } from "./results/results";
import { DeferredRow } from "./results/whole-row";

type Props = {
  found: SearchView;
  page: number;
  /** The query as the URL carries it. */
  address: string;
  /** The query in the reader's words. */
  typed: string;
  display: ResultDisplay;
  large: boolean;
  /** Catalogue version of the card names used for autocompletion. */
  version: string;
  lang: Lang;
};

/** Renders the search page: the search box, warnings about the query, and the cards that match it. */
export function CardSearchPage({ found, page, address, typed, display, large, version, lang }: Props) {
  const size = large ? "small" : "large";
  const faces = display === "grid" ? ({ size, href: getFaceSizeHref(lang, address, page, size) } as const) : null;
  return (
    <main id="main" tabIndex={-1} className="page cards grid gap-4 py-6 max-sm:gap-2 max-sm:py-2">
      <Head lang={lang} query={address} faces={faces} />
      <div className="grid gap-1">
        <SearchBox lang={lang} text={typed} asked={address} version={version} />
        <div className="max-sm:hidden">
          <SearchHint lang={lang} />
        </div>
      </div>
      <QueryNotice query={found.query} hrefOf={(mended) => getSearchHref(lang, mended)} lang={lang} />
      <SearchResultView
        found={found}
        page={page}
        display={display}
        large={large}
        more={<ExpertWays lang={lang} query={address} />}
        lang={lang}
      />
      <div className="grid gap-1 border-line border-t pt-2 sm:hidden">
        <div className="flex flex-wrap gap-x-5">
          <Ways lang={lang} query={address} faces={faces} />
          <a href={localizePath(lang, "/cards/write")} className={WAY_CLASS}>
            {getDictionary(lang).search.write}
          </a>
        </div>
        <SearchHint lang={lang} />
      </div>
    </main>
  );
}

type HeadProps = {
  lang: Lang;
  query: string;
  /** The other size of faces and its URL; `null` where no faces are shown. */
  faces: { readonly size: "small" | "large"; readonly href: string } | null;
};

/** The title. On a phone only screen readers get it, so that the cards begin on the first screen. */
function Head({ lang, query, faces }: HeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 max-sm:sr-only">
      <h1 className="text-2xl">{getDictionary(lang).search.title}</h1>
      <DeferredRow className="no-print flex flex-wrap gap-x-5 max-sm:hidden">
        <Ways lang={lang} query={query} faces={faces} />
      </DeferredRow>
    </div>
  );
}

const WAY_CLASS = "link inline-flex min-h-9 items-center gap-1.5 text-sm pointer-coarse:min-h-11";

/** Renders links from the results: to larger or smaller faces, and to a random card of the results. */
function Ways({ lang, query, faces }: HeadProps) {
  const { search } = getDictionary(lang);
  return (
    <div className="no-print flex flex-wrap gap-x-5">
      {faces === null ? null : (
        <a href={faces.href} rel="nofollow" className={WAY_CLASS}>
          <Icon name={faces.size === "large" ? "larger" : "smaller"} size={16} />
          {search.faces[faces.size]}
        </a>
      )}
      <a href={getRandomHref(lang, query)} rel="nofollow" className={WAY_CLASS}>
        <Icon name="shuffle" size={16} />
        {search.random}
      </a>
    </div>
  );
}

/** Links for experienced users: the keyboard shortcuts of the page, and writing a custom card. */
const ExpertWays = ({ lang, query }: Omit<HeadProps, "faces">) => (
  <ul className="mt-1 border-line border-t pt-1">
    <li>
      <WithWords lang={lang} words={["search.keys"]}>
        <ResultKeyboard randomHref={getRandomHref(lang, query)} />
      </WithWords>
    </li>
    <li>
      <a href={localizePath(lang, "/cards/write")} className={MENU_ITEM_CLASS}>
        {getDictionary(lang).search.write}
      </a>
    </li>
  </ul>
);
