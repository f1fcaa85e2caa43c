import { formatMomentDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { Notice } from "@/app/ui/kit/notice";
import { getMtgDeckHref } from "@/app/ui/links/mtg-address";
import { HiddenDeckNotice } from "@/app/ui/moderation/hidden-notice";
import { ReportLink } from "@/app/ui/moderation/report-link";
import type { FormatData } from "@/engine/mtg/deck";
import type { DeckSuspension } from "@/lib/moderation/types";
import type { KnownCards } from "@/lib/mtg/catalogue/card-facts";
import type { SavedMtgDeck } from "@/lib/mtg/decks/saved/types";
import { DeckPage } from "../editor/deck-page";
import { MtgNav } from "../mtg-nav";
import { OwnDeckActions } from "./own-deck-actions";

type Props = {
  deck: SavedMtgDeck;
  /** The hiding of one's own deck by administrators. */
  hiding?: DeckSuspension | null;
  cards: KnownCards | null;
  book: FormatData;
  origin: string;
  lang: Lang;
};

/** Renders the page of a saved Magic deck, at its public URL and at its secret link. */
export function SavedMtgDeckPage({ deck, hiding = null, cards, book, origin, lang }: Props) {
  const all = getDictionary(lang);
  const { mtgSaved: saved } = all;
  const byline = (
    <p className="text-ink-soft text-sm">
      {format(saved.by, { author: deck.author ?? saved.noAuthor })}
      <span aria-hidden="true"> · </span>
      {format(saved.updated, { day: formatMomentDate(lang, deck.updatedAt) })}
    </p>
  );
  const own = deck.mine ? (
    <WithWords lang={lang} words={["decks.visibility", "decks.failures", "mtgDesk.share", "mtgSaved", "site.close"]}>
      <OwnDeckActions
        deck={{ id: deck.id, name: deck.name, visibility: deck.visibility, link: deck.link }}
        origin={origin}
        lang={lang}
      />
    </WithWords>
  ) : null;
  return (
    <main id="main" tabIndex={-1} className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
      <MtgNav lang={lang} here="/mtg/decks" />
      {deck.visibility === "unlisted" && !deck.mine ? (
        <Notice tone="info" title={all.site.tones.info}>
          <p>{all.decks.unlistedNotice}</p>
        </Notice>
      ) : null}
      {hiding ? (
        <WithWords lang={lang} words={["reports.hidden", "accounts.fieldErrors", "accounts.failures"]}>
          <HiddenDeckNotice deckId={deck.id} hiding={hiding} mineHref={localizePath(lang, "/mtg/decks")} />
        </WithWords>
      ) : null}
      <DeckPage
        shown={deck}
        cards={cards}
        book={book}
        saved={{ byline, editHref: deck.mine ? getMtgDeckHref(lang, deck.id, true) : null, own }}
        lang={lang}
      />
      {deck.visibility === "public" && !deck.mine ? <ReportLink about="deck" id={deck.id} lang={lang} /> : null}
    </main>
  );
}
