import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { createPrivateMetadata, type PageProps } from "@/app/ui/layout/page-props";
import { CARD_WORD_PATHS } from "@/app/ui/magmell/card/card-words";
import { DECK_EDITOR_WORDS } from "@/app/ui/magmell/editor/deck-editor-words";
import { DeckEditorLoader } from "@/app/ui/magmell/editor/page/deck-editor-loader";
import { DeckEditorPage } from "@/app/ui/magmell/editor/page/deck-editor-page";
import { SHARE_WORDS } from "@/app/ui/share/share-choices";
import { getViewer } from "@/lib/http/viewer";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findOwnDeck } from "@/lib/magmell/decks/data";

export const generateMetadata = createPrivateMetadata((words) => words.builder.title);

export default async function EditDeckPage({ params }: PageProps<"id">) {
  const { lang, id } = await params;
  if (!isLang(lang)) notFound();
  const saved = await findOwnDeck(await getViewer(), id);
  if (!saved) notFound();
  return (
    <DeckEditorPage title={format(getDictionary(lang).builder.editTitle, { name: saved.name })} lang={lang}>
      <WithWords lang={lang} words={[...CARD_WORD_PATHS, ...SHARE_WORDS, ...DECK_EDITOR_WORDS]}>
        <DeckEditorLoader
          key={saved.id}
          lang={lang}
          version={(await getCatalogue()).version}
          saved={saved}
          arrival={null}
          signedIn
        />
      </WithWords>
    </DeckEditorPage>
  );
}
