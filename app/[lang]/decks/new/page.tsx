import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang, type Lang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { CARD_WORD_PATHS } from "@/app/ui/magmell/card/card-words";
import { getDeckName } from "@/app/ui/magmell/decks/deck-page";
import { DECK_EDITOR_WORDS } from "@/app/ui/magmell/editor/deck-editor-words";
import type { IncomingDeck } from "@/app/ui/magmell/editor/draft/open-draft";
import { DeckEditorLoader } from "@/app/ui/magmell/editor/page/deck-editor-loader";
import { DeckEditorPage } from "@/app/ui/magmell/editor/page/deck-editor-page";
import { StarterLinks } from "@/app/ui/magmell/starters/starter-links";
import { SHARE_WORDS } from "@/app/ui/share/share-choices";
import type { Viewer } from "@/lib/accounts/types";
import { parseSharedName, truncateText } from "@/lib/decks/sharing/shared-name";
import { getViewerOrVisitor } from "@/lib/http/viewer-or-visitor";
import { isUuid } from "@/lib/input-schemas";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDeckByLinkToken, findDeckForViewer } from "@/lib/magmell/decks/data";
import { DRAFT_LIMITS, EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { getStarterDecks } from "@/lib/magmell/starters/data";

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { title, description } = getDictionary(lang).builder;
  return { title, description };
}

export default async function NewDeckPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const [wishes, cards, reader, starters] = await Promise.all([
    searchParams,
    getCatalogue(),
    getViewerOrVisitor(),
    getStarterDecks(),
  ]);
  const arrival =
    (await copyOf(reader, wishes.copy, lang)) ?? decoded(wishes.from, parseSharedName(wishes.n) ?? wishes.name, cards);
  return (
    <DeckEditorPage title={getDictionary(lang).builder.title} lang={lang}>
      <WithWords lang={lang} words={[...CARD_WORD_PATHS, ...SHARE_WORDS, ...DECK_EDITOR_WORDS]}>
        <DeckEditorLoader
          lang={lang}
          version={cards.version}
          saved={null}
          arrival={arrival}
          signedIn={reader !== null}
          beginnings={<StarterLinks decks={starters} lang={lang} />}
        />
      </WithWords>
    </DeckEditorPage>
  );
}

type Wish = string | string[] | undefined;

/** Returns the deck to copy for `?copy=`, by its id or by the token of its link. */
async function copyOf(reader: Viewer | null, copy: Wish, lang: Lang): Promise<IncomingDeck | null> {
  if (typeof copy !== "string") return null;
  const byId = isUuid(copy);
  const deck = byId ? await findDeckForViewer(reader, copy) : await findDeckByLinkToken(reader, copy);
  if (!deck) return null;
  const name = getDeckName(deck, lang);
  return { draft: { ...EMPTY_DRAFT, name, deck: deck.deck }, copiedFrom: { id: byId ? deck.id : null, name } };
}

/** The deck that a code in `?from=` holds, under the name in `?n=`, as links carry it, or in `?name=`, as people write it. */
function decoded(code: Wish, wish: Wish | null, { cards }: Catalogue): IncomingDeck | null {
  const read = typeof code === "string" ? decodeDeck(code, createNumberTable(cards)) : null;
  if (!read?.ok) return null;
  const name = typeof wish === "string" ? truncateText(wish, DRAFT_LIMITS.name) : "";
  return { draft: { ...EMPTY_DRAFT, name, deck: read.deck }, copiedFrom: name === "" ? null : { id: null, name } };
}
