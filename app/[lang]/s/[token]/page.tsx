import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { isLang } from "@/app/i18n/lang";
import { generateDeckMetadata } from "@/app/subjects/deck-metadata";
import { createDeckSubject } from "@/app/subjects/deck-subject";
import { generateMtgDeckMetadata } from "@/app/subjects/mtg/deck-metadata";
import { toMtgDeckSubject } from "@/app/subjects/mtg/deck-subject";
import type { PageProps } from "@/app/ui/layout/page-props";
import { DeckPage } from "@/app/ui/magmell/decks/deck-page";
import { readDeckQuery } from "@/app/ui/magmell/decks/page/read-deck-query";
import { SavedMtgDeckPage } from "@/app/ui/mtg/decks/saved-deck-page";
import { getViewer } from "@/lib/http/viewer";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDeckByLinkToken } from "@/lib/magmell/decks/data";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { getDeckCardNames } from "@/lib/mtg/decks/deck-names";
import { findMtgDeckByLink } from "@/lib/mtg/decks/saved/data";
import { getFormatData } from "@/lib/mtg/formats/data";
import { getSiteOrigin } from "@/lib/server/env";

const find = cache(async (token: string) => findDeckByLinkToken(await getViewer(), token));
const findMtg = cache(async (token: string) => findMtgDeckByLink(await getViewer(), token));

export async function generateMetadata({ params }: PageProps<"token">): Promise<Metadata> {
  const { lang, token } = await params;
  if (!isLang(lang)) return {};
  const hidden = { robots: { index: false, follow: false }, referrer: "no-referrer" } as const;
  const deck = await find(token);
  if (!deck) {
    const mtg = await findMtg(token);
    if (mtg === null) return {};
    const subject = toMtgDeckSubject(mtg, `/s/${token}`, await getFormatData());
    return { ...generateMtgDeckMetadata(subject, lang), ...hidden };
  }
  return {
    ...(await generateDeckMetadata(await createDeckSubject(deck, `/s/${token}`, lang), lang, deck.about.description)),
    ...hidden,
  };
}

export default async function LinkedDeckPage({ params, searchParams }: PageProps<"token">) {
  const { lang, token } = await params;
  if (!isLang(lang)) notFound();
  const deck = await find(token);
  if (!deck) {
    const mtg = await findMtg(token);
    if (!mtg) notFound();
    return (
      <SavedMtgDeckPage
        deck={{ ...mtg, link: `/s/${token}` }}
        cards={await findKnownCards(getDeckCardNames(mtg.deck))}
        book={await getFormatData()}
        origin={getSiteOrigin()}
        lang={lang}
      />
    );
  }
  // Whoever came here has the link already.
  const linked = { ...deck, link: `/s/${token}` };
  return (
    <DeckPage
      deck={linked}
      token={token}
      signedIn={false}
      {...readDeckQuery(await searchParams)}
      named={[]}
      catalogue={await getCatalogue()}
      lang={lang}
    />
  );
}
