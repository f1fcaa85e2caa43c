import type { Catalogue } from "@/lib/catalogue/types";
import type { SavedDeck } from "@/lib/decks/types";
import { sayDay } from "../account/day";
import { DeckView } from "../deck/deck-view";
import { ButtonLink } from "../kit/button-link";
import { Notice } from "../kit/notice";
import { Panel } from "../kit/panel";
import { type Dictionary, href, type Lang, say } from "../words";
import { DeckState } from "./deck-state";
import { Sharing } from "./sharing";

type Props = { deck: SavedDeck; catalogue: Catalogue; lang: Lang; words: Dictionary };

/** A saved deck: whose it is and who may see it above, the deck itself below. */
export function DeckPage({ deck, catalogue, lang, words }: Props) {
  const { decks, site } = words;
  const { visibility, link, failures } = decks;
  const errors = deck.problems.filter(({ severity }) => severity === "error").length;
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-8">
      <div>
        <h1 className="text-2xl">{deck.name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
          <span>{say(decks.by, { author: deck.author ?? decks.anonymous })}</span>
          <span>{say(decks.savedOn, { date: sayDay(lang, deck.updatedAt) })}</span>
          <DeckState errors={errors} lang={lang} words={decks} />
        </p>
      </div>
      {deck.visibility === "unlisted" && !deck.mine ? (
        <Notice tone="info" title={site.tones.info}>
          <p>{decks.unlistedNotice}</p>
        </Notice>
      ) : null}
      {deck.mine ? (
        <Panel aria-label={visibility.label}>
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
        actions={
          deck.mine ? (
            <ButtonLink href={href(lang, `/decks/${deck.id}/edit`)} variant="primary">
              {decks.edit}
            </ButtonLink>
          ) : null
        }
      />
    </main>
  );
}
