import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { getPagePartPath } from "@/app/ui/links/page-part";
import { groupDeckLines } from "@/app/ui/magmell/editor/cards/deck-groups";
import { countDeckLineCards, DECK_LIMITS, DECK_ZONES, type Deck } from "@/engine/magmell";
import { type Html, html } from "@/lib/html/html";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getRequiredColors } from "@/lib/magmell/decks/deck-faces";
import { getLocalizedCardName } from "../magmell/picture/drawing-context";
import { renderColorSigns, renderFramePage } from "./frame-page";

type FramedDeck = {
  readonly name: string;
  readonly author: string | null;
  readonly deck: Deck;
  readonly legal: boolean;
  readonly path: string;
};

/** Renders the embed page of a deck: name, author, both decks by card kind, and a link to its page. */
export function renderDeckFrame(
  { name, author, deck, legal, path }: FramedDeck,
  catalogue: Pick<Catalogue, "names">,
  lang: Lang,
  words: Dictionary,
): string {
  const { share, site } = words;
  const page = localizePath(lang, path);
  const counts = DECK_ZONES.map(
    (zone) => `${site.zones[zone]} ${countDeckLineCards(deck[zone])}/${DECK_LIMITS[zone].size}`,
  ).join(lang === "ja" ? "・" : " · ");
  const facts = [...(author ? [format(share.deck.by, { author })] : []), counts, ...(legal ? [share.deck.legal] : [])];
  const body = html`<h1><a href="${page}" target="_blank" rel="noopener">${name}</a> ${renderColorSigns(getRequiredColors(deck, catalogue), site)}</h1><p class="soft">${facts.join("　")}</p><a href="${page}" target="_blank" rel="noopener"><img src="${localizePath(lang, getPagePartPath(path, "picture"))}" alt="${name}" width="1200" height="630"></a><div class="zones">${zoneGroups(deck, catalogue, lang, words)}</div>`;
  return renderFramePage({ lang, title: name, body, page, words });
}

const zoneGroups = (
  deck: Deck,
  catalogue: Pick<Catalogue, "names">,
  lang: Lang,
  { builder, site }: Dictionary,
): readonly Html[] =>
  DECK_ZONES.flatMap((zone) => groupDeckLines(deck[zone], catalogue)).map(({ kind, copies, entries }) => {
    const lines = entries.map(({ line, card }) =>
      card
        ? html`<li><b>${line.count}</b><a href="${localizePath(lang, `/cards/${encodeURIComponent(card.name)}`)}" target="_blank" rel="noopener">${getLocalizedCardName({ lang }, card)}</a>${renderColorSigns(card.colors, site)}</li>`
        : html`<li><b>${line.count}</b>${line.name}</li>`,
    );
    return html`<div class="group"><h2>${builder.zones[kind]} ${copies}</h2><ul>${lines}</ul></div>`;
  });
