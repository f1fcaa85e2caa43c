import type { Catalogue } from "@/lib/catalogue/model/types";
import type { SavedDeck } from "@/lib/decks/types";
import { encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { DeckView } from "../deck/deck-view";
import { formatDay } from "../i18n/dates";
import type { Dictionary } from "../i18n/dictionary";
import { format } from "../i18n/format";
import { href, type Lang } from "../i18n/lang";
import { ButtonLink } from "../kit/button-link";
import { Glyph } from "../kit/glyph";
import { Notice } from "../kit/notice";
import { Panel } from "../kit/panel";
import { PaperLinks } from "../paper/paper-links";
import { ShareButton } from "../share/share-button";
import type { SharedDeck } from "../share/share-choices";
import { shareWords } from "../share/share-words";
import { Primer } from "../starters/primer";
import { DeckState } from "./deck-state";
import { Sharing } from "./sharing";

type Props = {
  deck: SavedDeck;
  /** The token by which the reader came to see an unlisted deck. */
  token?: string;
  catalogue: Catalogue;
  lang: Lang;
  words: Dictionary;
};

/** A saved deck: whose it is and who may see it above, the deck itself below. */
export function DeckPage({ deck, token, catalogue, lang, words }: Props) {
  const { decks, site } = words;
  const { visibility, link, failures, starters } = decks;
  const { starter } = deck;
  const errors = deck.problems.filter(({ severity }) => severity === "error").length;
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-8">
      <div>
        {starter ? (
          <p className="text-gold">
            <a href={`${href(lang, "/decks")}#starters`} className="link">
              {starters.title}
            </a>
          </p>
        ) : null}
        <h1 className="text-2xl">{deckName(deck, lang)}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
          <span>{format(decks.by, { author: starter ? starters.author : (deck.author ?? decks.anonymous) })}</span>
          <span>{format(decks.savedOn, { date: formatDay(lang, deck.updatedAt) })}</span>
          <DeckState errors={errors} lang={lang} words={decks} />
        </p>
      </div>
      {deck.visibility === "unlisted" && !deck.mine ? (
        <Notice tone="info" title={site.tones.info}>
          <p>{decks.unlistedNotice}</p>
        </Notice>
      ) : null}
      {deck.mine ? (
        <Panel aria-label={visibility.label} className="no-print">
          <Sharing
            deck={{ id: deck.id, visibility: deck.visibility, link: deck.link }}
            lang={lang}
            words={{ visibility, link, failures }}
          />
        </Panel>
      ) : null}
      <DeckView
        deck={deck.deck}
        catalogue={catalogue}
        lang={lang}
        words={words}
        copy={token ?? deck.id}
        actions={
          <>
            {deck.mine ? (
              <ButtonLink href={href(lang, `/decks/${deck.id}/edit`)} variant="primary">
                {decks.edit}
              </ButtonLink>
            ) : null}
            <ShareButton target={sharedDeck(deck, catalogue, lang)} lang={lang} words={shareWords(words)}>
              <Glyph name="share" />
              {words.share.open}
            </ShareButton>
            <PaperLinks path={token ? `/s/${token}` : `/decks/${deck.id}`} lang={lang} words={words.paper} />
          </>
        }
        intro={
          starter ? (
            <Primer title={starters.primer} text={starter.primer[lang]} names={catalogue.names} lang={lang} />
          ) : null
        }
      />
    </main>
  );
}

/** The name of a deck as the reader calls it; decks of players have one. */
export const deckName = ({ name, starter }: Pick<SavedDeck, "name" | "starter">, lang: Lang): string =>
  starter && lang === "en" ? starter.englishName : name;

function sharedDeck(deck: SavedDeck, { cards }: Catalogue, lang: Lang): SharedDeck {
  const encoded = encodeDeck(deck.deck, numberTable(cards));
  const { id, visibility, link, mine } = deck;
  return {
    kind: "deck",
    name: deckName(deck, lang),
    saved: { id, visibility, link, mine },
    code: encoded.ok ? encoded.code : null,
  };
}
