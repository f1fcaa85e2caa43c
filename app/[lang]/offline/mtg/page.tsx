import { getDictionary } from "@/app/i18n/dictionary";
import { WithWords } from "@/app/i18n/with-words";
import { createPrivateMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { DECK_EDITOR_WORDS } from "@/app/ui/mtg/editor/deck-editor-words";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { OfflineMtg } from "@/app/ui/mtg/offline-mtg";
import { GOLDFISH_WORDS } from "@/app/ui/mtg/play/goldfish-words";
import { getFormatAdditions } from "@/lib/mtg/formats/data";
import { getSiteOrigin } from "@/lib/server/env";

export const generateMetadata = createPrivateMetadata((words) => words.mtgDesk.title);

/**
 * Renders Magic's deck editor and goldfish for lists stored in this browser. Browsers cache it for offline use, so it
 * contains no personal data.
 */
export default async function OfflineMtgPage({ params }: PageProps) {
  const lang = await getPageLang(params);
  return (
    <main
      id="main"
      tabIndex={-1}
      data-shell
      className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6 sm:py-8"
    >
      <MtgNav lang={lang} here="/mtg/decks/new" />
      <h1 className="sr-only">{getDictionary(lang).mtgDesk.title}</h1>
      <WithWords lang={lang} words={[...DECK_EDITOR_WORDS, ...GOLDFISH_WORDS]}>
        <OfflineMtg additions={await getFormatAdditions()} origin={getSiteOrigin()} lang={lang} />
      </WithWords>
    </main>
  );
}
