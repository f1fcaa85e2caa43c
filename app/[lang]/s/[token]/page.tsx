import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { deckMetadata } from "@/app/subjects/deck-metadata";
import { deckSubject } from "@/app/subjects/deck-subject";
import { DeckPage } from "@/app/ui/decks/deck-page";
import { readDeckQuery } from "@/app/ui/decks/page/read-deck-query";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { isLang } from "@/app/ui/i18n/lang";
import { catalogue } from "@/lib/catalogue/store/data";
import { findByLinkToken } from "@/lib/decks/data";
import { viewer } from "@/lib/http/viewer";

type Props = {
  params: Promise<{ lang: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const find = cache(async (token: string) => findByLinkToken(await viewer(), token));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, token } = await params;
  const deck = isLang(lang) ? await find(token) : null;
  if (!isLang(lang) || !deck) return {};
  return {
    ...(await deckMetadata(await deckSubject(deck, `/s/${token}`, lang), lang, deck.about.description)),
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

export default async function LinkedDeckPage({ params, searchParams }: Props) {
  const { lang, token } = await params;
  const deck = isLang(lang) ? await find(token) : null;
  if (!isLang(lang) || !deck) notFound();
  // Whoever came here has the link already.
  const linked = { ...deck, link: `/s/${token}` };
  return (
    <DeckPage
      deck={linked}
      token={token}
      signedIn={false}
      {...readDeckQuery(await searchParams)}
      named={[]}
      catalogue={await catalogue()}
      lang={lang}
      words={dictionary(lang)}
    />
  );
}
