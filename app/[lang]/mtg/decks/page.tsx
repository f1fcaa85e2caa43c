import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { format as fill } from "@/app/i18n/format";
import { getTextLang, isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { DeckPager, getNeighborPages } from "@/app/ui/decks/deck-pager";
import { getNeighborPlaces, parsePageNumber } from "@/app/ui/decks/decks-href";
import { EmptyDeckList } from "@/app/ui/decks/empty-shelf";
import { redirectNumberedPage } from "@/app/ui/decks/leave-numbered-page";
import { getFeedLinks } from "@/app/ui/feeds/feed-links";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { SelectField } from "@/app/ui/kit/select-field";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getMtgDeckEditorHref, getMtgDecksHref } from "@/app/ui/links/mtg-address";
import { KeptMtgDeckList } from "@/app/ui/mtg/decks/kept-deck-list";
import { SavedDeckList } from "@/app/ui/mtg/decks/saved-deck-list";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { type FormatData, getFormatIds, getFormatName } from "@/engine/mtg/deck";
import type { Viewer } from "@/lib/accounts/types";
import type { ListPageRequest } from "@/lib/decks/listed/data";
import { getViewer } from "@/lib/http/viewer";
import { listMyMtgDecks, listPublicMtgDecks } from "@/lib/mtg/decks/saved/data";
import { getFormatData } from "@/lib/mtg/formats/data";

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).mtgSaved;
  const isWhole = Object.keys(await searchParams).length === 0;
  return {
    title,
    description,
    alternates: { ...getLanguageAlternates(lang, "/mtg/decks"), types: getFeedLinks(lang, "mtg") },
    ...(isWhole ? {} : { robots: { index: false, follow: true } }),
  };
}

export default async function MtgDecks({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const { format: asked, after, before, mine, page } = await searchParams;
  const book = await getFormatData();
  const format = typeof asked === "string" && getFormatIds(book).includes(asked) ? asked : null;
  redirectNumberedPage(page, getMtgDecksHref(lang, { format }));
  const w = getDictionary(lang).mtgSaved;
  return (
    <main id="main" tabIndex={-1} className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/decks" />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="prose grid gap-2">
          <h1 className="text-2xl">{w.title}</h1>
          <p>{w.lead}</p>
        </div>
        <ButtonLink href={getMtgDeckEditorHref(lang)} variant="primary">
          {w.build}
        </ButtonLink>
      </header>
      <MyDecks asker={await getViewer()} book={book} page={parsePageNumber(mine)} lang={lang} />
      <PublicDecks format={format} after={after} before={before} book={book} lang={lang} />
    </main>
  );
}

type MineProps = { asker: Viewer | null; book: FormatData; page: number; lang: Lang };

async function MyDecks({ asker, book, page, lang }: MineProps) {
  const { decks, deckSearch, mtgSaved: w } = getDictionary(lang);
  const list = asker && (await listMyMtgDecks(asker, page));
  return (
    <section aria-labelledby="mine" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="mine" className="text-xl">
        {w.mine}
      </h2>
      {list === null ? (
        <p>
          <a className="link" href={localizePath(lang, `/sign-in?return=${encodeURIComponent(getMtgDecksHref(lang))}`)}>
            {w.signIn}
          </a>
        </p>
      ) : list.decks.length === 0 ? (
        <EmptyDeckList title={w.mineEmpty} text={w.mineEmptyText} action={w.build} href={getMtgDeckEditorHref(lang)} />
      ) : (
        <>
          <SavedDeckList decks={list.decks} book={book} visibility={decks.visibility} lang={lang} />
          <DeckPager
            label={w.mine}
            {...getNeighborPages(list.page, list.pages, (next) => `${getMtgDecksHref(lang)}?mine=${next}`)}
            place={fill(deckSearch.pages, { page: list.page, pages: list.pages })}
            lang={lang}
          />
        </>
      )}
      <WithWords lang={lang} words={["localDecks"]}>
        <KeptMtgDeckList unsaved lang={lang} />
      </WithWords>
    </section>
  );
}

type PublicProps = ListPageRequest & { format: string | null; book: FormatData; lang: Lang };

async function PublicDecks({ format, book, lang, ...asked }: PublicProps) {
  const w = getDictionary(lang).mtgSaved;
  const list = await listPublicMtgDecks(await getViewer(), { format, ...asked });
  return (
    <section aria-labelledby="public" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="public" className="text-xl">
        {w.public}
      </h2>
      <form action={getMtgDecksHref(lang)} className="flex flex-wrap items-end gap-3">
        <SelectField
          label={w.filter}
          name="format"
          defaultValue={format ?? ""}
          options={[
            { value: "", label: w.allFormats },
            ...getFormatIds(book).map((id) => ({ value: id, label: getFormatName(id, book)[getTextLang(lang)] })),
          ]}
        />
        <Button type="submit">{w.show}</Button>
      </form>
      {list.decks.length === 0 ? (
        <p className="text-ink-soft">
          {format === null ? w.publicEmpty : w.publicEmptyInFormat}
          {lang === "ja" ? "。" : ". "}
          {w.publicEmptyText}
        </p>
      ) : (
        <SavedDeckList decks={list.decks} book={book} visibility={null} lang={lang} />
      )}
      <DeckPager
        label={w.public}
        {...getNeighborPlaces(list, (place) => getMtgDecksHref(lang, { format, ...place }))}
        lang={lang}
      />
    </section>
  );
}
