import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { getTextLang, isLang } from "@/app/i18n/lang";
import { generateDeckMetadata } from "@/app/subjects/deck-metadata";
import { createDeckSubject } from "@/app/subjects/deck-subject";
import type { PageProps } from "@/app/ui/layout/page-props";
import { localizeCardNames } from "@/app/ui/links/card-names-in-text";
import { DeckPage } from "@/app/ui/magmell/decks/deck-page";
import { readDeckQuery } from "@/app/ui/magmell/decks/page/read-deck-query";
import { getViewer } from "@/lib/http/viewer";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDeckForViewer } from "@/lib/magmell/decks/data";
import { listNamedVersions } from "@/lib/magmell/decks/versions/data";
import { getPrimerExcerpt } from "@/lib/magmell/starters/primer";
import { findDeckSuspension } from "@/lib/moderation/data";

const find = cache(async (id: string) => findDeckForViewer(await getViewer(), id));

export async function generateMetadata({ params }: PageProps<"id">): Promise<Metadata> {
  const { lang, id } = await params;
  const deck = isLang(lang) ? await find(id) : null;
  if (!isLang(lang) || !deck) return {};
  const subject = await createDeckSubject(deck, `/decks/${deck.id}`, lang);
  const { starter, about } = deck;
  const lead =
    starter &&
    localizeCardNames(getPrimerExcerpt(starter.primer[getTextLang(lang)]), lang, (await getCatalogue()).names);
  return {
    ...(await generateDeckMetadata(subject, lang, lead ?? about.description)),
    robots: { index: deck.visibility === "public" },
  };
}

export default async function SavedDeckPage({ params, searchParams }: PageProps<"id">) {
  const { lang, id } = await params;
  const deck = isLang(lang) ? await find(id) : null;
  if (!isLang(lang) || !deck) notFound();
  const asker = await getViewer();
  return (
    <DeckPage
      deck={deck}
      signedIn={asker !== null}
      {...readDeckQuery(await searchParams)}
      hiding={deck.mine && deck.visibility === "private" ? await findDeckSuspension(asker, id) : null}
      named={await listNamedVersions(asker, id)}
      catalogue={await getCatalogue()}
      lang={lang}
    />
  );
}
