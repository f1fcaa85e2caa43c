import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { DeckPager } from "@/app/ui/decks/deck-pager";
import { getDecksHref, getNeighborPlaces, parsePageNumber } from "@/app/ui/decks/decks-href";
import { redirectNumberedPage } from "@/app/ui/decks/leave-numbered-page";
import { getFeedLinks } from "@/app/ui/feeds/feed-links";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { DeckFilters, type PublicDecksWish } from "@/app/ui/magmell/decks/list/deck-filters";
import { DeckSearchResults } from "@/app/ui/magmell/decks/list/decks-found";
import { PublicDecks } from "@/app/ui/magmell/decks/list/public-decks";
import { StarterDeckList } from "@/app/ui/magmell/starters/starter-shelf";
import type { Viewer } from "@/lib/accounts/types";
import { readDeckSort } from "@/lib/decks/deck-sort";
import type { ListPageRequest } from "@/lib/decks/listed/data";
import { getViewer } from "@/lib/http/viewer";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { listPublicDecks } from "@/lib/magmell/decks/data";
import { readFactsFilter } from "@/lib/magmell/decks/facts/deck-facts";
import { refreshDeckFactsLater } from "@/lib/magmell/decks/facts/mutations";
import { findDecks } from "@/lib/magmell/search/decks/data";
import { getStarterDecks } from "@/lib/magmell/starters/data";

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, lead } = getDictionary(lang).decks.public;
  // Results and orders are as many as there are wishes: they lead to decks, and are no pages of their own to search engines.
  const own = Object.keys(await searchParams).length === 0;
  const alternates = { types: getFeedLinks(lang, "decks") };
  return { title, description: lead, alternates, ...(own ? {} : { robots: { index: false, follow: true } }) };
}

export default async function PublicDecksPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const asker = await getViewer();
  const given = await searchParams;
  const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  const wish: PublicDecksWish = {
    q: textOf(given.q),
    // Brackets are how a query writes the name of a card.
    card: textOf(given.card).replace(/[《》]/gu, ""),
    sort: readDeckSort(given.sort),
    ...readFactsFilter(given.colors, given.legal),
  };
  const isSearch = wish.q !== "" || wish.card !== "";
  const typed = wish.card === "" ? wish.q : `${wish.q} 《${wish.card}》`;
  const found = isSearch ? await findDecks(asker, typed, parsePageNumber(given.page), wish.sort, wish) : null;
  // The address that stays in the bar is the canonical one; what cannot be read stays as it was typed.
  if (found && wish.card === "" && found.query.warnings.length === 0 && found.canonical !== wish.q)
    redirect(getDecksHref(lang, { ...wish, q: found.canonical, page: found.page }));
  if (found === null) redirectNumberedPage(given.page, getDecksHref(lang, wish));
  const catalogue = await getCatalogue();
  refreshDeckFactsLater(catalogue);
  const { decks, site } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page py-8 max-sm:py-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-2xl">{decks.public.title}</h1>
          <p className="mt-1 text-ink-soft max-sm:sr-only">{decks.public.lead}</p>
        </div>
        <ButtonLink size="small" href={localizePath(lang, "/decks/mine")}>
          {site.account.mine}
        </ButtonLink>
      </div>
      <DeckFilters wish={wish} lang={lang} />
      {found ? (
        <DeckSearchResults found={found} wish={wish} catalogue={catalogue} lang={lang} />
      ) : (
        <Shelves
          asker={asker}
          wish={wish}
          after={given.after}
          before={given.before}
          catalogue={catalogue}
          lang={lang}
        />
      )}
    </main>
  );
}

type ShelvesProps = ListPageRequest & {
  asker: Viewer | null;
  wish: PublicDecksWish;
  catalogue: Catalogue;
  lang: Lang;
};

/** A page of the public decks of players and the starter decks, which come first while players have none. */
async function Shelves({ asker, wish, catalogue, lang, ...asked }: ShelvesProps) {
  const list = await listPublicDecks(asker, { sort: wish.sort, facts: wish, ...asked });
  const isFiltered = wish.colors.length > 0 || wish.legal;
  const starters = list.previous === null && wish.sort === "newest" && !isFiltered ? await getStarterDecks() : [];
  const { decks, deckSearch } = getDictionary(lang);
  const { starters: text } = decks;
  const players = (
    <section key="players" aria-labelledby="players" className="grid gap-4">
      <h2 id="players" className="text-xl">
        {text.players}
      </h2>
      {list.decks.length > 0 ? (
        <PublicDecks decks={list.decks} catalogue={catalogue} lang={lang} />
      ) : isFiltered ? (
        <p className="text-ink-soft">
          {deckSearch.none}{" "}
          <a className="link" href={localizePath(lang, "/decks")}>
            {deckSearch.all}
          </a>
        </p>
      ) : (
        <p className="text-ink-soft">
          {decks.public.none}{" "}
          <a className="link" href={localizePath(lang, "/decks/new")}>
            {decks.build}
          </a>
        </p>
      )}
      <DeckPager
        label={text.players}
        {...getNeighborPlaces(list, (place) => getDecksHref(lang, { ...wish, ...place }))}
        lang={lang}
      />
    </section>
  );
  const own = starters.length > 0 && (
    <section key="starters" aria-labelledby="starters" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="starters" className="text-xl">
          {text.title}
        </h2>
        <p className="text-ink-soft text-sm">{text.lead}</p>
      </div>
      <StarterDeckList decks={starters} names={catalogue.names} lang={lang} />
    </section>
  );
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10">
      {list.decks.length > 0 ? [players, own] : [own, players]}
    </div>
  );
}
