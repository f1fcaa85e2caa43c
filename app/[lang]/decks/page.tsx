import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { DeckPager } from "@/app/ui/decks/deck-pager";
import { DeckSortTabs } from "@/app/ui/decks/deck-sort-tabs";
import { getDecksHref, getNeighborPlaces, parsePageNumber } from "@/app/ui/decks/decks-href";
import { EmptyDeckList } from "@/app/ui/decks/empty-shelf";
import { redirectNumberedPage } from "@/app/ui/decks/leave-numbered-page";
import { getFeedLinks } from "@/app/ui/feeds/feed-links";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { TextField } from "@/app/ui/kit/text-field";
import { DeckSearchResults } from "@/app/ui/magmell/decks/list/decks-found";
import { PublicDecks } from "@/app/ui/magmell/decks/list/public-decks";
import { StarterDeckList } from "@/app/ui/magmell/starters/starter-shelf";
import type { Viewer } from "@/lib/accounts/types";
import { type DeckSort, readDeckSort } from "@/lib/decks/deck-sort";
import type { ListPageRequest } from "@/lib/decks/listed/data";
import { getViewer } from "@/lib/http/viewer";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { listPublicDecks } from "@/lib/magmell/decks/data";
import { findDecks } from "@/lib/magmell/search/decks/data";
import { MAX_QUERY_LENGTH } from "@/lib/magmell/search/query/limits";
import { getStarterDecks } from "@/lib/magmell/starters/data";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, lead } = getDictionary(lang).decks.public;
  // Results and orders are as many as there are wishes: they lead to decks, and are no pages of their own to search engines.
  const own = Object.keys(await searchParams).length === 0;
  const alternates = { types: getFeedLinks(lang, "decks") };
  return { title, description: lead, alternates, ...(own ? {} : { robots: { index: false, follow: true } }) };
}

export default async function PublicDecksPage({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const asker = await getViewer();
  const given = await searchParams;
  const typed = String(given.q ?? "").trim();
  const sort = readDeckSort(given.sort);
  const found = typed === "" ? null : await findDecks(asker, typed, parsePageNumber(given.page), sort);
  // The address that stays in the bar is the canonical one; what cannot be read stays as it was typed.
  if (found && found.query.warnings.length === 0 && found.canonical !== typed)
    redirect(getDecksHref(lang, { q: found.canonical, sort, page: found.page }));
  if (found === null) redirectNumberedPage(given.page, getDecksHref(lang, { sort }));
  const { decks, site } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{decks.public.title}</h1>
          <p className="mt-1 text-ink-soft">{decks.public.lead}</p>
        </div>
        <ButtonLink href={localizePath(lang, "/decks/mine")}>{site.account.mine}</ButtonLink>
      </div>
      <DeckSearch typed={typed} sort={sort} lang={lang} />
      {found ? (
        <DeckSearchResults found={found} sort={sort} catalogue={await getCatalogue()} lang={lang} />
      ) : (
        <Shelves asker={asker} sort={sort} after={given.after} before={given.before} lang={lang} />
      )}
    </main>
  );
}

type ShelvesProps = ListPageRequest & { asker: Viewer | null; sort: DeckSort; lang: Lang };

/** Starter decks, on the first page, and a page of the public decks of players. */
async function Shelves({ asker, sort, lang, ...asked }: ShelvesProps) {
  const cards = await getCatalogue();
  const list = await listPublicDecks(asker, { sort, ...asked });
  const starters = list.previous === null && sort === "newest" ? await getStarterDecks() : [];
  const { decks } = getDictionary(lang);
  const { starters: text } = decks;
  return (
    <>
      {starters.length > 0 ? (
        <section aria-labelledby="starters" className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4">
          <div>
            <h2 id="starters" className="text-xl">
              {text.title}
            </h2>
            <p className="text-ink-soft text-sm">{text.lead}</p>
          </div>
          <StarterDeckList decks={starters} names={cards.names} lang={lang} />
        </section>
      ) : null}
      <section aria-labelledby="players" className="mt-10 grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h2 id="players" className="text-xl">
              {text.players}
            </h2>
            <p className="text-ink-soft text-sm">{text.playersLead}</p>
          </div>
          {list.decks.length > 0 ? (
            <DeckSortTabs sort={sort} hrefOf={(one) => `${getDecksHref(lang, { sort: one })}#players`} lang={lang} />
          ) : null}
        </div>
        {list.decks.length > 0 ? (
          <PublicDecks decks={list.decks} catalogue={cards} lang={lang} />
        ) : (
          <EmptyDeckList
            title={decks.public.emptyTitle}
            text={decks.public.empty}
            action={decks.build}
            href={localizePath(lang, "/decks/new")}
          />
        )}
        <DeckPager
          label={text.players}
          {...getNeighborPlaces(list, (place) => getDecksHref(lang, { sort, ...place }))}
          lang={lang}
        />
      </section>
    </>
  );
}

type SearchProps = {
  readonly typed: string;
  readonly sort: DeckSort;
  readonly lang: Lang;
};

/** Renders the field in which a query for decks is typed; a plain form, so that it works without scripts. */
function DeckSearch({ typed, sort, lang }: SearchProps) {
  const words = getDictionary(lang).deckSearch;
  return (
    <search className="no-print mt-4 grid gap-1">
      <form action={localizePath(lang, "/decks")} className="flex gap-2 sm:gap-3">
        <TextField
          label={words.label}
          hideLabel={true}
          name={"q"}
          type={"search"}
          defaultValue={typed}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={words.placeholder}
          autoComplete={"off"}
          frameClassName="min-w-0 flex-1"
        />
        {sort === "newest" ? null : <input type="hidden" name="sort" value={sort} />}
        <Button type="submit" variant="primary" className="max-sm:px-4">
          {words.submit}
        </Button>
      </form>
      <a
        href={localizePath(lang, "/syntax#decks")}
        className="link inline-flex min-h-8 items-center justify-self-start text-sm pointer-coarse:min-h-11"
      >
        {words.howTo}
      </a>
    </search>
  );
}
