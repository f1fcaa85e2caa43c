import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import {
  type DrawingContext,
  drawSiteFooter,
  drawText,
  PICTURE_COLORS,
  truncateToWidth,
  WIDE_PICTURE_SIZE,
  wrapInSvg,
} from "./drawing-context";
import { drawCardFace, getFaceHeight } from "./face-drawing";
import { wrapText } from "./wrap-text";

/** Content of the link preview image of a page about several cards. */
export type CardsPictureContent = {
  readonly title: string;
  readonly lead: string;
  /** The first few are shown. */
  readonly cards: readonly CatalogueCard[];
};

const SHOWN = 5;

/** Returns the SVG of the link preview image of a page about several cards: title, one line of text, and card faces. */
export function drawCardsPicture(pen: DrawingContext, { title, lead, cards }: CardsPictureContent): string {
  const margin = 40;
  const room = WIDE_PICTURE_SIZE.width - 2 * margin;
  const size = Math.max(44, Math.min(60, (60 * room) / Math.max(1, pen.font.width(title, 60))));
  const shown = cards.slice(0, SHOWN);
  const width = 212;
  const gap = 15;
  const left = (WIDE_PICTURE_SIZE.width - shown.length * width - (shown.length - 1) * gap) / 2;
  const [line = ""] = wrapText(lead, 1, (text) => pen.font.width(text, 30) <= room);
  return wrapInSvg(WIDE_PICTURE_SIZE, [
    drawText(pen, { text: truncateToWidth(pen, title, size, room), size, fill: PICTURE_COLORS.ink }, margin, 96),
    drawText(pen, { text: line, size: 30, fill: PICTURE_COLORS.soft }, margin, 152),
    ...shown.map((card, n) =>
      drawCardFace(pen, card, { x: left + n * (width + gap), y: 194 + (330 - getFaceHeight(width)) / 2 + 10, width }),
    ),
    drawSiteFooter(pen, WIDE_PICTURE_SIZE, margin),
  ]);
}
