import { getDictionary } from "@/app/i18n/dictionary";
import { WithWords } from "@/app/i18n/with-words";
import { createPrivateMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { CARD_WORD_PATHS } from "@/app/ui/magmell/card/card-words";
import { DECK_EDITOR_WORDS } from "@/app/ui/magmell/editor/deck-editor-words";
import { DeckEditorLoader } from "@/app/ui/magmell/editor/page/deck-editor-loader";
import { SHARE_WORDS } from "@/app/ui/share/share-choices";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const generateMetadata = createPrivateMetadata((words) => words.builder.title);

/**
 * Renders the deck builder for decks stored in this browser. Browsers cache it for offline use, so it contains no
 * personal data.
 */
export default async function OfflineBuilderPage({ params }: PageProps) {
  const lang = await getPageLang(params);
  return (
    <main
      id="main"
      tabIndex={-1}
      data-shell
      className="mx-auto flex w-full max-w-[100rem] min-h-dvh flex-1 flex-col px-4 lg:px-6 lg:pb-10"
    >
      <h1 className="sr-only">{getDictionary(lang).builder.title}</h1>
      <WithWords lang={lang} words={[...CARD_WORD_PATHS, ...SHARE_WORDS, ...DECK_EDITOR_WORDS]}>
        <DeckEditorLoader
          lang={lang}
          version={(await getCatalogue()).version}
          saved={null}
          arrival={null}
          signedIn={false}
          shell
        />
      </WithWords>
    </main>
  );
}
