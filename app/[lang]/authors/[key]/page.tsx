import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { DeckPager } from "@/app/ui/decks/deck-pager";
import { DeckSortTabs } from "@/app/ui/decks/deck-sort-tabs";
import { getDeckListHref, getNeighborPlaces } from "@/app/ui/decks/decks-href";
import { EmptyDeckList } from "@/app/ui/decks/empty-shelf";
import { redirectNumberedPage } from "@/app/ui/decks/leave-numbered-page";
import type { PageProps } from "@/app/ui/layout/page-props";
import { PublicDecks } from "@/app/ui/magmell/decks/list/public-decks";
import { AuthorHeader } from "@/app/ui/magmell/decks/social/author-head";
import { ReportLink } from "@/app/ui/moderation/report-link";
import { findAuthor, listAuthorDecks } from "@/lib/authors/data";
import { readDeckSort } from "@/lib/decks/deck-sort";
import { getViewer } from "@/lib/http/viewer";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

const find = cache(async (key: string) => findAuthor(await getViewer(), key));

export async function generateMetadata({ params }: PageProps<"key">): Promise<Metadata> {
  const { lang, key } = await params;
  const author = isLang(lang) ? await find(key) : null;
  if (!isLang(lang) || !author) return {};
  const { deckSocial, decks } = getDictionary(lang);
  const name = author.name ?? decks.anonymous;
  return {
    title: format(deckSocial.author.title, { name }),
    description: author.bio || format(deckSocial.author.description, { name }),
  };
}

export default async function AuthorPage({ params, searchParams }: PageProps<"key">) {
  const { lang, key } = await params;
  const author = isLang(lang) ? await find(key) : null;
  if (!isLang(lang) || !author) notFound();
  const asker = await getViewer();
  const given = await searchParams;
  const sort = readDeckSort(given.sort);
  const path = `/authors/${key}`;
  redirectNumberedPage(given.page, getDeckListHref(lang, path, { sort }));
  const list = await listAuthorDecks(asker, key, { sort, after: given.after, before: given.before });
  const words = getDictionary(lang);
  const text = words.deckSocial.author;
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-8">
      <AuthorHeader
        author={author}
        name={author.name ?? words.decks.anonymous}
        here={localizePath(lang, path)}
        signedIn={asker !== null}
        lang={lang}
      />
      <section aria-labelledby="decks" className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <h2 id="decks" className="text-xl">
            {formatPlural(lang, text.decks, author.decks)}
          </h2>
          {author.decks > 1 ? (
            <DeckSortTabs sort={sort} hrefOf={(one) => getDeckListHref(lang, path, { sort: one })} lang={lang} />
          ) : null}
        </div>
        {list.decks.length > 0 ? (
          <PublicDecks decks={list.decks} catalogue={await getCatalogue()} lang={lang} />
        ) : (
          <EmptyDeckList title={text.none} text={text.noneText} action={text.all} href={localizePath(lang, "/decks")} />
        )}
        <DeckPager
          label={formatPlural(lang, text.decks, author.decks)}
          {...getNeighborPlaces(list, (place) => getDeckListHref(lang, path, { sort, ...place }))}
          lang={lang}
        />
      </section>
      {author.mine ? null : <ReportLink about="author" id={author.key} lang={lang} />}
    </main>
  );
}
