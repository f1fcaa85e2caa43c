import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { DeckSearch } from "@/app/ui/saved-decks/deck-search";
import { DecksFound } from "@/app/ui/saved-decks/decks-found";
import { EmptyShelf } from "@/app/ui/saved-decks/empty-shelf";
import { PublicDecks } from "@/app/ui/saved-decks/public-decks";
import { StarterShelf } from "@/app/ui/starters/starter-shelf";
import { href, isLang, type Lang, words } from "@/app/ui/words";
import type { Viewer } from "@/lib/accounts/types";
import { viewer } from "@/lib/auth";
import { catalogue } from "@/lib/catalogue/data";
import { type Cursor, readCursor } from "@/lib/decks/cursor";
import { listPublic } from "@/lib/decks/data";
import { findDecks } from "@/lib/search/decks/data";
import { starterShelf } from "@/lib/starters/data";

type Props = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, lead } = words(lang).decks.public;
  return { title, description: lead };
}

export default async function PublicDecksPage({ params, searchParams }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const asker = await viewer();
  const given = await searchParams;
  const typed = String(given.q ?? "").trim();
  const after = readCursor(given.after);
  const page = /^[1-9]\d{0,3}$/.test(String(given.page)) ? Number(given.page) : 1;
  const { decks, site, deckSearch, search } = words(lang);
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
      {typed === "" ? (
        <Shelves asker={asker} after={after} lang={lang} />
      ) : (
        <DecksFound
          found={await findDecks(asker, typed, page)}
          {...{ page, lang, words: { decks, deckSearch, search } }}
        />
      )}
    </main>
  );
}

/** Starter decks and the public decks of players, the one saved last first. */
async function Shelves({ asker, after, lang }: { asker: Viewer | null; after: Cursor | null; lang: Lang }) {
  const [{ decks: list, next }, starters] = await Promise.all([listPublic(asker, after), after ? [] : starterShelf()]);
  const { names } = await catalogue();
  const { decks, site } = words(lang);
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
