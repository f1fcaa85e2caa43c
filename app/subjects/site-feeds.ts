import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { type FeedName, getFeedHref } from "@/app/ui/feeds/feed-links";
import { getCardHref } from "@/app/ui/links/browse-address";
import { DOCUMENT_FORMAT_DATA, type FormatData, getFormatName } from "@/engine/mtg/deck";
import { type AtomEntry, type AtomFeed, createFeedTagUri } from "@/lib/api/atom-feed";
import type { Catalogue, CatalogueRuling } from "@/lib/magmell/catalogue/model/types";
import type { DeckSummary } from "@/lib/magmell/decks/types";
import type { MtgDeckSummary } from "@/lib/mtg/decks/saved/types";

/** Maximum number of entries in a feed. */
export const MAX_FEED_ENTRIES = 50;

/** Context of a feed. `idHost` is part of the entries' ids and stays the same when the site moves. */
export type FeedContext = { readonly origin: string; readonly idHost: string; readonly lang: Lang };

/** Returns the feed of public decks, last saved first. */
export function buildDecksFeed(decks: readonly DeckSummary[], place: FeedContext): AtomFeed {
  const { counts: text } = getDictionary(place.lang).feeds;
  const entries = decks.map(({ about, counts, ...deck }) =>
    createDeckEntry(`/decks/${deck.id}`, deck, place, [
      format(text, { grimoire: counts.grimoire, stones: counts.stoneDeck }),
      ...(about.description === "" ? [] : [about.description]),
    ]),
  );
  return feedOf("decks", "/decks", entries, place);
}

/** Returns the feed of public Magic decks, last saved first. */
export function buildMtgDecksFeed(
  decks: readonly MtgDeckSummary[],
  place: FeedContext,
  book: FormatData = DOCUMENT_FORMAT_DATA,
): AtomFeed {
  const { page } = getDictionary(place.lang).mtgDesk;
  const entries = decks.map(({ counts, format: id, on, ...deck }) =>
    createDeckEntry(`/mtg/decks/${deck.id}`, deck, place, [
      format(page.description, {
        format: getFormatName(id, book)[getTextLang(place.lang)],
        day: on,
        n: counts.main || counts.pool,
      }),
    ]),
  );
  return feedOf("mtg", "/mtg/decks", entries, place);
}

type FeedDeck = Pick<DeckSummary, "id" | "name" | "author" | "updatedAt">;

function createDeckEntry(
  path: string,
  { id, name, author, updatedAt }: FeedDeck,
  { origin, idHost, lang }: FeedContext,
  texts: readonly string[],
): AtomEntry {
  const words = getDictionary(lang).feeds;
  const byline = author === null ? words.unnamed : format(words.by, { author });
  return {
    id: createFeedTagUri(idHost, `deck:${id}`),
    title: name,
    link: origin + localizePath(lang, path),
    updated: new Date(updatedAt),
    lines: [byline, ...texts].map((text) => ({ text, link: null })),
    more: null,
  };
}

/** Returns the feed of rulings, newest first. */
export function buildRulingsFeed(
  { cards, rulings }: Pick<Catalogue, "cards" | "rulings">,
  place: FeedContext,
): AtomFeed {
  const named = new Map(cards.map((card) => [card.number, card]));
  const all = new Map([...rulings.values()].flat().map((ruling) => [ruling.id, ruling]));
  const newest = [...all.values()]
    .sort((a, b) => (a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1))
    .slice(0, MAX_FEED_ENTRIES);
  const cardLink = (number: number) => {
    const card = named.get(number);
    return card
      ? [{ name: place.lang === "ja" ? card.name : card.englishName, link: getCardHref(place.lang, card.name) }]
      : [];
  };
  const entryOf = ({ id, date, question, answer, cards: about }: CatalogueRuling): AtomEntry => {
    const ties = about.flatMap(cardLink);
    return {
      id: createFeedTagUri(place.idHost, `ruling:${id}`),
      title: question[getTextLang(place.lang)],
      link: `${place.origin}${ties[0]?.link ?? localizePath(place.lang, "/rules")}#${id}`,
      // The day begins in Tokyo, where the game is published.
      updated: new Date(`${date}T00:00:00+09:00`),
      lines: [
        { text: answer[getTextLang(place.lang)], link: null },
        ...ties.map(({ name, link }) => ({
          text: format(getDictionary(place.lang).feeds.on, { name }),
          link: place.origin + link,
        })),
      ],
      more: null,
    };
  };
  return feedOf("rulings", "/rules", newest.map(entryOf), place);
}

function feedOf(name: FeedName, page: string, entries: readonly AtomEntry[], place: FeedContext): AtomFeed {
  const { origin, lang } = place;
  return {
    id: createFeedTagUri(place.idHost, name),
    lang,
    title: getDictionary(lang).feeds[name],
    author: getDictionary(lang).site.siteName,
    link: origin + localizePath(lang, page),
    self: origin + getFeedHref(name, lang),
    updated: entries[0]?.updated ?? new Date(0),
    entries,
  };
}
