import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { deckSummary } from "@/app/ui/deck/deck-view";
import { DeckPage } from "@/app/ui/saved-decks/deck-page";
import { isLang, words } from "@/app/ui/words";
import { viewer } from "@/lib/auth";
import { catalogue } from "@/lib/catalogue/data";
import { findForViewer } from "@/lib/decks/data";

type Props = { params: Promise<{ lang: string; id: string }> };

const find = cache(async (id: string) => findForViewer(await viewer(), id));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, id } = await params;
  const deck = isLang(lang) ? await find(id) : null;
  if (!isLang(lang) || !deck) return {};
  return {
    title: deck.name,
    description: deckSummary(deck.deck, words(lang)),
    robots: { index: deck.visibility === "public" },
  };
}

export default async function SavedDeckPage({ params }: Props) {
  const { lang, id } = await params;
  const deck = isLang(lang) ? await find(id) : null;
  if (!isLang(lang) || !deck) notFound();
  return <DeckPage deck={deck} catalogue={await catalogue()} lang={lang} words={words(lang)} />;
}
