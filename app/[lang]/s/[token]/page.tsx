import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { DeckPage } from "@/app/ui/decks/deck-page";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { isLang } from "@/app/ui/i18n/lang";
import { catalogue } from "@/lib/catalogue/store/data";
import { findByLinkToken } from "@/lib/decks/data";
import { viewer } from "@/lib/http/viewer";

type Props = { params: Promise<{ lang: string; token: string }> };

const find = cache(async (token: string) => findByLinkToken(await viewer(), token));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, token } = await params;
  const deck = isLang(lang) ? await find(token) : null;
  return deck ? { title: deck.name, robots: { index: false, follow: false }, referrer: "no-referrer" } : {};
}

export default async function LinkedDeckPage({ params }: Props) {
  const { lang, token } = await params;
  const deck = isLang(lang) ? await find(token) : null;
  if (!isLang(lang) || !deck) notFound();
  return <DeckPage deck={deck} token={token} catalogue={await catalogue()} lang={lang} words={dictionary(lang)} />;
}
