import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { WithWords } from "@/app/i18n/with-words";
import { Notice } from "@/app/ui/kit/notice";
import { createMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { NoScriptNote } from "@/app/ui/magmell/play/deck-notices";
import { DeckEditor } from "@/app/ui/mtg/editor/deck-editor";
import { DECK_EDITOR_WORDS } from "@/app/ui/mtg/editor/deck-editor-words";
import { readDeckQuery } from "@/app/ui/mtg/editor/deck-query";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { extendFormatData, getLastKnownDate } from "@/engine/mtg/deck";
import { getViewer } from "@/lib/http/viewer";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { decodeMtgDeck } from "@/lib/mtg/decks/deck-code";
import { printDraftText } from "@/lib/mtg/decks/deck-text";
import { getFormatAdditions } from "@/lib/mtg/formats/data";
import { FIRST_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import { getSiteOrigin } from "@/lib/server/env";

export const generateMetadata = createMetadata("/mtg/decks/new", (words) => words.mtgDesk);

export default async function MtgDesk({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const words = getDictionary(lang).mtgDesk;
  const query = await searchParams;
  const additions = await getFormatAdditions();
  const decoded = typeof query.deck === "string" ? decodeMtgDeck(query.deck) : null;
  const text = decoded?.ok ? printDraftText(decoded.deck) : null;
  const book = extendFormatData(additions);
  const asked = readDeckQuery(query, book);
  const badDay = typeof query.on === "string" && asked.on === null ? query.on.slice(0, 20) : null;
  return (
    <main id="main" tabIndex={-1} className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/decks/new" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <NoScriptNote text={words.noScript} />
      {badDay === null ? null : (
        <Notice
          tone="warning"
          title={format(words.badDay, { day: badDay, first: FIRST_FORMAT_DATE, last: getLastKnownDate(book) })}
        />
      )}
      <WithWords lang={lang} words={DECK_EDITOR_WORDS}>
        <DeckEditor
          saved={null}
          signedIn={(await getViewer()) !== null}
          asked={{ ...asked, text }}
          hasCards={(await findKnownCards([])) !== null}
          additions={additions}
          origin={getSiteOrigin()}
          lang={lang}
        />
      </WithWords>
    </main>
  );
}
