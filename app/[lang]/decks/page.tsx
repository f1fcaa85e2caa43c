import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { DeckSearch } from "@/app/ui/decks/deck-search";
import { DecksFound, decksHref } from "@/app/ui/decks/decks-found";
import { EmptyShelf } from "@/app/ui/decks/empty-shelf";
import { PublicDecks } from "@/app/ui/decks/public-decks";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { href, isLang, type Lang } from "@/app/ui/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { StarterShelf } from "@/app/ui/starters/starter-shelf";
import type { Viewer } from "@/lib/accounts/types";
import { catalogue } from "@/lib/catalogue/store/data";
import { type DeckCursor, readCursor } from "@/lib/decks/cursor";
import { listPublic } from "@/lib/decks/data";
import { viewer } from "@/lib/http/viewer";
import { findDecks } from "@/lib/search/decks/data";
import { starterShelf } from "@/lib/starters/data";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, lead } = dictionary(lang).decks.public;
  // Results are as many as there are queries: they lead to decks, and are no pages of their own to search engines.
  const isSearch = (await searchParams).q !== undefined;
  return { title, description: lead, ...(isSearch ? { robots: { index: false, follow: true } } : {}) };
}

export default async function PublicDecksPage({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const asker = await viewer();
  const given = await searchParams;
  const typed = String(given.q ?? "").trim();
  const after = readCursor(given.after);
  const page = /^[1-9]\d{0,3}$/.test(String(given.page)) ? Number(given.page) : 1;
  const found = typed === "" ? null : await findDecks(asker, typed, page);
  // The address that stays in the bar is the canonical one; what cannot be read stays as it was typed.
  if (found && found.query.warnings.length === 0 && found.canonical !== typed)
    redirect(decksHref(lang, found.canonical, found.page));
  const { decks, site, deckSearch, search } = dictionary(lang);
  const text = decks.public;
  return (
    <main id="main" tabIndex={-1} className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{text.title}</h1>
          <p className="mt-1 text-ink-soft">{text.lead}</p>
        </div>
        {asker ? <ButtonLink href={href(lang, "/decks/mine")}>{site.account.mine}</ButtonLink> : null}
      </div>
      <DeckSearch typed={typed} lang={lang} words={deckSearch} />
      {found ? (
        <DecksFound found={found} lang={lang} words={{ decks, deckSearch, search }} />
      ) : (
        <Shelves asker={asker} after={after} lang={lang} />
      )}
    </main>
  );
}

/** Starter decks and the public decks of players, the one saved last first. */
async function Shelves({ asker, after, lang }: { asker: Viewer | null; after: DeckCursor | null; lang: Lang }) {
  const [{ decks: list, next }, starters] = await Promise.all([listPublic(asker, after), after ? [] : starterShelf()]);
  const { names } = await catalogue();
  const { decks, site } = dictionary(lang);
  const text = decks.public;
  return (
    <>
      {starters.length > 0 ? (
        <section aria-labelledby="starters" className="mt-8 grid gap-4">
          <div>
            <h2 id="starters" className="text-xl">
              {decks.starters.title}
            </h2>
            <p className="text-ink-soft text-sm">{decks.starters.lead}</p>
          </div>
          <StarterShelf decks={starters} names={names} lang={lang} words={{ decks, site }} />
        </section>
      ) : null}
      <section aria-labelledby="players" className="mt-10 grid gap-4">
        <div>
          <h2 id="players" className="text-xl">
            {decks.starters.players}
          </h2>
          <p className="text-ink-soft text-sm">{decks.starters.playersLead}</p>
        </div>
        {list.length > 0 ? (
          <PublicDecks decks={list} lang={lang} words={decks} />
        ) : after ? (
          <p>{text.end}</p>
        ) : (
          <EmptyShelf title={text.emptyTitle} text={text.empty} action={decks.build} href={href(lang, "/decks/new")} />
        )}
      </section>
      {after || next ? (
        <nav aria-label={text.title} className="mt-6 flex flex-wrap justify-between gap-3">
          {after ? <ButtonLink href={href(lang, "/decks")}>{text.newest}</ButtonLink> : <span />}
          {next ? (
            <ButtonLink href={`${href(lang, "/decks")}?after=${next}`} rel="next">
              {text.older}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}
