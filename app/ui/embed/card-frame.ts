import type { Dictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { getCardText } from "@/app/ui/magmell/card/card-text";
import { describeSymbols } from "@/app/ui/magmell/card/symbols";
import { countSymbols } from "@/engine/magmell";
import { type Html, html } from "@/lib/html/html";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getLocalizedCardName } from "../magmell/picture/drawing-context";
import { renderColorSigns, renderFramePage } from "./frame-page";

/** Renders the embed page of a card: costs, text, and a link to its page. */
export function renderCardFrame(card: CatalogueCard, lang: Lang, words: Dictionary): string {
  const { site } = words;
  const page = localizePath(lang, `/cards/${encodeURIComponent(card.name)}`);
  const name = getLocalizedCardName({ lang }, card);
  const other = lang === "ja" ? card.reading : card.name;
  const kind = [card.token ? site.token : site.kinds[card.kind], card.timing ? site.timings[card.timing] : null];
  const text = getCardText(lang, card)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => html`<p>${line}</p>`);
  const body = html`${other === name ? null : html`<p class="soft" lang="ja">${other}</p>`}<h1><a href="${page}" target="_blank" rel="noopener">${name}</a> ${renderColorSigns(card.colors, site)}</h1><p class="soft">${kind.filter(Boolean).join(" · ")}</p>${costs(card, site)}${text.length > 0 ? html`<div class="text">${text}</div>` : null}${strength(card, site)}`;
  return renderFramePage({ lang, title: name, body, page, words });
}

const costs = ({ kind, useCost, catalyst }: CatalogueCard, site: Dictionary["site"]): readonly Html[] =>
  kind === "stone"
    ? []
    : [
        html`<p>${site.fields.useCost} ${describeSymbols(useCost, site)}</p>`,
        ...(countSymbols(catalyst) > 0
          ? [html`<p>${site.fields.catalyst} ${describeSymbols(catalyst, site)}</p>`]
          : []),
      ];

const strength = ({ kind, ap, hp }: CatalogueCard, { fields }: Dictionary["site"]): Html | null =>
  kind === "unit" ? html`<p class="strength">${fields.ap} ${ap ?? "–"} / ${fields.hp} ${hp ?? "–"}</p>` : null;
