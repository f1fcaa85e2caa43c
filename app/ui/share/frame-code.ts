import { html } from "@/lib/html/html";

type Frame = { readonly source: string; readonly title: string; readonly width: number; readonly height: number };

/** Sizes of embeds in CSS pixels; cards are upright. */
export const FRAME_SIZES = {
  deck: { width: 640, height: 480 },
  card: { width: 360, height: 480 },
  replay: { width: 480, height: 480 },
} as const;

/** Returns the HTML code that embeds a deck, card or replay in another site. */
export const buildEmbedCode = ({ source, title, width, height }: Frame): string =>
  html`<iframe src="${source}" title="${title}" width="${width}" height="${height}" style="max-width:100%;border:0" loading="lazy"></iframe>`
    .text;
