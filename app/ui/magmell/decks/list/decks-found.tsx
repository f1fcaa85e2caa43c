import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { DeckPager, getNeighborPages } from "@/app/ui/decks/deck-pager";
import { getDecksHref } from "@/app/ui/decks/decks-href";
import { EmptyDeckList } from "@/app/ui/decks/empty-shelf";
import { QueryNotice } from "@/app/ui/magmell/card/browse/query/query-notice";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { DeckSummary } from "@/lib/magmell/decks/types";
import type { Query } from "@/lib/magmell/search/query/types";
import type { PublicDecksWish } from "./deck-filters";
import { PublicDecks } from "./public-decks";

type DeckSearchResult = {
  readonly query: Query;
  readonly canonical: string;
  readonly decks: readonly DeckSummary[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onlyNewest: number | null;
};
type Props = {
  readonly found: DeckSearchResult;
  readonly wish: PublicDecksWish;
  readonly catalogue: Catalogue;
  readonly lang: Lang;
};

/** Renders a page of the results of a deck search, with warnings about the query. */
export function DeckSearchResults({ found, wish, catalogue, lang }: Props) {
  const { deckSearch } = getDictionary(lang);
  const { query, total, page, pages, onlyNewest } = found;
  return (
    <section aria-labelledby="found" className="mt-6 grid gap-4">
      <QueryNotice query={query} hrefOf={(q) => getDecksHref(lang, { ...wish, q })} lang={lang} />
      <div>
        <h2 id="found" className="text-xl">
          {deckSearch.title}
        </h2>
        <p className="text-ink-soft text-sm">
          {formatPlural(lang, deckSearch.count, total)}
          {onlyNewest === null ? null : ` · ${format(deckSearch.onlyNewest, { n: onlyNewest })}`}
        </p>
      </div>
      {found.decks.length > 0 ? (
        <PublicDecks decks={found.decks} catalogue={catalogue} lang={lang} />
      ) : (
        <EmptyDeckList
          title={deckSearch.none}
          text={deckSearch.noneText}
          action={deckSearch.all}
          href={localizePath(lang, "/decks")}
        />
      )}
      <DeckPager
        label={deckSearch.title}
        {...getNeighborPages(page, pages, (next) => getDecksHref(lang, { ...wish, page: next }))}
        place={format(deckSearch.pages, { page, pages })}
        lang={lang}
      />
    </section>
  );
}
