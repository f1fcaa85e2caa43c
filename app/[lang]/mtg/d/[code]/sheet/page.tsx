import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import type { PageProps } from "@/app/ui/layout/page-props";
import { getMtgDeckCodeHref, getMtgShareHref } from "@/app/ui/links/mtg-address";
import { decodeDeckView, readDeckQuery } from "@/app/ui/mtg/editor/deck-query";
import { DeckRegistrationSheet } from "@/app/ui/mtg/editor/deck-registration-sheet";
import { InvalidDeckPage } from "@/app/ui/mtg/editor/invalid-deck-page";
import { PrintButton } from "@/app/ui/share/print-button";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { getDeckCardNames } from "@/lib/mtg/decks/deck-names";
import { getFormatData } from "@/lib/mtg/formats/data";
import { getSiteOrigin } from "@/lib/server/env";

/** Longer URLs make a QR code that cameras read badly from paper. */
const LONGEST_FOR_QR = 900;

export async function generateMetadata({ params }: PageProps<"code">): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, lead } = getDictionary(lang).mtgDesk.sheet;
  return { title, description: lead, robots: { index: false } };
}

export default async function MtgSheet({ params, searchParams }: PageProps<"code">) {
  const { lang, code } = await params;
  if (!isLang(lang)) notFound();
  const book = await getFormatData();
  const shown = decodeDeckView(code, readDeckQuery(await searchParams, book));
  if (shown === null) return <InvalidDeckPage lang={lang} />;
  const page = getMtgDeckCodeHref(lang, code, shown);
  const address = `${getSiteOrigin()}${getMtgShareHref(lang, code, shown)}`;
  const { sheet } = getDictionary(lang).mtgDesk;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-10 print:block print:p-0"
    >
      <header className="no-print grid gap-3">
        <h1 className="text-2xl">{sheet.title}</h1>
        <p className="prose">{sheet.lead}</p>
        <div className="flex flex-wrap gap-2">
          <PrintButton label={sheet.print} />
          <ButtonLink href={page}>{sheet.back}</ButtonLink>
        </div>
      </header>
      <DeckRegistrationSheet
        shown={shown}
        cards={await findKnownCards(getDeckCardNames(shown.deck))}
        book={book}
        address={address.length > LONGEST_FOR_QR ? null : address}
        lang={lang}
      />
    </main>
  );
}
