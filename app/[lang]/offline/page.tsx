import { getDictionary } from "@/app/i18n/dictionary";
import { WithWords } from "@/app/i18n/with-words";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { createPrivateMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getMtgDeckEditorHref, getMtgGoldfishHref } from "@/app/ui/links/mtg-address";
import { LOCAL_DECK_WORDS } from "@/app/ui/magmell/editor/local/local-deck-words";
import { LocalDeckList } from "@/app/ui/magmell/editor/local/local-shelf";
import { KeptMtgDeckList } from "@/app/ui/mtg/decks/kept-deck-list";
import { RetryButton } from "@/app/ui/offline/retry-button";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const generateMetadata = createPrivateMetadata((words) => words.offline.title);

/** Renders the page shown for any other URL while offline. Browsers cache it, so it contains no personal data. */
export default async function OfflinePage({ params }: PageProps) {
  const lang = await getPageLang(params);
  const { mtgDesk, mtgGoldfish, offline } = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} data-shell className="page grid content-start gap-8 py-8">
      <div className="grid gap-3">
        <h1 className="text-2xl">{offline.title}</h1>
        <p className="prose">{offline.lead}</p>
        <p>
          <RetryButton label={offline.again} />
        </p>
      </div>
      <WithWords lang={lang} words={LOCAL_DECK_WORDS}>
        <LocalDeckList signedIn={null} version={(await getCatalogue()).version} lang={lang} />
      </WithWords>
      <section aria-labelledby="mtg-decks" className="grid gap-3">
        <h2 id="mtg-decks" className="text-xl">
          Magic
        </h2>
        <WithWords lang={lang} words={["localDecks"]}>
          <KeptMtgDeckList lang={lang} />
        </WithWords>
        <p className="flex flex-wrap gap-2">
          <ButtonLink href={getMtgDeckEditorHref(lang)}>{mtgDesk.title}</ButtonLink>
          <ButtonLink href={getMtgGoldfishHref(lang)}>{mtgGoldfish.titleOfGame}</ButtonLink>
        </p>
      </section>
    </main>
  );
}
