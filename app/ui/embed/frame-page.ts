import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { COLORS, type Color } from "@/engine/magmell";
import { type Html, html, Html as Piece } from "@/lib/html/html";
import { COLOR_SHAPES } from "../magmell/card/symbol-shapes";
import { FRAME_CSS } from "./frame-style";

type FramePage = {
  readonly lang: Lang;
  readonly title: string;
  readonly body: Html;
  /** The page that the frame is a part of; left out where there is none. */
  readonly page?: string;
  readonly words: Pick<Dictionary, "site" | "share">;
};

/** Renders a complete embed page without scripts, in the site's fonts, with a link that opens outside the frame. */
export const renderFramePage = ({ lang, title, body, page, words }: FramePage): string =>
  `<!doctype html>${
    html`<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/fonts/fonts.css"><style>${new Piece(FRAME_CSS)}</style></head><body><main>${body}</main><footer><a href="${page ?? "/"}" target="_blank" rel="noopener">${page ? words.share.embed.open : words.site.siteName}</a></footer></body></html>`
      .text
  }`;

/** Renders a color as its shape and letter, as elsewhere on the site. */
export function renderColorSign(color: Color, words: Dictionary["site"]): Html {
  const { path, letter } = COLOR_SHAPES[color];
  return html`<svg role="img" aria-label="${words.colors[color]}" width="18" height="18" viewBox="0 0 32 32"><path d="${path}" fill="var(--${color})"/><text x="${letter[0]}" y="${letter[1]}" dy=".36em" text-anchor="middle" font-size="13" font-weight="700" fill="var(--on)">${words.colorLetters[color]}</text></svg>`;
}

/** Renders several colors side by side, in the order of the rules. */
export const renderColorSigns = (colors: readonly Color[], words: Dictionary["site"]): readonly Html[] =>
  COLORS.filter((color) => colors.includes(color)).map((color) => renderColorSign(color, words));
