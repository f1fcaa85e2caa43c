import { type DictionaryPath, getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { EmptyDeckList } from "@/app/ui/decks/empty-shelf";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { createPrivateMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getMtgDecksHref } from "@/app/ui/links/mtg-address";
import { PublicDecks } from "@/app/ui/magmell/decks/list/public-decks";
import { drawDeck } from "@/app/ui/magmell/decks/mine/draw-deck";
import { createMyDeckRow } from "@/app/ui/magmell/decks/mine/my-deck-row";
import { MyDecks } from "@/app/ui/magmell/decks/mine/my-decks";
import { LOCAL_DECK_WORDS } from "@/app/ui/magmell/editor/local/local-deck-words";
import { LocalDeckList } from "@/app/ui/magmell/editor/local/local-shelf";
import { listFollowedAuthors } from "@/lib/authors/data";
import type { Author } from "@/lib/authors/types";
import { getViewer } from "@/lib/http/viewer";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { listOwnDecks, listPublicDecks } from "@/lib/magmell/decks/data";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import type { DeckSummary } from "@/lib/magmell/decks/types";
import { countMyMtgDecks } from "@/lib/mtg/decks/saved/data";

/** Dictionary paths of the words of the viewer's deck list. */
const MY_DECK_WORDS = [
  "decks.edit",
  "decks.legal",
  "decks.errors",
  "decks.counts",
  "decks.savedOn",
  "decks.visibility",
  "decks.rename",
  "decks.remove",
  "decks.more",
  "decks.failures",
  "deckSocial.mine",
  "goldfish.title",
  "share.open",
  "share.dialog",
  "site.close",
] as const satisfies readonly DictionaryPath[];

/** Decks of followed authors that are shown. */
const FEED = 6;

export const generateMetadata = createPrivateMetadata((words) => words.decks.mine.title);

export default async function MyDecksPage({ params }: PageProps) {
  const lang = await getPageLang(params);
  const asker = await getViewer();
  const words = getDictionary(lang);
  if (!asker) {
    return (
      <main id="main" tabIndex={-1} className="page py-8">
        <h1 className="mb-6 text-2xl">{words.decks.mine.title}</h1>
        <WithWords lang={lang} words={LOCAL_DECK_WORDS}>
          <LocalDeckList signedIn={false} version={(await getCatalogue()).version} lang={lang} />
        </WithWords>
      </main>
    );
  }
  const [catalogue, list, feed, others] = await Promise.all([
    getCatalogue(),
    listOwnDecks(asker),
    listPublicDecks(asker, { followed: true, size: FEED }),
    countMyMtgDecks(asker),
  ]);
  const { mine, build } = words.decks;
  return (
    <main id="main" tabIndex={-1} className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{mine.title}</h1>
          <p className="mt-1 text-ink-soft">
            {mine.lead} {list.length > 0 ? formatPlural(lang, mine.count, list.length) : null}
          </p>
        </div>
        {list.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={localizePath(lang, "/decks/new")} variant="primary">
              {build}
            </ButtonLink>
            <Menu label={format(words.decks.more, { name: mine.title })} icon="more" iconOnly>
              <a className={MENU_ITEM_CLASS} href="/api/decks/export" download>
                {words.deckSocial.mine.export}
              </a>
            </Menu>
          </div>
        ) : null}
      </div>
      <div className="mt-6 grid gap-8">
        {list.length > 0 ? (
          <section aria-labelledby="account-decks">
            <h2 id="account-decks" className="sr-only">
              {words.deckSocial.mine.title}
            </h2>
            <WithWords lang={lang} words={MY_DECK_WORDS}>
              <MyDecks
                decks={list.map((deck) => createMyDeckRow(deck, createLook(deck, catalogue, lang)))}
                lang={lang}
              />
            </WithWords>
          </section>
        ) : null}
        <WithWords lang={lang} words={LOCAL_DECK_WORDS}>
          <LocalDeckList signedIn version={catalogue.version} lang={lang} />
        </WithWords>
        {list.length > 0 ? null : (
          <EmptyDeckList
            title={mine.emptyTitle}
            text={mine.empty}
            action={build}
            href={localizePath(lang, "/decks/new")}
          />
        )}
        {others > 0 ? (
          <p>
            {formatPlural(lang, words.mtgSaved.elsewhere, others)}{" "}
            <a className="link" href={getMtgDecksHref(lang)}>
              {words.mtgSaved.title}
            </a>
          </p>
        ) : null}
        <FollowFeed authors={await listFollowedAuthors(asker)} decks={feed.decks} catalogue={catalogue} lang={lang} />
      </div>
    </main>
  );
}

/** Draws a deck of one's own for its row, and writes its code. */
function createLook({ deck, about }: DeckSummary, catalogue: Catalogue, lang: Lang) {
  const encoded = encodeDeck(deck, createNumberTable(catalogue.cards));
  return { code: encoded.ok ? encoded.code : null, ...drawDeck(deck, about.hero, catalogue, lang) };
}

type FeedProps = {
  authors: readonly Pick<Author, "key" | "name">[];
  decks: readonly DeckSummary[];
  catalogue: Catalogue;
  lang: Lang;
};

/** Renders the newest public decks of followed authors; nothing for a viewer who follows nobody. */
function FollowFeed({ authors, decks, catalogue, lang }: FeedProps) {
  if (authors.length === 0) return null;
  const { decks: texts, deckSocial } = getDictionary(lang);
  const text = deckSocial.feed;
  return (
    <section aria-labelledby="feed" className="grid gap-3">
      <div>
        <h2 id="feed" className="text-xl">
          {text.title}
        </h2>
        <p className="text-ink-soft text-sm">{decks.length > 0 ? text.lead : text.none}</p>
      </div>
      <PublicDecks decks={decks} catalogue={catalogue} lang={lang} />
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-ink-soft">{text.authors}</span>
        {authors.map(({ key, name }) => (
          <a
            key={key}
            href={localizePath(lang, `/authors/${key}`)}
            className="link inline-flex items-center pointer-coarse:min-h-11"
          >
            {name ?? texts.anonymous}
          </a>
        ))}
      </p>
    </section>
  );
}
