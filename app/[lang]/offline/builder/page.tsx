import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { CARD_WORD_PATHS } from "@/app/ui/magmell/card/card-words";
import { DECK_EDITOR_WORDS } from "@/app/ui/magmell/editor/deck-editor-words";
import { DeckEditorLoader } from "@/app/ui/magmell/editor/page/deck-editor-loader";
import { SHARE_WORDS } from "@/app/ui/share/share-choices";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  return isLang(lang) ? { title: getDictionary(lang).builder.title, robots: { index: false } } : {};
}

/**
 * Renders the deck builder for decks stored in this browser. Browsers cache it for offline use, so it contains no
 * personal data.
 */
export default async function OfflineBuilderPage({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
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
