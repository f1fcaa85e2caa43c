import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { createPrivateMetadata, type PageProps } from "@/app/ui/layout/page-props";
import { NoScriptNote } from "@/app/ui/magmell/play/deck-notices";
import { DeckEditor } from "@/app/ui/mtg/editor/deck-editor";
import { DECK_EDITOR_WORDS } from "@/app/ui/mtg/editor/deck-editor-words";
import { MtgNav } from "@/app/ui/mtg/mtg-nav";
import { getViewer } from "@/lib/http/viewer";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { findOwnMtgDeck } from "@/lib/mtg/decks/saved/data";
import { getFormatAdditions } from "@/lib/mtg/formats/data";
import { getSiteOrigin } from "@/lib/server/env";

export const generateMetadata = createPrivateMetadata((words) => words.mtgDesk.title);

export default async function EditMtgDeck({ params }: PageProps<"id">) {
  const { lang, id } = await params;
  const saved = isLang(lang) ? await findOwnMtgDeck(await getViewer(), id) : null;
  if (!isLang(lang) || !saved) notFound();
  const words = getDictionary(lang).mtgDesk;
  return (
    <main id="main" tabIndex={-1} className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/decks/new" />
      <h1 className="text-2xl">{words.title}</h1>
      <NoScriptNote text={words.noScript} />
      <WithWords lang={lang} words={DECK_EDITOR_WORDS}>
        <DeckEditor
          key={saved.id}
          saved={saved}
          signedIn
          asked={{ text: null, name: null, format: null, on: null }}
          hasCards={(await findKnownCards([])) !== null}
          additions={await getFormatAdditions()}
          origin={getSiteOrigin()}
          lang={lang}
        />
      </WithWords>
    </main>
  );
}
