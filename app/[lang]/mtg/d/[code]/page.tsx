import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { generateMtgDeckMetadata } from "@/app/subjects/mtg/deck-metadata";
import { findMtgDeckSubjectByCode } from "@/app/subjects/mtg/deck-subject";
import type { PageProps } from "@/app/ui/layout/page-props";
import { DeckPage } from "@/app/ui/mtg/editor/deck-page";
import { decodeDeckView, readDeckQuery } from "@/app/ui/mtg/editor/deck-query";
import { InvalidDeckPage } from "@/app/ui/mtg/editor/invalid-deck-page";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { getDeckCardNames } from "@/lib/mtg/decks/deck-names";
import { getFormatData } from "@/lib/mtg/formats/data";

/** Returns metadata with noindex, because the deck is private to those who have its link. */
export async function generateMetadata({ params, searchParams }: PageProps<"code">): Promise<Metadata> {
  const { lang, code } = await params;
  if (!isLang(lang)) return {};
  const subject = findMtgDeckSubjectByCode(code, await searchParams, await getFormatData());
  const about = subject ? generateMtgDeckMetadata(subject, lang) : { title: getDictionary(lang).mtgDesk.page.title };
  return { ...about, robots: { index: false } };
}

export default async function MtgCodeDeck({ params, searchParams }: PageProps<"code">) {
  const { lang, code } = await params;
  if (!isLang(lang)) notFound();
  const book = await getFormatData();
  const shown = decodeDeckView(code, readDeckQuery(await searchParams, book));
  if (shown === null) return <InvalidDeckPage lang={lang} />;
  return (
    <main id="main" tabIndex={-1} className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/decks/new" />
      <DeckPage shown={shown} cards={await findKnownCards(getDeckCardNames(shown.deck))} book={book} lang={lang} />
    </main>
  );
}
