import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { isLang } from "@/app/i18n/lang";
import { generateMtgDeckMetadata } from "@/app/subjects/mtg/deck-metadata";
import { toMtgDeckSubject } from "@/app/subjects/mtg/deck-subject";
import { getLanguageAlternates } from "@/app/ui/layout/language-alternates";
import type { PageProps } from "@/app/ui/layout/page-props";
import { SavedMtgDeckPage } from "@/app/ui/mtg/decks/saved-deck-page";
import { getViewer } from "@/lib/http/viewer";
import { findDeckSuspension } from "@/lib/moderation/data";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { getDeckCardNames } from "@/lib/mtg/decks/deck-names";
import { findMtgDeck } from "@/lib/mtg/decks/saved/data";
import { getFormatData } from "@/lib/mtg/formats/data";
import { getSiteOrigin } from "@/lib/server/env";

const find = cache(async (id: string) => findMtgDeck(await getViewer(), id));

export async function generateMetadata({ params }: PageProps<"id">): Promise<Metadata> {
  const { lang, id } = await params;
  const deck = isLang(lang) ? await find(id) : null;
  if (!isLang(lang) || !deck) return {};
  const subject = toMtgDeckSubject(deck, `/mtg/decks/${deck.id}`, await getFormatData());
  const { alternates, ...about } = generateMtgDeckMetadata(subject, lang);
  return {
    ...about,
    alternates: { ...getLanguageAlternates(lang, `/mtg/decks/${deck.id}`), ...alternates },
    robots: { index: deck.visibility === "public" },
  };
}

export default async function SavedMtgDeck({ params }: PageProps<"id">) {
  const { lang, id } = await params;
  const deck = isLang(lang) ? await find(id) : null;
  if (!isLang(lang) || !deck) notFound();
  const hiding = deck.mine && deck.visibility === "private" ? await findDeckSuspension(await getViewer(), id) : null;
  return (
    <SavedMtgDeckPage
      deck={deck}
      hiding={hiding}
      cards={await findKnownCards(getDeckCardNames(deck.deck))}
      book={await getFormatData()}
      origin={getSiteOrigin()}
      lang={lang}
    />
  );
}
