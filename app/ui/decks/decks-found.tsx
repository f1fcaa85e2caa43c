import type { DeckSummary } from "@/lib/decks/types";
import type { Query } from "@/lib/search/query/types";
import { QueryNotice } from "../card/browse/query/query-notice";
import type { Dictionary } from "../i18n/dictionary";
import { format, plural } from "../i18n/format";
import { href, type Lang } from "../i18n/lang";
import { ButtonLink } from "../kit/button-link";
import { EmptyShelf } from "./empty-shelf";
import { PublicDecks } from "./public-decks";

type Found = {
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
  readonly found: Found;
  readonly lang: Lang;
  readonly words: Pick<Dictionary, "decks" | "deckSearch" | "search">;
};

/** The address of a search for decks, without a page for the first. */
export const decksHref = (lang: Lang, text: string, page = 1): string =>
  href(lang, `/decks?q=${encodeURIComponent(text)}${page > 1 ? `&page=${page}` : ""}`);

/** A page of the results of a deck search, with warnings about the query. */
export function DecksFound({ found, lang, words: { decks, deckSearch, search } }: Props) {
  const { query, canonical, total, page, pages, onlyNewest } = found;
  return (
    <section aria-labelledby="found" className="mt-6 grid gap-4">
      <QueryNotice query={query} hrefOf={(text) => decksHref(lang, text)} words={search} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="found" className="text-xl">
          {deckSearch.title}
        </h2>
        <p className="text-ink-soft text-sm">
          {plural(lang, deckSearch.count, total)}
          {onlyNewest === null ? null : ` · ${format(deckSearch.onlyNewest, { n: onlyNewest })}`}
        </p>
      </div>
      {found.decks.length > 0 ? (
        <PublicDecks decks={found.decks} lang={lang} words={decks} />
      ) : (
        <EmptyShelf
          title={deckSearch.none}
          text={deckSearch.noneText}
          action={deckSearch.all}
          href={href(lang, "/decks")}
        />
      )}
      {pages > 1 ? (
        <nav aria-label={deckSearch.title} className="flex flex-wrap items-center justify-between gap-3">
          {page > 1 ? (
            <ButtonLink href={decksHref(lang, canonical, page - 1)} rel="prev">
              {deckSearch.newer}
            </ButtonLink>
          ) : (
            <span />
          )}
          <span className="text-ink-soft text-sm">{format(deckSearch.pages, { page, pages })}</span>
          {page < pages ? (
            <ButtonLink href={decksHref(lang, canonical, page + 1)} rel="next">
              {deckSearch.older}
            </ButtonLink>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
    </section>
  );
}
