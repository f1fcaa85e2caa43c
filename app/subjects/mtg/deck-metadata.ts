import type { Metadata } from "next";
import { getDictionary } from "@/app/i18n/dictionary";
import { format as fill, formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getPagePartPath } from "@/app/ui/links/page-part";
import type { DeckView } from "@/app/ui/mtg/editor/deck-query";
import { isBasicLand } from "@/engine/mtg/deck";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { createOembedLink } from "../oembed-link";
import { createShareMetadata } from "../share-metadata";
import { computeMtgDeckPictureStamp } from "./deck-picture";
import type { MtgDeckSubject } from "./deck-subject";

/** The most cards that a description names. */
const NAMED = 5;

/** Describes the first cards of a deck, without basic lands. */
function describeCards({ deck: { main, sideboard, pool } }: DeckView, lang: Lang): string {
  const named = [...main, ...(main.length === 0 ? [...sideboard, ...pool] : [])];
  const cards = named.some(({ name }) => !isBasicLand(name)) ? named.filter(({ name }) => !isBasicLand(name)) : named;
  const { more } = getDictionary(lang).share.deck;
  const rest = cards.length - NAMED;
  return [
    ...cards.slice(0, NAMED).map(({ name, count }) => `${count} ${name}`),
    ...(rest > 0 ? [fill(more, { n: rest })] : []),
  ].join(lang === "ja" ? "、" : ", ");
}

/**
 * Returns the metadata of a Magic deck's page; with `title`, that of another page about the deck, without its format.
 */
export function generateMtgDeckMetadata(subject: MtgDeckSubject, lang: Lang, title?: string): Metadata {
  const { deck, name, formatName, on, author, path, reach } = subject;
  const { mtgDesk, share } = getDictionary(lang);
  const shownTitle = title ?? (name || mtgDesk.page.title);
  const cards = countListCards(deck.main.length > 0 ? deck.main : deck.pool);
  const about =
    title === undefined
      ? fill(mtgDesk.page.description, { format: formatName[getTextLang(lang)], day: on, n: cards })
      : `${formatPlural(lang, mtgDesk.sorted.count, cards)}${lang === "ja" ? "。" : "."}`;
  const summary = [about, describeCards(subject, lang)].join(lang === "ja" ? "" : " ");
  const description =
    author === null ? summary : `${fill(share.deck.by, { author })}${lang === "ja" ? "。" : ". "}${summary}`;
  const isSecret = reach === "secret";
  return {
    title: shownTitle,
    description,
    ...(isSecret ? {} : { alternates: { types: createOembedLink(lang, path, shownTitle) } }),
    ...createShareMetadata({
      lang,
      title: shownTitle,
      description,
      type: "article",
      ...(isSecret ? {} : { path }),
      picture: {
        path: getPagePartPath(path, "picture"),
        stamp: computeMtgDeckPictureStamp(subject, lang),
        alt: fill(share.deck.alt, { name: name || mtgDesk.unnamed, summary }),
      },
    }),
  };
}
